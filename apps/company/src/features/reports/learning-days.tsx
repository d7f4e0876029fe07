import { Trans } from '@lingui/react/macro'
import { siteTimeZone } from '@masar/text'
import { zoneOffset } from '@masar/text/zones'
import { Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { appearanceQuery } from '../frame/company-frame.tsx'

/** Says by which clock days of learning end, to a company whose own one shows another time. */
export function LearningDays({ asOf }: { asOf: string }) {
  const zone = useQuery({ ...appearanceQuery(), staleTime: Infinity }).data?.data.time_zone
  const at = new Date(asOf)
  if (zone === undefined || zoneOffset(zone, at) === zoneOffset(siteTimeZone, at)) return null
  return (
    <Text soft size="sm">
      <Trans>A day of learning ends at midnight in Riyadh, whatever your company’s time zone.</Trans>
    </Text>
  )
}
