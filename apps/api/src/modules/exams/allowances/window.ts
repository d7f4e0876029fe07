import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { FieldErrorCode } from '../../../field-errors.ts'
import { momentOf } from '../moment.ts'
import { type MovedDeadline, movedRows, type MovedRow } from './moved.ts'
import type { AllowanceBody } from './schema.ts'
import type { TaughtExam } from './taught-exam.ts'

export type WindowColumn = 'opens_at' | 'closes_at'

/** When an exam opens or closes for one person: as they were given it last, else as it does for everybody. @param exam its alias */
export function ownMoment(column: WindowColumn, exam: string, user: SQL): SQL {
  const own = sql.raw(`w.${column}`)
  return sql`coalesce((select ${own} from attempt_allowances w where w.exam_id = ${sql.raw(exam)}.id and w.user_id = ${user}
    and ${own} is not null and w.withdrawn_at is null order by w.id desc limit 1), ${sql.raw(`${exam}.${column}`)})`
}

/**
 * When an exam has closed for one person as far as its review goes: not before it has for everybody, whose answers it would tell.
 * Null where it never closes.
 */
export function reviewCloses(exam: string, user: SQL): SQL {
  return sql`case when ${sql.raw(exam)}.closes_at is null then null else greatest(${sql.raw(exam)}.closes_at, ${ownMoment('closes_at', exam, user)}) end`
}

/** When an exam opens and closes for one person. */
export async function windowOf(
  db: Connection,
  examId: number,
  userId: number,
): Promise<{ opensAt: Date | null; closesAt: Date | null }> {
  const user = sql`${userId}::bigint`
  const {
    rows: [row],
  } = await db.execute<Record<WindowColumn, Date | string | null>>(
    sql`select ${ownMoment('opens_at', 'x', user)} as opens_at, ${ownMoment('closes_at', 'x', user)} as closes_at from exams x where x.id = ${examId}`,
  )
  const read = (at: Date | string | null | undefined) => (at == null ? null : new Date(at))
  return { opensAt: read(row?.opens_at), closesAt: read(row?.closes_at) }
}

export interface GivenWindow {
  opensAt: Date | null
  closesAt: Date | null
}

/** The window that is given, if one is. It stands by itself: what else is given has a line of its own. @throws AppError `validation` */
export function givenWindow(exam: TaughtExam, given: AllowanceBody, now: Date): GivenWindow | null {
  const { opens_at = null, closes_at = null } = given
  if (opens_at === null && closes_at === null) return null
  const refuse = (field: keyof AllowanceBody, code: FieldErrorCode) => {
    throw new AppError('validation', { fields: { [field]: [{ code }] } })
  }
  if (given.extra_minutes > 0) refuse('extra_minutes', 'choice')
  if (given.extra_attempts > 0) refuse('extra_attempts', 'choice')
  if (given.applies_to === 'running') refuse('applies_to', 'choice')
  const opensAt = opens_at === null ? null : momentOf(opens_at, 'opens_at')
  const closesAt = closes_at === null ? null : momentOf(closes_at, 'closes_at')
  if (closesAt !== null && closesAt <= now) refuse('closes_at', 'time_past')
  const [from, to] = [opensAt ?? exam.opensAt, closesAt ?? exam.closesAt]
  if (from !== null && to !== null && to <= from)
    refuse(closesAt === null ? 'opens_at' : 'closes_at', 'end_before_start')
  return { opensAt, closesAt }
}

/**
 * Moves the deadlines of attempts under way to the windows that their learners have by now, in one statement under the locks of their rows. What a
 * closing had cut off, they have again: the time that they started with or that of the section under way, and what was added to it.
 */
export async function moveToWindows(tx: Connection, attemptIds: readonly number[]): Promise<MovedDeadline[]> {
  if (attemptIds.length === 0) return []
  const { rows } = await tx.execute<MovedRow>(sql`
    with running as materialized (
      select a.id, a.deadline_at as before, ${ownMoment('closes_at', 'x', sql.raw('a.user_id'))} as closes_at,
        case when a.time_limit_seconds is null then null when a.deadline_reason is distinct from 'closing' then a.deadline_at
          else greatest(a.deadline_at, coalesce(s.started_at, a.started_at) + make_interval(secs => coalesce(s.time_limit_seconds, a.time_limit_seconds)
            + (select coalesce(sum(w.extra_seconds), 0)::int from attempt_allowances w where w.exam_id = a.exam_id and w.user_id = a.user_id
              and w.withdrawn_at is null and (w.attempt_id is null or w.attempt_id = a.id) and (s.started_at is null or w.created_at > s.started_at)))) end as wanted
      from attempts a join exams x on x.id = a.exam_id left join attempt_sections s on s.attempt_id = a.id and s.position = a.section
      where a.id = any (${sql.param(attemptIds)}::bigint[]) and a.state = 'in_progress' order by a.id for update of a
    )
    update attempts a set deadline_at = least(r.wanted, r.closes_at),
      deadline_reason = case when r.closes_at < r.wanted or r.wanted is null and r.closes_at is not null then 'closing' when r.wanted is not null then 'time_limit' end
    from running r where a.id = r.id
    returning a.id, a.user_id, r.before, a.deadline_at as after`)
  return movedRows(rows)
}
