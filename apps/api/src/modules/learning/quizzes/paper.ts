import { hash } from 'node:crypto'
import type { AnswerValue, QuestionKind, QuestionOption } from '../../../db/schema/index.ts'
import { renamed } from '../../exams/option-ids.ts'

interface PaperQuestion {
  id: number
  kind: QuestionKind
  options: readonly QuestionOption[]
}

/** A question as one learner gets it. */
export interface QuizPaper {
  prompts: QuestionOption[]
  options: QuestionOption[]
  /** @param key the author's @returns what this learner's page calls the option */
  idOf: (key: string) => string
  /** An answer in the page's ids in the author's keys, which are taken as they are, too. */
  inKeys: <T extends AnswerValue | null>(value: T) => T
  /** An answer in the author's keys in the ids of the page. */
  inIds: <T extends AnswerValue | null>(value: T) => T
}

/**
 * The options of a question under ids of this learner alone, since the author's keys often follow the order in which the options were written, the right
 * one first perhaps. What is to be put in order or matched comes in another order than it was written in, as in an exam. Ids and order stay for this
 * learner, and do when the question changes.
 */
export function quizPaper({ id, kind, options }: PaperQuestion, userId: number): QuizPaper {
  const ids = new Map(
    options.map(({ key }) => [key, hash('sha256', `${userId} ${id} ${key}`, 'base64url').slice(0, 12)]),
  )
  const keys = new Map([...ids].map(([key, given]) => [given, key]))
  const idOf = (key: string) => ids.get(key) ?? key
  const choices = options.filter(({ isPrompt }) => isPrompt !== true)
  const isMixed = kind === 'ordering' || kind === 'matching'
  return {
    prompts: options.filter(({ isPrompt }) => isPrompt === true),
    options: isMixed ? choices.toSorted((a, b) => (idOf(a.key) < idOf(b.key) ? -1 : 1)) : choices,
    idOf,
    inKeys: value => renamed(value, given => keys.get(given) ?? given),
    inIds: value => renamed(value, idOf),
  }
}
