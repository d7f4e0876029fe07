import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import {
  answerFiles,
  answers,
  assignments,
  attemptEvents,
  attemptQuestions,
  attempts,
  employees,
  exams,
  questionVersions,
  users,
  type AnswerKey,
  type AnsweredFile,
  type AnswerValue,
  type QuestionKind,
  type QuestionOption,
} from '../db/schema/index.ts'
import { receiptOf } from '../modules/exams/ending.ts'
import { storedFiles } from '../modules/exams/files/listing.ts'
import { mark, roundMark } from '../modules/exams/marking.ts'
import { makePaper, type PaperLine } from '../modules/exams/paper.ts'
import { startQueries } from '../modules/exams/queries.ts'
import { rulesKept } from '../modules/exams/starting.ts'
import { demoAccounts } from './demo-accounts.ts'

/**
 * Has the employees of the demo's companies sit the exams of what they completed, about as well as their companies know it, where none of them
 * has: with a paper, answers and marks, but without what is sent to learners. The accounts that the host prints sit their own.
 */
export async function makeDemoAttempts(db: Database): Promise<void> {
  const sat = await db
    .select({
      assignmentId: assignments.id,
      userId: users.id,
      email: users.email,
      score: assignments.score,
      completedAt: assignments.completedAt,
      exam: exams,
    })
    .from(assignments)
    .innerJoin(employees, eq(employees.id, assignments.employeeId))
    .innerJoin(users, eq(users.id, employees.userId))
    .innerJoin(exams, and(eq(exams.courseId, assignments.courseId), isNull(exams.sectionId)))
    .where(
      and(eq(assignments.state, 'completed'), isNotNull(assignments.score), isNotNull(exams.publishedAt)),
    )
    .orderBy(assignments.id)
  const printed = new Set<string | null>(demoAccounts.map(({ email }) => email))
  await db.transaction(async tx => {
    for (const { email, completedAt, score, ...row } of sat) {
      if (printed.has(email) || completedAt === null || score === null) continue
      const own = and(eq(attempts.examId, row.exam.id), eq(attempts.userId, row.userId))
      if ((await tx.$count(attempts, own)) > 0) continue
      const percent = await sit(tx, { ...row, score, completedAt })
      // What the company knows is what the exam came to.
      await tx
        .update(assignments)
        .set({ score: Math.floor(percent) })
        .where(eq(assignments.id, row.assignmentId))
    }
  })
}

export interface Sitting {
  userId: number
  exam: typeof exams.$inferSelect
  /** Percent, about. */
  score: number
  completedAt: Date
  /** What is written in essays; nothing without it. */
  essay?: string
  /** What comes with the essay; kept in the storage already. */
  files?: AnsweredFile[]
  /** Who has graded it, about as well; without one it waits. */
  grader?: { userId: number; note: string }
}

interface Question {
  kind: QuestionKind
  options: QuestionOption[]
  key: AnswerKey
}

/** Writes one attempt, the same at every start of the demo. @returns the percentage that it came to, 0 where it waits */
export async function sit(tx: Transaction, sitting: Sitting): Promise<number> {
  const { userId, exam, completedAt } = sitting
  const seed = (userId * 7919 + exam.id * 104_729) % 2 ** 31
  const { paper, known } = await paperOf(tx, exam, seed)
  const maxScore = paper.reduce((sum, line) => sum + line.points, 0)
  const given = answered(paper, known, sitting, maxScore)
  const isWaiting = given.some(({ points }) => points === null)
  const sum = given.reduce((all, { points }) => all + (points ?? 0), 0)
  const score = isWaiting ? null : roundMark(Math.max(0, sum))
  const percent = score === null ? null : maxScore > 0 ? roundMark((100 * score) / maxScore) : 0
  const startedAt = new Date(completedAt.getTime() - 900_000)
  const [attempt] = await tx
    .insert(attempts)
    .values({
      examId: exam.id,
      userId,
      number: 1,
      seed,
      state: isWaiting ? 'submitted' : 'graded',
      startedAt,
      ...rulesKept(exam),
      sessionLock: randomBytes(8).toString('hex'),
      submittedAt: completedAt,
      submittedBy: 'learner',
      score,
      maxScore,
      percent,
      passed: percent === null ? null : percent >= exam.passMark,
    })
    .returning({ id: attempts.id })
  if (!attempt) throw new Error('An attempt was not made.')
  await tx.insert(attemptQuestions).values(paper.map(line => ({ attemptId: attempt.id, ...line })))
  await writeFiles(tx, attempt.id, given, completedAt)
  await writeTrace(
    tx,
    attempt.id,
    given,
    [
      { at: startedAt, kind: 'started', data: { seed, deadline_at: null } },
      ...(isWaiting ? [] : [{ at: completedAt, kind: 'graded', data: { score, percent } }]),
    ],
    completedAt,
  )
  return percent ?? 0
}

async function writeFiles(
  tx: Transaction,
  attemptId: number,
  given: readonly Given[],
  at: Date,
): Promise<void> {
  const files = given.flatMap(({ questionId, value }) =>
    storedFiles(value).map(file => ({ attemptId, questionId, received: file.bytes, ...file })),
  )
  if (files.length > 0)
    await tx.insert(answerFiles).values(files.map(file => ({ ...file, madeAt: at, finishedAt: at })))
}

