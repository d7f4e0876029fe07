import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../../db/client.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import type { ReportFilters, ReportKind } from '../schema.ts'
import { keptAsOf } from './reading.ts'

/** Of whom a report tells anything, of what is kept of them, `k`. */
const isTold: Record<ReportKind, SQL> = {
  completion: sql`k.assigned + k.begun > 0`,
  time: sql`k.days > 0`,
  scores: sql`k.results + k.hidden > 0`,
}

/** Whether what reports tell of each person is kept as it is asked for: of all courses and all time, in a large company. */
export async function keepsPeople(
  db: Connection,
  member: CompanyMembership,
  { from, to, course, source }: ReportFilters,
): Promise<boolean> {
  return (from ?? to ?? course) === undefined && (await keptAsOf(db, member, { source })) !== null
}

/**
 * Selects what is kept of each of some people, as of the last count: `employee_id`, and what the report measures; of the last days of learning
 * `last_on`, `recent_days` and `recent_seconds`. Who has changed departments since is missing until both are counted.
 * @param people selects from `employees`: `id`, `department_id`
 * @param kind leaves out of whom that report tells nothing
 */
export function keptPeople(companyId: number, people: SQL, kind?: ReportKind): SQL {
  return sql`
    select k.employee_id, k.assigned, k.not_started, k.in_progress, k.completed, k.overdue, k.begun, k.begun_completed, k.seconds, k.days,
      k.results, k.passed, round(k.percents / nullif(k.results, 0), 1)::float8 as mean, k.hidden,
      date '1970-01-01' + nullif(k.last_day, -1) as last_on, k.recent_days, k.recent_seconds
    from report_people k join (${people}) w on w.id = k.employee_id and w.department_id is not distinct from k.department_id
    where k.company_id = ${companyId}${kind === undefined ? sql`` : sql` and ${isTold[kind]}`}`
}
