import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@masar/ui'
import type { Batch, BatchRow } from '../queries.ts'

type Outcome = keyof Batch['outcomes']

/** Why a person was not assigned a course, or what became of it later. */
export function useOutcomeWords(): Record<Outcome, string> {
  const { t } = useLingui()
  return {
    assigned: t({ message: 'Assigned', context: 'what became of a course' }),
    already_assigned: t`Has it assigned already`,
    no_seat: t`No free seat`,
    course_withdrawn: t`The course is no longer offered`,
    deactivated: t`The account is deactivated`,
    undone: t`Undone`,
    left: t`Left the group or the branch before starting`,
  }
}

/** In the order in which they matter to the assigner. */
export const outcomes = [
  'assigned',
  'no_seat',
  'already_assigned',
  'course_withdrawn',
  'deactivated',
  'undone',
  'left',
] as const satisfies readonly Outcome[]

const tones = {
  running: 'primary',
  done: 'success',
  cancelled: 'warning',
  undoing: 'primary',
  undone: 'neutral',
} as const

/** How an act stands. */
export function BatchState({ state }: { state: BatchRow['state'] }) {
  return (
    <Badge tone={tones[state]}>
      {state === 'running' && <Trans>Being assigned</Trans>}
      {state === 'done' && <Trans context="state of an act">Done</Trans>}
      {state === 'cancelled' && <Trans context="state of an act">Stopped</Trans>}
      {state === 'undoing' && <Trans>Being undone</Trans>}
      {state === 'undone' && <Trans>Undone</Trans>}
    </Badge>
  )
}
