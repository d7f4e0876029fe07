import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { hasAccess } from '../access.ts'
import { ownMoment, type WindowColumn } from '../../exams/allowances/window.ts'

/** A date of a person: of one kind, and named by its thing, so that it is the same one after it has moved. */
export interface Entry {
  kind: 'live' | 'assignment' | 'exam_opens' | 'exam_closes'
  id: number
  title: BilingualText
  courseId: number
  lessonId: number | null
  startsAt: Date
  /** Null: a moment; of an assignment the day counts alone. */
  endsAt: Date | null
  isCancelled: boolean
  sequence: number
  changedAt: Date
}

interface EntryRow extends Record<string, unknown> {
  kind: Entry['kind']
  id: string
  title: BilingualText
  course_id: string
  lesson_id: string | null
  starts_at: Date | string
  ends_at: Date | string | null
  is_cancelled: boolean
  sequence: number
  changed_at: Date | string
}

/** So far back; and more than anybody has to come. */
const pastDays = 90
const mostEntries = 1000

const live = (
  which: SQL,
) => sql`select 'live' as kind, l.id, l.title, l.course_id, l.id as lesson_id, s.starts_at, s.ends_at,
    s.cancelled_at is not null as is_cancelled, s.sequence, s.updated_at as changed_at
  from live_sessions s join lessons l on l.id = s.lesson_id and l.kind = 'live' and l.retired_at is null join courses c on c.id = l.course_id where ${which}`

/** The course's instructor has its live lessons in their calendar, too. */
const reaches = (
  userId: number,
) => sql`(${hasAccess(userId, sql.raw('c.id'))} or exists (select from instructors t
  where t.id = c.instructor_id and t.user_id = ${userId} and t.state = 'approved'))`

/** Live lessons, days on which assignments are due, and when exams open and close, where the person has access. */
export async function entriesOf(db: Connection, userId: number): Promise<Entry[]> {
  const exam = (
    kind: string,
    column: WindowColumn,
  ) => sql`select ${kind} as kind, x.id, x.title, x.course_id, null::bigint as lesson_id,
      ${ownMoment(column, 'x', sql`${userId}::bigint`)} as starts_at, null::timestamptz as ends_at, false as is_cancelled, 0 as sequence, x.updated_at as changed_at
    from exams x join courses c on c.id = x.course_id
    where ${ownMoment(column, 'x', sql`${userId}::bigint`)} is not null and x.published_at is not null and ${hasAccess(userId, sql.raw('c.id'))}`
  const assigned = sql`select 'assignment' as kind, a.id, c.title, a.course_id, null::bigint as lesson_id, a.due_on::timestamp at time zone 'UTC' as starts_at,
      null::timestamptz as ends_at, false as is_cancelled, 0 as sequence, a.created_at as changed_at
    from assignments a join employees e on e.company_id = a.company_id and e.id = a.employee_id join courses c on c.id = a.course_id
    where e.user_id = ${userId} and e.state = 'active' and a.due_on is not null and a.state not in ('withdrawn', 'completed')`
  return read(
    db,
    sql`select * from (${live(reaches(userId))} union all ${exam('exam_opens', 'opens_at')} union all ${exam('exam_closes', 'closes_at')} union all ${assigned}) d
      where d.starts_at > now() - ${sql.raw(`interval '${pastDays} days'`)} order by d.starts_at, d.kind, d.id limit ${mostEntries}`,
  )
}

/** One live lesson; undefined where the person neither learns nor teaches it, or it has no time. */
export async function liveEntry(
  db: Connection,
  userId: number,
  lessonId: number,
): Promise<Entry | undefined> {
  return (await read(db, live(sql`l.id = ${lessonId} and ${reaches(userId)}`)))[0]
}

async function read(db: Connection, statement: SQL): Promise<Entry[]> {
  const { rows } = await db.execute<EntryRow>(statement)
  return rows.map(row => ({
    kind: row.kind,
    id: Number(row.id),
    title: row.title,
    courseId: Number(row.course_id),
    lessonId: row.lesson_id === null ? null : Number(row.lesson_id),
    startsAt: new Date(row.starts_at),
    endsAt: row.ends_at === null ? null : new Date(row.ends_at),
    isCancelled: row.is_cancelled,
    sequence: row.sequence,
    changedAt: new Date(row.changed_at),
  }))
}
