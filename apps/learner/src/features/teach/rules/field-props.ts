import type { ApiError } from '@masar/api-sdk'
import type { RuleName } from '../exam/rules.ts'
import type { RuleFault, RulesDraft } from './draft.ts'

/** What every group of fields gets. */
export interface FieldsProps {
  draft: RulesDraft
  faults: Partial<Record<RuleName, RuleFault>>
  error: ApiError | null
  onChange: (to: Partial<RulesDraft>) => void
}
