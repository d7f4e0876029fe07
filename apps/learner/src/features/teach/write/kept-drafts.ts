import { browserDrafts } from '../browser-drafts.ts'
import { type QuestionDraft, questionKinds } from './draft.ts'

/** Questions that are being written, by their ids; new ones by their exam. */
export const questionDrafts = browserDrafts('masar-exam-question', isQuestionDraft)

export function isQuestionDraft(kept: unknown): kept is QuestionDraft {
  const draft = kept as Partial<QuestionDraft> | null
  const texts = [draft?.state, draft?.points, draft?.value, draft?.tolerance, draft?.accepted, draft?.tags]
  return (
    texts.every(text => typeof text === 'string') &&
    questionKinds.includes(draft?.kind as never) &&
    [draft?.options, draft?.prompts, draft?.rubric].every(
      list => Array.isArray(list) && list.every(part => typeof part.key === 'string' && part.text),
    ) &&
    typeof draft?.body === 'object' &&
    typeof draft.explanation === 'object'
  )
}
