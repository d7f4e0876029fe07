import { useLingui } from '@lingui/react/macro'
import { Badge } from '@masar/ui'
import type { EmployeeState } from './filters.ts'

/** The words for what a person is in the company. */
export function useStateWords(): Record<EmployeeState, string> {
  const { t } = useLingui()
  return {
    active: t({ message: 'Active', context: 'state of an employee' }),
    invited: t({ message: 'Invited', context: 'state of an employee' }),
    deactivated: t({ message: 'Deactivated', context: 'state of an employee' }),
  }
}

const tones = { active: 'success', invited: 'warning', deactivated: 'neutral' } as const

export function StateBadge({ state }: { state: EmployeeState }) {
  return <Badge tone={tones[state]}>{useStateWords()[state]}</Badge>
}
