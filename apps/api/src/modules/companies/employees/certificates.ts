import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { certificates, employees } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import { millis } from '../../commerce/licences/period.ts'
import { certificateExpired, certificateState } from '../../learning/certificates/certificates.ts'
import { begunBy } from '../licences/begun.ts'
import { workedAt } from './absences.ts'

interface Row extends Record<string, unknown> {
  code: string
  courseId: number
  title: BilingualText
  issuedAt: number
  validUntil: number | null
  revokedAt: number | null
  isExpired: boolean
}

/**
 * The SQL condition that an employee completed a course with what the company gave them: while it was assigned, or by its yearly licence. The columns
 * that it is given are of tables that are not called `a`, `b`, `e`, `g`, `l`, `o` or `p`, as those within it are.
 */
export function isEarnedHere(
  companyId: number,
  { employeeId, courseId, completedAt }: Record<'employeeId' | 'courseId' | 'completedAt', SQL>,
): SQL {
  const person = sql`select e.id, e.user_id, e.department_id from employees e where e.company_id = ${companyId} and e.id = ${employeeId}`
  // A certificate names its holder: it is not shown of a record that names nobody.
  return sql`(${workedAt(employeeId, completedAt)}
    and not exists (select from employees e where e.company_id = ${companyId} and e.id = ${employeeId} and e.anonymised_at is not null) and (
    exists (select from assignments a where a.company_id = ${companyId} and a.employee_id = ${employeeId}
      and a.course_id = ${courseId} and a.state <> 'withdrawn' and ${completedAt} >= a.created_at)
    or exists (select from (${begunBy(person, companyId)}) l where l.course_id = ${courseId} and l.completed_at = ${completedAt})))`
}

/**
 * Certificates that an employee earned with what the company gave them, as `isEarnedHere` says. Of courses that they completed by themselves it
 * sees none here.
 */
export async function readEarned(db: Connection, companyId: number, id: number, locale: Locale) {
  const isEarned = isEarnedHere(companyId, {
    employeeId: sql`${employees.id}`,
    courseId: sql`${certificates.courseId}`,
    completedAt: sql`${certificates.completedAt}`,
  })
  const { rows } = await db.execute<Row>(sql`
    select ${certificates.code} as code, ${certificates.courseId}::float8 as "courseId", ${certificates.courseTitle} as title,
      ${millis(sql`${certificates.issuedAt}`)} as "issuedAt", ${millis(sql`${certificates.validUntil}`)} as "validUntil",
      ${millis(sql`${certificates.revokedAt}`)} as "revokedAt", ${certificateExpired} as "isExpired"
    from ${certificates} join ${employees} on ${employees.userId} = ${certificates.userId}
    where ${employees.companyId} = ${companyId} and ${employees.id} = ${id} and ${certificates.releasedAt} is not null
      and ${isEarned}
    order by ${certificates.issuedAt} desc, ${certificates.id} desc`)
  return rows.map(row => ({
    code: row.code,
    course: { id: row.courseId, title: pick(row.title, locale) },
    state: certificateState({
      revokedAt: row.revokedAt === null ? null : new Date(row.revokedAt),
      isExpired: row.isExpired,
    }),
    issued_at: new Date(row.issuedAt).toISOString(),
    valid_until: row.validUntil === null ? null : new Date(row.validUntil).toISOString(),
  }))
}
