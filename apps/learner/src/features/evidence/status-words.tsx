import { useLingui } from '@lingui/react/macro'
import { Badge, formatNumber, useUi } from '@masar/ui'
import { Stat, StatList } from '@masar/ui/stat'
import type { Counts } from './api.ts'

type Status = keyof Counts

const statuses: readonly Status[] = ['met', 'waived', 'due', 'grace', 'late', 'expired']
const tones = {
  met: 'success',
  waived: 'neutral',
  due: 'primary',
  grace: 'warning',
  late: 'danger',
  expired: 'danger',
} as const

function useStatusWords(): Record<Status, string> {
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

/** How many people stand where. */
export function StatusCounts({ counts }: { counts: Counts }) {
  const { t } = useLingui()
  const words = useStatusWords()
  const { tag } = useUi()
  const people = statuses.reduce((sum, status) => sum + counts[status], 0)
  return (
    <StatList>
      <Stat label={t`People`} value={formatNumber(tag, people)} />
      {statuses
        .filter(status => counts[status] > 0)
        .map(status => (
          <Stat key={status} label={words[status]} value={formatNumber(tag, counts[status])} />
        ))}
    </StatList>
  )
}
