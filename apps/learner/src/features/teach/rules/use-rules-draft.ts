import type { ExamSettings } from '../exam/api.ts'
import { useKeptDraft } from '../use-kept-draft.ts'
import { draftOf } from './draft.ts'
import { rulesDrafts } from './kept-drafts.ts'

/** The rules that are being changed. */
export function useRulesDraft({ exam, rules, state }: ExamSettings) {
  return useKeptDraft({
    drafts: rulesDrafts,
    name: String(exam.id),
    state,
    stored: () => draftOf(rules, state),
  })
}
