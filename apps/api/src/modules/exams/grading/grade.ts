import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { answers, attemptEvents, attempts } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { lockAccess } from '../../learning/access.ts'
import { correctGrade } from '../../learning/certificates/completion.ts'
import { settleExams } from '../../learning/exam-progress.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { databaseTime, notifyLearner, type AttemptRow } from '../ending.ts'
import { settledTotal } from '../settled-total.ts'
import { seesNow } from '../visible.ts'
import { gradableAnswer, type AnswerRow, type GradedPlace } from './answer.ts'

export interface GivenGrade {
  points: number
  note: string | null
  /** Points by criterion. */
  rubric: { key: string; points: number }[] | null
  /** The revision that the grader saw. */
  revision: number
}

export interface Grader {
  instructorId: number
  actor: Actor & { userId: number }
  /** The language in whose script another grader is named. */
  locale: Locale
}

/**
 * Stores a grade, and with the last one of an attempt its result: mark, notification, completion and certificate, as a submission without
 * essays does. The revision guards against a grader who has not seen another one's grade; the same grade sent again is acknowledged again.
 * @throws AppError `not_found`, `validation`, `grade_stale` with what is stored in `data`
 */
export async function storeGrade(tx: Transaction, grader: Grader, place: GradedPlace, given: GivenGrade) {
  const { instructorId, actor, locale } = grader
  const known = await gradableAnswer(tx, instructorId, place)
  const isEnrolled = await lockAccess(tx, Number(known.user_id), Number(known.course_id))
  const [attempt] = await tx.select().from(attempts).where(eq(attempts.id, place.attemptId)).for('update')
  if (!attempt) throw new AppError('not_found')
  // Read again under the lock: what another grader has stored meanwhile is seen.
  const before = await gradableAnswer(tx, instructorId, place)
  demandGiven(before, given)
  if (before.revision !== given.revision)
    return acknowledgedAgain(before, given, attempt, { graderId: actor.userId, locale })
  const now = await databaseTime(tx)
  const closesRegrade = before.regrade_asked_at !== null && before.regrade_closed_at === null
  await tx
    .update(answers)
    .set({
      points: given.points,
      isRight: given.points >= before.max_points,
      graderId: actor.userId,
      graderNote: given.note,
      gradedAt: now,
      rubricPoints: given.rubric && Object.fromEntries(given.rubric.map(({ key, points }) => [key, points])),
      gradeRevision: before.revision + 1,
      ...(closesRegrade && { regradeClosedAt: now }),
    })
    .where(and(eq(answers.attemptId, place.attemptId), eq(answers.questionId, place.questionId)))
  const state = await settle(tx, attempt, now, closesRegrade, isEnrolled ? Number(known.course_id) : null)
  await audit(tx, actor, {
    action: 'answer.grade',
    subject: { type: 'attempt', id: place.attemptId },
    before: { question_id: place.questionId, points: before.points },
    after: { question_id: place.questionId, points: given.points },
  })
  return { revision: before.revision + 1, attempt_state: state, graded_at: now.toISOString() }
}

/** Points within the question's, of two decimals; those of a rubric within its criteria's, and together the points. */
function demandGiven(row: AnswerRow, { points, rubric }: GivenGrade): void {
  const hundredths = (value: number) => Math.round(value * 100)
  const isMark = (value: number, most: number) =>
    value >= 0 && value <= most && Math.abs(value * 100 - hundredths(value)) < 1e-6
  if (points > row.max_points)
    throw new AppError('validation', {
      fields: { points: [{ code: 'too_big', limit: row.max_points }] },
    })
  if (!isMark(points, row.max_points))
    throw new AppError('validation', { fields: { points: [{ code: 'hundredths' }] } })
  if (rubric === null) return
  const criteria = new Map((row.answer_key.rubric ?? []).map(({ key, points: most }) => [key, most]))
  const isKnown = rubric.every(({ key, points: value }) => isMark(value, criteria.get(key) ?? -1))
  const isOnce = new Set(rubric.map(({ key }) => key)).size === rubric.length
  const sum = rubric.reduce((all, { points: value }) => all + hundredths(value), 0)
  if (!isKnown || !isOnce || sum !== hundredths(points))
    throw new AppError('validation', { fields: { rubric: [{ code: 'rubric' }] } })
}

function acknowledgedAgain(
  stored: AnswerRow,
  given: GivenGrade,
  attempt: AttemptRow,
  { graderId, locale }: { graderId: number; locale: Locale },
) {
  const isSame =
    stored.revision === given.revision + 1 &&
    Number(stored.grader_id) === graderId &&
    stored.points === given.points &&
    stored.note === given.note &&
    isSameRubric(stored.rubric_points, given.rubric)
  if (isSame && stored.graded_at !== null)
    return {
      revision: stored.revision,
      attempt_state: attempt.state === 'graded' ? ('graded' as const) : ('submitted' as const),
      graded_at: new Date(stored.graded_at).toISOString(),
    }
  throw new AppError('grade_stale', {
    data: {
      revision: stored.revision,
      points: stored.points,
      note: stored.note,
      graded_by: stored.graded_at === null ? null : pick(stored.grader, locale),
    },
  })
}

function isSameRubric(stored: AnswerRow['rubric_points'], given: GivenGrade['rubric']): boolean {
  if (stored === null || given === null) return stored === given
  return (
    given.length === Object.keys(stored).length && given.every(({ key, points }) => stored[key] === points)
  )
}

/**
 * Gives an attempt its result once nothing of it waits any more, or changes the one that it has.
 * @param courseId null where the learner has left the course: they can't open the result, and complete nothing
 */
async function settle(
  tx: Transaction,
  attempt: AttemptRow,
  now: Date,
  closesRegrade: boolean,
  courseId: number | null,
): Promise<'submitted' | 'graded'> {
  const total = await settledTotal(tx, attempt)
  if (total === null) return 'submitted'
  const [settled] = await tx
    .update(attempts)
    .set({ state: 'graded', ...total })
    .where(eq(attempts.id, attempt.id))
    .returning()
  const { score, percent } = total
  const kind = attempt.state === 'graded' ? 'regraded' : 'graded'
  await tx.insert(attemptEvents).values({ attemptId: attempt.id, at: now, kind, data: { score, percent } })
  if (kind === 'regraded') await correctGrade(tx, attempt.id)
  if (courseId === null) return 'graded'
  const isTold =
    kind === 'graded' || closesRegrade || (score !== attempt.score && (await seesOverall(tx, attempt.id)))
  if (isTold) await notifyLearner(tx, settled ?? attempt)
  await settleExams(tx, attempt.userId, courseId)
  return 'graded'
}

/** A learner who does not see the result yet is not notified that it changed. */
async function seesOverall(tx: Transaction, attemptId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ sees: boolean }>(
    sql`select ${seesNow('overall', 'a', 'x')} as sees from attempts a join exams x on x.id = a.exam_id where a.id = ${attemptId}`,
  )
  return rows[0]?.sees === true
}