interface Given {
  questionId: number
  value: AnswerValue | null
  points: number | null
  isRight: boolean | null
  graderId?: number
  graderNote?: string
  gradedAt?: Date
  gradeRevision?: number
}

/** Right answers up to the score, and wrong ones. */
function answered(
  paper: PaperLine[],
  known: Map<number, Question>,
  sitting: Sitting,
  maxScore: number,
): Given[] {
  const { exam, score } = sitting
  let reached = 0
  return paper.map(({ questionId, points }) => {
    const question = known.get(questionId)
    if (!question) throw new Error('A question of the paper is not in the bank.')
    const { kind, options, key } = question
    if (kind === 'essay' && sitting.essay !== undefined) return essayOf(questionId, points, sitting)
    const value = answerTo(question, 100 * (reached + points) <= score * maxScore)
    const { negativeMarking } = exam
    const marked = mark({ kind, points, optionCount: options.length, key, negativeMarking }, value)
    reached += marked.points ?? 0
    return { questionId, value, points: roundMark(marked.points ?? 0), isRight: marked.isRight }
  })
}

function essayOf(
  questionId: number,
  most: number,
  { essay, files, grader, score, completedAt }: Sitting,
): Given {
  const value = { text: essay ?? '', ...(files && { files }) }
  if (!grader) return { questionId, value, points: null, isRight: null }
  const points = Math.round((most * score) / 50) / 2
  return {
    questionId,
    value,
    points,
    isRight: points >= most,
    graderId: grader.userId,
    graderNote: grader.note,
    gradedAt: completedAt,
    gradeRevision: 1,
  }
}

/** The answers, their receipt, and what happened when. */
async function writeTrace(
  tx: Transaction,
  attemptId: number,
  given: Given[],
  [started, ...graded]: [TraceEvent, ...TraceEvent[]],
  at: Date,
): Promise<void> {
  const times = { madeAt: at, savedAt: at, firstMadeAt: at, firstSavedAt: at }
  await tx.insert(answers).values(given.map(answer => ({ attemptId, revision: 1, ...times, ...answer })))
  const receipt = receiptOf(
    attemptId,
    given.map(({ questionId, value }) => [questionId, 1, value]),
  )
  await tx.update(attempts).set({ receipt }).where(eq(attempts.id, attemptId))
  const submitted = { at, kind: 'submitted', data: { by: 'learner', receipt } }
  await tx
    .insert(attemptEvents)
    .values([started, submitted, ...graded].map(event => ({ attemptId, ...event })))
}

type TraceEvent = Pick<typeof attemptEvents.$inferInsert, 'kind' | 'data'> & { at: Date }

async function paperOf(
  tx: Transaction,
  exam: Sitting['exam'],
  seed: number,
): Promise<{ paper: PaperLine[]; known: Map<number, Question> }> {
  const queries = startQueries(tx)
  const pools = await queries.pools.execute({ exam: exam.id })
  const bank = await queries.bank.execute({ exam: exam.id })
  const ids = bank.map(({ id }) => id)
  const keys = await tx
    .select({
      id: questionVersions.questionId,
      version: questionVersions.version,
      key: questionVersions.answerKey,
    })
    .from(questionVersions)
    .where(sql`${questionVersions.questionId} = any(${sql.param(ids)}::bigint[])`)
  const keyOf = (id: number, version: number) =>
    keys.find(row => row.id === id && row.version === version)?.key ?? {}
  const { shuffleQuestions, shuffleOptions } = exam
  return {
    paper: makePaper(bank, { seed, shuffleQuestions, shuffleOptions, pools }),
    known: new Map(
      bank.map(({ id, version, kind, options }) => [id, { kind, options, key: keyOf(id, version) }]),
    ),
  }
}

/** A right answer, or a plausible wrong one. */
function answerTo({ kind, options, key }: Question, isRight: boolean): AnswerValue | null {
  const right = key.correct ?? []
  const wrong = options.find(option => !right.includes(option.key))?.key ?? ''
  switch (kind) {
    case 'single_choice':
      return { option: isRight ? (right[0] ?? '') : wrong }
    case 'multiple_choice':
      return { options: isRight ? right : [wrong] }
    case 'true_false':
      return { truth: isRight === (key.truth ?? false) }
    case 'number':
      return { text: String((key.value ?? 0) + (isRight ? 0 : 7 + 2 * Math.abs(key.value ?? 0))) }
    case 'short_text':
      return { text: isRight ? (key.accepted?.[0] ?? '').replaceAll('*', '') : '؟' }
    case 'ordering':
      return { options: isRight ? right : right.toReversed() }
    case 'matching': {
      const pairs = Object.entries(key.pairs ?? {})
      const [first = ''] = pairs.map(([, match]) => match)
      return {
        pairs: isRight ? (key.pairs ?? {}) : Object.fromEntries(pairs.map(([prompt]) => [prompt, first])),
      }
    }
    case 'essay':
      return null
  }
}
