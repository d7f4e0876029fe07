import type { ApiError } from '@masar/api-sdk'
import type { ExamRules } from '../exam/api.ts'
import type { RuleName } from '../exam/rules.ts'
import type { RuleProblem, RulesDraft } from './draft.ts'

/** What every group of fields gets. */
export interface FieldsProps {
  draft: RulesDraft
  problems: Partial<Record<RuleName, RuleProblem>>
  error: ApiError | null
  onChange: (to: Partial<RulesDraft>) => void
}

/** Of fields whose rules stand in the draft as they are stored: what they come to now. */
export interface ChosenFieldsProps extends FieldsProps {
  rules: ExamRules
}
