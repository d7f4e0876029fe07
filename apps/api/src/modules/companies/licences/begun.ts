import { and, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { assignments, enrolmentGrants } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import { millis } from '../../commerce/licences/period.ts'
import { finishedByLicence } from '../../learning/licence-grants.ts'
import { lastDayBefore } from '../../platform/calendar/days.ts'
import { workedAt } from '../employees/absences.ts'

/** Grants `g` of a company's licences to a person `p`. */
export const isTheirs = (companyId: number) =>
  sql`g.user_id = p.user_id and g.company_id = ${companyId} and g.kind = 'licence'`

/** The condition that a course is assigned to a person `p`, too. */
export const isAssigned = (companyId: number, course: SQL) =>
  sql`exists (select from ${assignments} o where o.company_id = ${companyId} and o.employee_id = p.id
    and o.course_id = ${course} and o.state <> 'withdrawn')`

/**
 * Courses that people begun by licences, and that are not assigned to them: `employee_id`, `department_id`, `course_id`, `begun_at`, `ends_at`,
 * `percent`, `completed_at`; not what ended unfinished.
 * @param people selects from `employees`: `id`, `user_id`, `department_id`
 */
export function begunBy(people: SQL, companyId: number, course?: number): SQL {
  return sql`
    select l.* from (
      select p.id as employee_id, p.department_id, g.course_id, min(g.starts_at) as begun_at, bool_or(g.ended_reason is null) as is_open,
        max(g.ends_at) filter (where g.ended_reason is null) as ends_at, max(e.percent) as percent,
        max(e.completed_at) filter (where ${finishedByLicence}) as completed_at
      from (${people}) p join ${enrolmentGrants} g on ${isTheirs(companyId)}
        join enrolments e on e.user_id = g.user_id and e.course_id = g.course_id
      where ${and(
        sql`not ${isAssigned(companyId, sql`g.course_id`)}`,
        // Of who came back as somebody new, what was begun before counts in their earlier record.
        workedAt(sql`p.id`, sql`g.starts_at`),
        course === undefined ? undefined : sql`g.course_id = ${course}`,
      )}
      group by p.id, p.department_id, g.course_id
    ) l where l.is_open or l.completed_at is not null`
}

interface Row extends Record<string, unknown> {
  id: number
  title: BilingualText
  slug: string
  percent: number
  begunAt: number
  completedAt: number | null
  openUntil: string | null
}

/** What one employee learns, or has finished, by the company's licences, what was begun last first. */
export async function readBegun(db: Database, companyId: number, employeeId: number, locale: Locale) {
  const person = sql`select e.id, e.user_id, e.department_id from employees e where e.company_id = ${companyId} and e.id = ${employeeId}`
  const { rows } = await db.execute<Row>(sql`
    select c.id::float8 as id, c.title, k.slug,
      case when l.completed_at is null then l.percent else 100 end as percent, ${millis(sql`l.begun_at`)} as "begunAt",
      ${millis(sql`l.completed_at`)} as "completedAt", ${lastDayBefore(sql`l.ends_at`, sql`${companyId}::bigint`)}::text as "openUntil"
    from (${begunBy(person, companyId)}) l join courses c on c.id = l.course_id join categories k on k.id = c.category_id
    order by l.begun_at desc, c.id`)
  return rows.map(row => ({
    course: { id: row.id, title: pick(row.title, locale), category_slug: row.slug },
    state: row.completedAt === null ? ('in_progress' as const) : ('completed' as const),
    percent: row.percent,
    begun_at: new Date(row.begunAt).toISOString(),
    completed_at: row.completedAt === null ? null : new Date(row.completedAt).toISOString(),
    open_until: row.openUntil,
  }))
}
