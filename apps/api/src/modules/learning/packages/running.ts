import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import type { LessonPackage, PackagePart } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { lockAccess } from '../access.ts'
import { settlePackage } from '../progress.ts'
import type { ReportedLesson } from '../progress-reports.ts'
import { isDoneBy, isScorm, type Outcome, outcomeOf, type ReportedState } from './outcome.ts'
import { type ShownPart, stateOf } from './shown.ts'

/** Seconds that clocks and networks may differ by. */
const slack = 5

/** A part of a lesson's package, and who is in it. */
export interface Played {
  userId: number
  lesson: ReportedLesson
  facts: LessonPackage
  part: PackagePart
  /** Since when they take it again; null while it is the first time. */
  takenAgainAt: Date | null
}

/** What a page reports of the part that it has open. */
export interface PackageReport {
  /** The opening that it belongs to. */
  run: string
  /** Its number within that, from 1. */
  number: number
  /** Null where it reports time alone. */
  state: ReportedState | null
  /** In which something was done since the last report. */
  activeSeconds: number
}

/** What is kept of a part, and how long it is open. */
export interface PartRow extends Record<string, unknown> {
  run: string
  elapsed: number
  run_reports: number
  run_seconds: number
  seconds: number
  state: ReportedState
  is_completed: boolean
  is_passed: boolean
  is_failed: boolean
  score: number | null
}

export interface PartStanding {
  state: ReportedState
  seconds: number
  isCompleted: boolean
  isPassed: boolean
  score: number | null
}

/**
 * Opens a part: from now on what it reports counts for this opening alone, and the earlier opening gets an error.
 * @throws AppError `not_enrolled`
 */
export async function openPart(db: Database, played: Played, run: string): Promise<PartStanding> {
  return db.transaction(tx => openPartIn(tx, played, run))
}

/** @throws AppError `not_enrolled` */
export async function openPartIn(tx: Connection, played: Played, run: string): Promise<PartStanding> {
  const { userId, lesson, part } = played
  if (!(await lockAccess(tx, userId, lesson.courseId))) throw new AppError('not_enrolled')
  const { rows } = await tx.execute<PartRow>(sql`
      insert into package_progress as p (user_id, lesson_id, part, run, run_began_at, is_completed, done_at)
      values (${userId}, ${lesson.id}, ${part.key}, ${run}, clock_timestamp(), ${part.isSilent}, case when ${part.isSilent}::boolean then clock_timestamp() end)
      on conflict (user_id, lesson_id, part) do update set run = excluded.run, run_began_at = excluded.run_began_at, run_reports = 0, run_seconds = 0, is_token_taken = false,
        is_completed = p.is_completed or excluded.is_completed, done_at = coalesce(p.done_at, excluded.done_at), revision = p.revision + 1, updated_at = now()
      returning p.*, 0 as elapsed`)
  const [row] = rows
  if (!row) throw new Error('the part was not opened')
  await settlePart(tx, played, 0)
  return {
    state: row.state,
    seconds: row.seconds,
    isCompleted: row.is_completed,
    isPassed: row.is_passed,
    score: row.score,
  }
}

/**
 * Keeps what a part reports, and brings the lesson and the course along. Reports may come late, twice and in any order: the state is that of the
 * latest; what was reached by any of them stays.
 * @throws AppError `not_enrolled`; `package_taken_over` for an opening that another has followed
 */
export async function reportPart(db: Database, played: Played, report: PackageReport) {
  return db.transaction(async tx => {
    const row = await lockPart(tx, played)
    if (row?.run !== report.run) throw new AppError('package_taken_over')
    if (report.state !== null && isScorm(played.facts.standard)) {
      const said = outcomeOf(played.facts.standard, report.state, played.part)
      await keepOutcome(tx, played, row, said, { number: report.number, state: report.state })
    }
    return settlePart(tx, played, Math.min(report.activeSeconds, row.elapsed + slack))
  })
}

/**
 * What is kept of a part, held until the transaction ends: no other report of this person and course is under way.
 * @throws AppError `not_enrolled`
 */
export async function lockPart(
  tx: Connection,
  { userId, lesson, part }: Pick<Played, 'userId' | 'lesson' | 'part'>,
): Promise<PartRow | undefined> {
  if (!(await lockAccess(tx, userId, lesson.courseId))) throw new AppError('not_enrolled')
  const { rows } = await tx.execute<PartRow>(sql`
    select p.*, greatest(0, floor(extract(epoch from clock_timestamp() - p.run_began_at)))::int as elapsed
    from package_progress p where p.user_id = ${userId} and p.lesson_id = ${lesson.id} and p.part = ${part.key}`)
  return rows[0]
}

/**
 * Keeps what a part says beside what it reached before, which stays.
 * @param report the data model that it came with, and its number; without one it is the latest word
 */
export async function keepOutcome(
  tx: Connection,
  { userId, lesson, part }: Pick<Played, 'userId' | 'lesson' | 'part'>,
  row: PartRow,
  said: Outcome,
  report?: { number: number; state: ReportedState },
): Promise<void> {
  const isLatest = report === undefined || report.number > row.run_reports
  const state = isLatest ? (report?.state ?? row.state) : row.state
  const isPassed = row.is_passed || said.isPassed
  const isFailed = !isPassed && (isLatest ? said.isFailed : row.is_failed)
  const isCompleted = row.is_completed || said.isCompleted
  const isDone = isDoneBy(part, { isCompleted, isPassed, isFailed })
  const runSeconds = Math.max(row.run_seconds, Math.min(said.seconds ?? 0, row.elapsed + slack))
  const score = said.score === null ? row.score : Math.max(said.score, row.score ?? 0)
  await tx.execute(sql`
    update package_progress p set run_reports = greatest(p.run_reports, ${report?.number ?? 0}::int), run_seconds = ${runSeconds}::int,
      seconds = p.seconds - p.run_seconds + ${runSeconds}::int, state = ${JSON.stringify(state)}::jsonb,
      is_completed = ${isCompleted}, is_passed = ${isPassed}, is_failed = ${isFailed}, score = ${score}::double precision,
      done_at = case when ${isDone}::boolean then coalesce(p.done_at, clock_timestamp()) else p.done_at end,
      revision = p.revision + 1, updated_at = now()
    where p.user_id = ${userId} and p.lesson_id = ${lesson.id} and p.part = ${part.key}`)
}

/** A lesson is done once each of its package's parts was. */
export async function settlePart(
  tx: Connection,
  { userId, lesson, facts, part }: Played,
  activeSeconds: number,
) {
  const { rows } = await tx.execute<ShownPart & Record<string, unknown>>(sql`
    select p.part, p.done_at is not null as is_done, p.is_failed, p.score from package_progress p
    where p.user_id = ${userId} and p.lesson_id = ${lesson.id}`)
  const done = new Set(rows.filter(row => row.is_done).map(row => row.part))
  const { isCompleted, percent } = await settlePackage(tx, userId, lesson, {
    isDone: facts.parts.every(({ key }) => done.has(key)),
    seconds: activeSeconds,
  })
  const own = rows.find(row => row.part === part.key)
  return { isLessonDone: isCompleted, coursePercent: percent, state: stateOf(own), score: own?.score ?? null }
}
