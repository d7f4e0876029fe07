import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSettled } from '@masar/app-shell'
import { formatDate, isolate } from '@masar/text'
import { Banner, Text, useUi } from '@masar/ui'
import { useTimeZone } from '@masar/ui/date-time'
import { useQuery } from '@tanstack/react-query'
import { type PlannedTime, type PrayerClash, prayersQuery } from './api.ts'

interface PrayerWarningProps {
  courseId: number
  /** Null while it is not known. */
  planned: PlannedTime | null
}

/** Says which iftars and Friday prayers a planned time breaks into. It is only a warning. */
export function PrayerWarning({ courseId, planned }: PrayerWarningProps) {
  // Its parts are what stays the same from one drawing to the next.
  const key = useSettled(planned && JSON.stringify(planned))
  const settled = key === null ? null : (JSON.parse(key) as PlannedTime)
  const { data } = useQuery({
    ...prayersQuery(courseId, settled ?? { from: '', until: '' }),
    enabled: settled !== null,
  })
  const clashes = settled === null ? [] : (data?.data ?? [])
  return (
    <div role="status">
      {clashes.length > 0 && (
        <Banner tone="warning">
          {clashes.map(clash => (
            <Text key={`${clash.kind} ${clash.cities[0]?.at}`}>
              <Clash clash={clash} />
            </Text>
          ))}
        </Banner>
      )}
    </div>
  )
}

function Clash({ clash: { kind, cities, more } }: { clash: PrayerClash }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const timeZone = useTimeZone()
  const when = (at: string, options: Intl.DateTimeFormatOptions) =>
    formatDate(tag, new Date(at), { ...options, timeZone })
  const named = cities.map(({ name, at }) => `${isolate(name)} ${isolate(when(at, { timeStyle: 'short' }))}`)
  const list = new Intl.ListFormat(tag, { type: 'conjunction' }).format([
    ...named,
    ...(more > 0 ? [t`${plural(more, { one: '# more city', other: '# more cities' })}`] : []),
  ])
  const day =
    cities[0] === undefined ? '' : when(cities[0].at, { weekday: 'long', day: 'numeric', month: 'long' })
  return kind === 'iftar' ? (
    <Trans>
      On {day}, this time overlaps with iftar where your learners live: {list}.
    </Trans>
  ) : (
    <Trans>
      On {day}, this time overlaps with Friday prayer where your learners live; it begins at noon: {list}.
    </Trans>
  )
}
