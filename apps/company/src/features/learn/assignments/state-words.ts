import { useLingui } from '@lingui/react/macro'
import type { assignmentStates } from '../place.ts'

/** The words for the states that a list can be narrowed to. */
export function useStateWords(): Record<(typeof assignmentStates)[number], string> {
  const { t } = useLingui()
  return {
    assigned: t`Not started`,
    in_progress: t`In progress`,
    overdue: t`Overdue`,
    completed: t({ message: 'Finished', context: 'state of an assignment' }),
    withdrawn: t`Withdrawn`,
  }
}
