import { randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client.ts'
import {
  attemptContacts,
  attemptEvents,
  attemptQuestions,
  attempts,
  attemptSections,
  exams,
} from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import type { Locale } from '../../locale.ts'
import { lockAccess } from '../learning/access.ts'
import { presentClosing } from '../learning/closing.ts'
import { tellLearners } from './allowances/more-time.ts'
import { publishAttempts } from './live/publish.ts'
import { demandProof } from './password/proof.ts'
import { makePaper } from './paper.ts'
import { startQueries } from './queries.ts'
import { startBlock } from './rules.ts'
import { startFacts, type ExamRow, type MadeRow } from './start-facts.ts'
import { firstDeadline, inSections, plannedSections, type PlannedSection } from './sections/planned.ts'
import { scheduleSubmission } from './scheduling.ts'

export interface Starter {
  userId: number
  /** The tab that it is started in. */
  sessionLock: string
  /** The hash of the exam's password that was proved; an open attempt asks for none. */
  proved: string | null
  /** The parts of what an error names. */
  locale: Locale
}

/**
 * Starts an attempt, or continues the open one, and gives the session lock to the calling tab.
 * The deadline, the drawn questions and all orders are fixed here, by the server's clock.
 * @returns the attempt's id
 * @throws AppError `not_found`, `not_enrolled`, `exam_closed`, `exam_not_open`, `attempts_used_up`, `attempt_too_soon`, `exam_password_wrong`
 */
export async function start(tx: Transaction, examId: number, starter: Starter): Promise<number> {
  const { userId, sessionLock } = starter
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
  demandStart(row, made, now, starter.locale)
  demandProof(row.exam.passwordHash, starter.proved)
  const seed = randomInt(2 ** 31)
  // Changes to its questions, sections or pools come before this or after it: a paper is of one state of them.
  await tx.select({ id: exams.id }).from(exams).where(eq(exams.id, examId)).for('key share')
  const { paper, sections } = await planAttempt(queries, examId, row, seed)
  const deadline = firstDeadline(row, sections, now)
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
      section: sections.length > 0 ? 1 : null,
      ...rulesKept(row.exam),
      optionsByPlace: true,
      sessionLock,
      maxScore: paper.reduce((sum, line) => sum + line.points, 0),
    },
    paper,
    sections,
  )
  // Two concurrent starts: the unique index lets one through, and the other continues that one.
  return written ?? start(tx, examId, starter)
}

/** What an attempt keeps from its start on, whatever the rules of its exam are later. */
export function rulesKept({
  navigation,
  questionsPerPage,
  negativeMarking,
  tools,
  timeLimitSeconds,
}: Pick<
  typeof exams.$inferSelect,
  'navigation' | 'questionsPerPage' | 'negativeMarking' | 'tools' | 'timeLimitSeconds'
>) {
  return { navigation, questionsPerPage, negativeMarking, tools, timeLimitSeconds }
}

/** What an attempt with this seed asks, and in which sections. */
async function planAttempt(
  queries: ReturnType<typeof startQueries>,
  exam: number,
  row: ExamRow,
  seed: number,
) {
  const pools = await queries.pools.execute({ exam })
  const questions = await queries.bank.execute({ exam })
  const given = await queries.sections.execute({ exam })
  const sections = plannedSections(given, { questions, pools }, row.extraSeconds)
  const { shuffleQuestions, shuffleOptions } = row.exam
  const rules = { seed, shuffleQuestions, shuffleOptions, pools: inSections(pools, sections) }
  const paper = makePaper(inSections(questions, sections), rules)
  return { paper, sections }
}

function demandStart(row: ExamRow, made: MadeRow[], now: Date, locale: Locale): void {
  const facts = startFacts(row, made)
  const block = startBlock(facts, now)
  if (!block) return
  const data = {
    ...(block.until && { next_start_at: block.until.toISOString() }),
    ...(block.by === 'exam_closed' &&
      facts.closing && { course_id: row.exam.courseId, ...presentClosing(facts.closing, locale) }),
  }
  throw new AppError(block.by, Object.keys(data).length > 0 ? { data } : {})
}

async function write(
  tx: Transaction,
  row: typeof attempts.$inferInsert,
  paper: ReturnType<typeof makePaper>,
  sections: readonly PlannedSection[],
): Promise<number | null> {
  const [attempt] = await tx.insert(attempts).values(row).onConflictDoNothing().returning({ id: attempts.id })
  if (!attempt) return null
  if (paper.length > 0)
    await tx.insert(attemptQuestions).values(paper.map(line => ({ attemptId: attempt.id, ...line })))
  if (sections.length > 0)
    await tx.insert(attemptSections).values(
      sections.map(({ position, title, instructions, timeLimitSeconds }) => ({
        attemptId: attempt.id,
        position,
        title,
        instructions,
        timeLimitSeconds,
        startedAt: position === 1 ? row.startedAt : null,
      })),
    )
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

/** Gives the session lock to another tab or device, and tells the earlier one, whose next save is an error. */
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
      .returning({ examId: attempts.examId })
    if (!changed) return
    await tx.insert(attemptEvents).values({ attemptId, kind: 'taken_over', data: {} })
    // The earlier tab or device becomes read-only before anything more is typed there.
    await tellLearners(tx, changed.examId, [{ userId, attemptId }])
  })
}
