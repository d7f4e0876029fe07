import { useLingui } from '@lingui/react/macro'
import { Badge, formatNumber, useUi } from '@masar/ui'
import { Stat, StatList } from '@masar/ui/stat'
import type { Counts } from './api.ts'

export type Status = keyof Counts

export const statuses: readonly Status[] = ['met', 'waived', 'due', 'grace', 'late', 'expired']
const tones = {
  met: 'success',
  waived: 'neutral',
  due: 'primary',
  grace: 'warning',
  late: 'danger',
  expired: 'danger',
} as const

/** What statuses are called. */
export function useStatusWords(): Record<Status, string> {
  const { t } = useLingui()
  return {
    met: t`Met`,
    waived: t`Waived`,
    due: t`Not yet due`,
    grace: t`In grace period`,
    late: t`Late`,
    expired: t({ context: 'status of a requirement', message: 'Expired' }),
  }
}

export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{useStatusWords()[status]}</Badge>
}

export const peopleOf = (counts: Counts) => statuses.reduce((sum, status) => sum + counts[status], 0)

/** How many people stand where. */
export function StatusCounts({ counts }: { counts: Counts }) {
  const { t } = useLingui()
  const words = useStatusWords()
  const { tag } = useUi()
  return (
    <StatList>
      <Stat label={t`People`} value={formatNumber(tag, peopleOf(counts))} />
      {statuses
        .filter(status => counts[status] > 0)
        .map(status => (
          <Stat key={status} label={words[status]} value={formatNumber(tag, counts[status])} />
        ))}
    </StatList>
  )
}
