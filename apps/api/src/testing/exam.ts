import {
  exams,
  questions,
  questionVersions,
  type AnswerKey,
  type AnswerValue,
  type EssayForm,
  type QuestionKind,
  type QuestionOption,
} from '../db/schema/index.ts'
import { account, unique, type Account } from './accounts.ts'
import { course, enrol } from './catalogue.ts'
import type { TestApi } from './test-api.ts'

interface GivenQuestion {
  kind: QuestionKind
  key: AnswerKey
  options?: QuestionOption[]
  points?: number
  /** Of an essay: what its answer may be. */
  essay?: EssayForm
  poolId?: number
}

const option = (key: string): QuestionOption => ({
  key,
  text: { ar: `خيار ${key}`, en: `Option ${key}` },
  feedback: { ar: `تعليق ${key}`, en: `Feedback ${key}` },
})
export const options = (...keys: string[]): QuestionOption[] => keys.map(option)

/** One question of each of the five kinds whose answers are chosen or typed in a word. */
export const fiveKinds: GivenQuestion[] = [
  { kind: 'single_choice', key: { correct: ['b'] }, options: options('a', 'b', 'c', 'd'), points: 2 },
  { kind: 'multiple_choice', key: { correct: ['a', 'c'] }, options: options('a', 'b', 'c', 'd'), points: 2 },
  { kind: 'true_false', key: { truth: true }, points: 1 },
  { kind: 'number', key: { value: 12.5, tolerance: 0.1 }, points: 2 },
  { kind: 'short_text', key: { accepted: ['الرياض', 'Riyadh'] }, points: 3 },
]
/** Right answers to them, in their order. */
export const rightAnswers: AnswerValue[] = [
  { option: 'b' },
  { options: ['a', 'c'] },
  { truth: true },
  { text: '١٢٫٥' },
  { text: 'الرِّيَاض' },
]

/** The same as the learner’s paper has them, where options keep their order. */
export const rightAnswersSeen: AnswerValue[] = [
  { option: '~2' },
  { options: ['~1', '~3'] },
  ...rightAnswers.slice(2),
]

const prompt = (key: string): QuestionOption => ({ ...option(key), isPrompt: true })
/** One question of each of the eight kinds. */
export const eightKinds: GivenQuestion[] = [
  ...fiveKinds,
  {
    kind: 'matching',
    key: { pairs: { p: 'y', q: 'x' } },
    options: [prompt('p'), prompt('q'), ...options('x', 'y', 'z')],
    points: 2,
  },
  { kind: 'ordering', key: { correct: ['c', 'a', 'b'] }, options: options('a', 'b', 'c'), points: 2 },
  { kind: 'essay', key: {}, points: 6 },
]
/** Right answers to those that a key marks, in their order. */
export const eightAnswers: AnswerValue[] = [
  ...rightAnswers,
  { pairs: { p: 'y', q: 'x' } },
  { options: ['c', 'a', 'b'] },
  { text: 'رأيي في الأمر' },
]

export interface TestExam {
  examId: number
  courseId: number
  /** In the order they were given. */
  questionIds: number[]
}

/** A published exam of a course, 30 minutes long; everything may be seen after the submission. */
export async function exam(
  api: TestApi,
  given: Partial<typeof exams.$inferInsert> = {},
  asked: GivenQuestion[] = fiveKinds,
): Promise<TestExam> {
  const courseId = given.courseId ?? (await course(api))
  const all = ['answers', 'correctness', 'marks', 'feedback', 'right_answers', 'overall'] as const
  const [row] = await api.db
    .insert(exams)
    .values({
      title: { ar: 'الاختبار', en: 'The exam' },
      passMark: 60,
      timeLimitSeconds: 1800,
      publishedAt: new Date(),
      review: { just_after: [...all], while_open: [...all], after_closing: [...all] },
      ...given,
      courseId,
    })
    .returning({ id: exams.id })
  if (!row) throw new Error('The exam was not made.')
  const questionIds: number[] = []
  for (const [index, question] of asked.entries())
    questionIds.push(await ask(api, row.id, index + 1, question))
  return { examId: row.id, courseId, questionIds }
}

async function ask(api: TestApi, examId: number, position: number, given: GivenQuestion): Promise<number> {
  const [row] = await api.db
    .insert(questions)
    .values({
      examId,
      key: `question-${unique()}`,
      position,
      kind: given.kind,
      points: given.points ?? 1,
      poolId: given.poolId ?? null,
    })
    .returning({ id: questions.id })
  if (!row) throw new Error('The question was not made.')
  await api.db.insert(questionVersions).values({
    questionId: row.id,
    version: 1,
    body: { ar: `سؤال ${position}`, en: `Question ${position}` },
    options: given.options ?? [],
    answerKey: given.key,
    essay: given.essay ?? null,
    explanation: { ar: `شرح ${position}`, en: `Because ${position}` },
  })
  return row.id
}

export const sessionLock = 'first-tab'

export interface StartedAttempt extends TestExam {
  learner: Account
  attemptId: number
  /** Saves an answer as the learner's tab does. */
  save(
    index: number,
    value: AnswerValue | null,
    revision?: number,
    more?: { made_at?: string; holder?: string },
  ): ReturnType<ReturnType<TestApi['as']>>
  submit(): ReturnType<ReturnType<TestApi['as']>>
}

/** An enrolled learner with an attempt in progress. */
export async function startAttempt(
  api: TestApi,
  given: Partial<typeof exams.$inferInsert> = {},
  asked: GivenQuestion[] = fiveKinds,
  known?: { exam: TestExam; learner: Account },
): Promise<StartedAttempt> {
  const target = known?.exam ?? (await exam(api, given, asked))
  const learner = known?.learner ?? (await account(api))
  if (!known) await enrol(api, learner.id, target.courseId)
  const call = api.as(learner.token)
  const started = await call('POST', `/client-api/v1/exams/${target.examId}/attempts`, {
    holder: sessionLock,
  })
  if (started.statusCode !== 200) throw new Error(`The attempt did not start: ${started.body}`)
  const attemptId = started.json<{ data: { id: number } }>().data.id
  return {
    ...target,
    learner,
    attemptId,
    save: (index, value, revision = 1, more = {}) =>
      call('PUT', `/client-api/v1/attempts/${attemptId}/answers/${target.questionIds[index]}`, {
        holder: sessionLock,
        value,
        revision,
        made_at: new Date().toISOString(),
        ...more,
      }),
    submit: () => call('POST', `/client-api/v1/attempts/${attemptId}/submit`, { holder: sessionLock }),
  }
}
