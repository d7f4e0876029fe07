import { AppError } from '../../errors.ts'
import type { AnswerSaving, GivenAnswer } from './saving.ts'
import { answerErrorCodes } from './saving-many-schema.ts'
import type { AnswerValue } from './schema.ts'

type AnswerErrorCode = (typeof answerErrorCodes)[number]

/**
 * Saves several answers of one attempt, each as if it came alone: one that is rejected blocks no other. Of two to one question the
 * later revision is stored last, whatever their order.
 * @returns each answer with what became of it, in the order in which they came
 */
export function saveAnswers(saving: AnswerSaving, answers: readonly GivenAnswer[]) {
  const ordered = answers
    .map((answer, n) => ({ answer, n }))
    .toSorted((one, other) => one.answer.revision - other.answer.revision)
  return Promise.all(
    ordered.map(async ({ answer, n }) => ({ n, outcome: await outcomeOf(saving, answer) })),
  ).then(outcomes => outcomes.toSorted((one, other) => one.n - other.n).map(({ outcome }) => outcome))
}

async function outcomeOf(saving: AnswerSaving, answer: GivenAnswer) {
  try {
    const { question_id, ...saved } = await saving.save(answer)
    return { question_id, saved, refused: null }
  } catch (error) {
    const code = error instanceof AppError && answerErrorCodes.find(each => each === error.code)
    if (!(error instanceof AppError) || !code) throw error
    return { question_id: answer.questionId, saved: null, refused: { code, ...storedIn(code, error) } }
  }
}

/** What is stored instead, where another answer is. */
function storedIn(code: AnswerErrorCode, { data }: AppError) {
  const stands = code === 'revision_stale' || code === 'question_passed'
  if (!stands) return { stored: null }
  // As `AnswerSaving` says it.
  return {
    stored: {
      revision: Number(data?.['revision'] ?? 0),
      value: (data?.['value'] ?? null) as AnswerValue | null,
    },
  }
}
