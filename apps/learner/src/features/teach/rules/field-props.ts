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

/** For fields whose rules are in the draft as stored: their effective values. */
export interface ChosenFieldsProps extends FieldsProps {
  rules: ExamRules
}
