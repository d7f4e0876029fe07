import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { AnnouncementAudience } from '../../../db/schema/index.ts'
import { hasAccess } from '../access.ts'
import { todayOf } from '../../platform/calendar/days.ts'
import { limits } from './schema.ts'

/** Learners of a course whom an announcement is for. */
export interface Whom {
  audience: AnnouncementAudience
  /** At which they are stuck; null for other audiences. */
  lessonId: number | null
}

/** Who has not been there for so long is stuck at the lesson where they left off. */
const awayDays = 7

const has: Record<AnnouncementAudience, (whom: Whom) => SQL> = {
  all: () => sql`true`,
  not_started: () =>
    sql`e.completed_at is null and e.last_seen_at is null and not exists (select from lesson_progress p where p.user_id = e.user_id and p.course_id = e.course_id)`,
  stuck: ({ lessonId }) =>
    sql`e.completed_at is null and e.last_lesson_id = ${lessonId}::bigint and e.last_seen_at < clock_timestamp() - ${`${awayDays} days`}::interval
      and not exists (select from lesson_progress p where p.user_id = e.user_id and p.lesson_id = e.last_lesson_id and p.completed_at is not null)`,
  late: () =>
    sql`exists (select from assignments a join employees m on m.company_id = a.company_id and m.id = a.employee_id
      where m.user_id = e.user_id and m.state = 'active' and a.course_id = e.course_id and a.state in ('assigned', 'in_progress') and a.due_on < ${todayOf(sql`a.company_id`)})`,
}

/** The accounts of those who may learn a course now and whom an announcement is for, as a statement of one column. */
export function recipientsOf(courseId: number, whom: Whom): SQL {
  return sql`select e.user_id from enrolments e join users u on u.id = e.user_id
    where e.course_id = ${courseId}::bigint and u.erased_at is null and ${hasAccess(sql`e.user_id`, sql`e.course_id`)} and ${has[whom.audience](whom)}`
}

/** How many people an announcement would reach, and how many more the course may have. */
export async function measureAudience(db: Connection, courseId: number, whom: Whom) {
  const { rows } = await db.execute<{ people: number }>(
    sql`select count(*)::int as people from (${recipientsOf(courseId, whom)}) r`,
  )
  const { left, wait } = await roomFor(db, courseId)
  return {
    people: rows[0]?.people ?? 0,
    left,
    next_at: wait === null ? null : new Date(Date.now() + wait * 1000).toISOString(),
  }
}

/** How many announcements a course may have now, and in how many seconds the next one may be; withdrawn ones were sent, too. */
export async function roomFor(
  db: Connection,
  courseId: number,
): Promise<{ left: number; wait: number | null }> {
  const { rows } = await db.execute<{ sent: number; wait: number | null }>(
    sql`select count(*)::int as sent, ceil(extract(epoch from
        (array_agg(created_at order by created_at desc))[${limits.perWeek}] + interval '7 days' - clock_timestamp()))::int as wait
      from announcements where course_id = ${courseId}::bigint and created_at > clock_timestamp() - interval '7 days'`,
  )
  const left = Math.max(0, limits.perWeek - (rows[0]?.sent ?? 0))
  return { left, wait: left > 0 ? null : Math.max(1, rows[0]?.wait ?? 1) }
}
