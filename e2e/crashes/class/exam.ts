import { type Random, random } from '@masar/testing/random'
import { both, insertExam, insertQuestion, type QuestionRow } from '../../fixtures/exam-rows.ts'
import type { Postgres } from '../../fixtures/postgres.ts'
import { isSame, type Value } from './ledger.ts'

/** A question of the exam with all that a learner of the class may answer; the first is right. */
export interface ClassQuestion {
  id: number
  points: number
  values: [Value, ...Value[]]
}

export interface ClassExam {
  id: number
  questions: ClassQuestion[]
}

interface AskedKind extends Pick<QuestionRow, 'kind' | 'options'> {
  values: Value[]
  answerKey: (right: Value) => object
}

const letters = ['a', 'b', 'c', 'd']
const kinds: AskedKind[] = [
  {
    kind: 'single_choice',
    values: letters.map(option => ({ option })),
    options: letters.map(key => ({ key, text: both(key), feedback: both('') })),
    answerKey: right => ({ correct: Object.values(right) }),
  },
  { kind: 'true_false', values: [{ truth: true }, { truth: false }], answerKey: right => right },
  {
    kind: 'number',
    values: ['١٢٫٥', '12.6', '١٢', '125'].map(text => ({ text })),
    answerKey: () => ({ value: 12.5, tolerance: 0 }),
  },
  {
    kind: 'short_text',
    values: ['الرِّيَاض', 'جدة', 'الدمام', 'مكة'].map(text => ({ text })),
    answerKey: () => ({ accepted: ['الرياض'] }),
  },
]

/** Two questions of each kind; what is right and what it is worth goes by the seed. */
export async function makeExam(
  postgres: Postgres,
  seed: number,
  timeLimitSeconds: number,
): Promise<ClassExam> {
  const id = await insertExam(postgres, timeLimitSeconds)
  const next = random(seed)
  const questions: ClassQuestion[] = []
  for (const [index, kind] of [...kinds, ...kinds].entries())
    questions.push(await makeQuestion(postgres, id, index + 1, kind, next))
  return { id, questions }
}

async function makeQuestion(
  postgres: Postgres,
  exam: number,
  position: number,
  { kind, values, options, answerKey }: AskedKind,
  next: Random,
): Promise<ClassQuestion> {
  const isTyped = kind === 'number' || kind === 'short_text'
  const right = values[isTyped ? 0 : next(values.length)]
  if (!right) throw new Error(`Nothing is right of ${kind}.`)
  const points = 1 + next(4)
  const texts = both(`Question ${position}`)
  const id = await insertQuestion(postgres, exam, position, {
    kind,
    points,
    body: texts,
    explanation: texts,
    answerKey: answerKey(right),
    ...(options && { options }),
  })
  return { id, points, values: [right, ...values.filter(value => value !== right)] }
}

/** What an answer is worth: every kind that is asked is right or wrong as a whole. */
export function markOf({ points, values }: ClassQuestion, value: Value): number {
  return isSame(value, values[0]) ? points : 0
}
