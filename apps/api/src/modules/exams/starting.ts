import { randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client.ts'
import { attemptContacts, attemptEvents, attemptQuestions, attempts } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { lockAccess } from '../learning/access.ts'
import { publishAttempts } from './live/publish.ts'
import { demandProof } from './password/proof.ts'
import { makePaper } from './paper.ts'
import { startQueries, type ExamQueries } from './queries.ts'
import { deadlineOf, startBlock } from './rules.ts'
import { scheduleSubmission } from './submitting.ts'

type ExamRow = Awaited<ReturnType<ExamQueries['exam']['execute']>>[number]
type AttemptRow = Awaited<ReturnType<ExamQueries['attemptsOf']['execute']>>[number]

/** The facts that decide whether an attempt may start. */
export function startFacts(row: ExamRow, made: AttemptRow[]) {
  const ended = made.filter(attempt => attempt.submittedAt !== null)
  return {
    ...row.exam,
    extraAttempts: row.extraAttempts,
    attemptsMade: made.length,
    lastEndedAt: ended.at(-1)?.submittedAt ?? null,
    isEnrolled: row.isEnrolled,
  }
}

/**
 * Starts an attempt, or continues the open one, and gives the session lock to the calling tab.
 * The deadline, the drawn questions and all orders are fixed here, by the server's clock.
 * @param proved the hash of the exam's password that was proved; an open attempt asks for none
 * @returns the attempt's id
 * @throws AppError `not_found`, `not_enrolled`, `exam_not_open`, `attempts_used_up`, `attempt_too_soon`, `exam_password_wrong`
 */
export async function start(
  tx: Transaction,
  examId: number,
  userId: number,
  sessionLock: string,
  proved: string | null = null,
): Promise<number> {
  const queries = startQueries(tx)
  const [known] = await queries.exam.execute({ exam: examId, user: userId })
  if (!known || (known.courseState !== 'published' && !known.isEnrolled)) throw new AppError('not_found')
  if (!(await lockAccess(tx, userId, known.exam.courseId, 'share'))) throw new AppError('not_enrolled')
  // Read again under the lock: an allowance that is given or withdrawn meanwhile is seen.
  const [row] = await queries.exam.execute({ exam: examId, user: userId })
  if (!row) throw new AppError('not_found')
  const made = await queries.attemptsOf.execute({ exam: examId, user: userId })
  const open = made.find(attempt => attempt.state === 'in_progress')
  if (open) {
    await claimSessionLock(tx, open.id, userId, sessionLock)
    return open.id
  }
  const now = new Date()
  demandStart(row, made, now)
  demandProof(row.exam.passwordHash, proved)
  const seed = randomInt(2 ** 31)
  const pools = await queries.pools.execute({ exam: examId })
  const bank = await queries.bank.execute({ exam: examId })
  const paper = makePaper(bank, {
    seed,
    shuffleQuestions: row.exam.shuffleQuestions,
    shuffleOptions: row.exam.shuffleOptions,
    pools,
  })
  const deadline = deadlineOf(row.exam, now, row.extraSeconds)
  const written = await write(
    tx,
    {
      examId,
      userId,
      number: made.length + 1,
      seed,
      startedAt: now,
      deadlineAt: deadline?.at ?? null,
      deadlineReason: deadline?.reason ?? null,
      sessionLock,
      maxScore: paper.reduce((sum, line) => sum + line.points, 0),
    },
    paper,
  )
  // Two concurrent starts: the unique index lets one through, and the other continues that one.
  return written ?? start(tx, examId, userId, sessionLock, proved)
}

/** What an attempt with this seed asks, and in which sections. */
async function planAttempt(
  queries: ReturnType<typeof startQueries>,
  exam: number,
  row: ExamRow,
  seed: number,
) {
  const pools = await queries.pools.execute({ exam })
  const bank = await queries.bank.execute({ exam })
  const sections = plannedSections(await queries.sections.execute({ exam }), bank, row.extraSeconds)
  const { shuffleQuestions, shuffleOptions } = row.exam
  const paper = makePaper(inSections(bank, sections), { seed, shuffleQuestions, shuffleOptions, pools })
  return { paper, sections }
}

function demandStart(row: ExamRow, made: AttemptRow[], now: Date): void {
  const block = startBlock(startFacts(row, made), now)
  if (block)
    throw new AppError(block.by, block.until ? { data: { next_start_at: block.until.toISOString() } } : {})
}

async function write(
  tx: Transaction,
  row: typeof attempts.$inferInsert,
  paper: ReturnType<typeof makePaper>,
): Promise<number | null> {
  const [attempt] = await tx.insert(attempts).values(row).onConflictDoNothing().returning({ id: attempts.id })
  if (!attempt) return null
  if (paper.length > 0)
    await tx.insert(attemptQuestions).values(paper.map(line => ({ attemptId: attempt.id, ...line })))
  await tx.insert(attemptEvents).values({
    attemptId: attempt.id,
    kind: 'started',
    data: { seed: row.seed, deadline_at: row.deadlineAt?.toISOString() ?? null },
  })
  await tx
    .insert(attemptContacts)
    .values({ attemptId: attempt.id, page: row.sessionLock, seenAt: row.startedAt ?? new Date() })
  if (row.deadlineAt) await scheduleSubmission(tx, row.deadlineAt)
  await publishAttempts(tx, row.examId, [attempt.id])
  return attempt.id
}

/** Gives the session lock to another tab or device; the next save of the earlier one is an error. */
export async function claimSessionLock(
  db: Pick<Database, 'transaction'>,
  attemptId: number,
  userId: number,
  sessionLock: string,
): Promise<void> {
  await db.transaction(async tx => {
    const [changed] = await tx
      .update(attempts)
      .set({ sessionLock })
      .where(
        and(
          eq(attempts.id, attemptId),
          eq(attempts.userId, userId),
          eq(attempts.state, 'in_progress'),
          sql`${attempts.sessionLock} <> ${sessionLock}`,
        ),
      )
      .returning({ id: attempts.id })
    if (changed) await tx.insert(attemptEvents).values({ attemptId, kind: 'taken_over', data: {} })
  })
}
