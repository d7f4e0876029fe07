import { browserDrafts } from '../browser-drafts.ts'
import { isQuestionDraft } from '../write/kept-drafts.ts'
import type { QuizDraft, QuizQuestionDraft } from './draft.ts'

/** Quizzes that are being written, by the ids of their lessons. */
export const quizDrafts = browserDrafts('masar-lesson-quiz', (kept): kept is QuizDraft => {
  const draft = kept as Partial<QuizDraft> | null
  return (
    typeof draft?.state === 'string' &&
    typeof draft.isRule === 'boolean' &&
    Array.isArray(draft.questions) &&
    draft.questions.every(isQuizQuestion)
  )
})

function isQuizQuestion(kept: unknown): kept is QuizQuestionDraft {
  if (!isQuestionDraft(kept)) return false
  const { key, at, hints } = kept as Partial<QuizQuestionDraft>
  return (
    typeof key === 'string' &&
    typeof at === 'string' &&
    Array.isArray(hints) &&
    hints.every(hint => typeof hint.key === 'string' && hint.text)
  )
}
