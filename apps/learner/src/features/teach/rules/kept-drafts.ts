import { browserDrafts } from '../browser-drafts.ts'
import type { RulesDraft } from './draft.ts'

/** Rules that are being changed, by the exam. */
export const rulesDrafts = browserDrafts('masar-exam-rules', (kept): kept is RulesDraft => {
  const draft = kept as Partial<RulesDraft> | null
  return (
    [draft?.state, draft?.minutes, draft?.passMark, draft?.attempts, draft?.delay].every(
      text => typeof text === 'string',
    ) &&
    typeof draft?.opens?.time === 'string' &&
    typeof draft.closes?.time === 'string' &&
    Array.isArray(draft.review?.just_after)
  )
})
