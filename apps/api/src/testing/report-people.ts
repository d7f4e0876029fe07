import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { factsOf } from '../modules/companies/reports/facts.ts'
import type { ReportKind, ReportSource } from '../modules/companies/reports/schema.ts'
import { keptPeople } from '../modules/companies/reports/sums/people.ts'

/** The numbers of each person that a report shows, of what is kept. */
const kept: Record<ReportKind, SQL> = {
  completion: sql`sum(assigned)::int as assigned, sum(not_started)::int as not_started, sum(in_progress)::int as in_progress,
    sum(completed)::int as completed, sum(overdue)::int as overdue, sum(begun)::int as begun, sum(begun_completed)::int as begun_completed`,
  time: sql`sum(seconds)::float8 as seconds, count(*)::int as people, sum(days)::int as days`,
  scores: sql`sum(results)::int as results, sum(passed)::int as passed, max(mean) as mean, sum(hidden)::int as hidden`,
}

/** What a report tells of each person of a company: as it is kept, and as it is counted from the rows. */
export async function numbersOfEach(
  db: Connection,
  companyId: number,
  kind: ReportKind,
  source?: ReportSource,
) {
  const filters = { ...(source && { source }) }
  const people = sql`select id, user_id, department_id from employees where company_id = ${companyId}`
  const { from, measures } = factsOf[kind]
  const ofEach = async (rows: SQL, numbers: SQL) =>
    (
      await db.execute(
        sql`select f.employee_id::int as id, ${numbers} from (${rows}) f group by f.employee_id order by 1`,
      )
    ).rows
  return {
    kept: await ofEach(keptPeople({ companyId, role: 'owner', branchId: null }, filters, kind), kept[kind]),
    counted: await ofEach(from(people, companyId, filters), measures),
  }
}
