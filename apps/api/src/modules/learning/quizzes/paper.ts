import { hash } from 'node:crypto'
import type { AnswerValue, QuestionKind, QuestionOption } from '../../../db/schema/index.ts'
import type { Secrets } from '../../../secrets.ts'
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
  /** An answer in the page's ids in the author's keys, which are taken as they are, too, and so are the ids of pages from before. */
  inKeys: <T extends AnswerValue | null>(value: T) => T
  /** An answer in the author's keys in the ids of the page. */
  inIds: <T extends AnswerValue | null>(value: T) => T
}

/**
 * The options of a question under ids of this learner alone, since the author's keys often follow the order in which the options were written, the right
 * one first perhaps. The ids are keyed by the service's secret: who knows the form of such keys could try which one an id was made of, else.
 * What is to be put in order or matched comes in another order than it was written in, as in an exam. Ids and order stay for this
 * learner, and do when the question changes.
 */
export function quizPaper(secrets: Secrets, { id, kind, options }: PaperQuestion, userId: number): QuizPaper {
  const ids = new Map(
    options.map(({ key }) => [key, secrets.mac('quiz option', `${userId}`, `${id}`, key).slice(0, 12)]),
  )
  const keys = new Map([
    ...options.map(({ key }) => [formerId(userId, id, key), key] as const),
    ...[...ids].map(([key, given]) => [given, key] as const),
  ])
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

/** What pages called an option before ids were keyed: one that is open still, or comes back from being offline, may answer. */
function formerId(userId: number, questionId: number, key: string): string {
  return hash('sha256', `${userId} ${questionId} ${key}`, 'base64url').slice(0, 12)
}
