import { Trans } from '@lingui/react/macro'
import { Badge, DateText } from '@masar/ui'

/** By which day something is due, or since when it is late. */
export function DueBadge({ on, isOverdue }: { on: string; isOverdue: boolean }) {
  const date = <DateText value={on} format="short" timeZone="UTC" />
  return (
    <Badge tone={isOverdue ? 'danger' : 'warning'}>
      {isOverdue ? <Trans>Overdue since {date}</Trans> : <Trans>Due by {date}</Trans>}
    </Badge>
  )
}
