import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { certificates, employees } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import { countedGrade } from '../../exams/counted.ts'
import { companyDay } from '../../platform/calendar/days.ts'
import { certificateExpired, certificateState } from '../../learning/certificates/certificates.ts'
import { readSharing } from './sharing.ts'

const most = 500

/** What an employee agreed to share with the company beyond what it assigned; null for each topic that they did not. */
export async function readShared(db: Database, companyId: number, employeeId: number, locale: Locale) {
  const given = new Set(
    (await readSharing(db, companyId, employeeId)).filter(({ isGiven }) => isGiven).map(({ topic }) => topic),
  )
  return {
    certificates: given.has('certificates')
      ? await sharedCertificates(db, companyId, employeeId, locale)
      : null,
    own_courses: given.has('own_courses') ? await ownCourses(db, companyId, employeeId, locale) : null,
  }
}

async function sharedCertificates(db: Database, companyId: number, employeeId: number, locale: Locale) {
  const rows = await db
    .select({
      code: certificates.code,
      courseId: certificates.courseId,
      courseTitle: certificates.courseTitle,
      issuedAt: certificates.issuedAt,
      validUntil: certificates.validUntil,
      revokedAt: certificates.revokedAt,
      isExpired: certificateExpired,
    })
    .from(certificates)
    .innerJoin(employees, eq(employees.userId, certificates.userId))
    .where(
      and(
        eq(employees.companyId, companyId),
        eq(employees.id, employeeId),
        isNotNull(certificates.releasedAt),
      ),
    )
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
    .limit(most)
  return rows.map(row => ({
    code: row.code,
    course: { id: row.courseId, title: pick(row.courseTitle, locale) },
    state: certificateState(row),
    issued_at: row.issuedAt.toISOString(),
    valid_until: row.validUntil?.toISOString() ?? null,
  }))
}

interface CourseRow extends Record<string, unknown> {
  id: number
  title: BilingualText
  percent: number
  completed_on: string | null
  exam: { passed: boolean; percent: number } | null
}

/** Courses that the person has, or had, by themselves; of what this company assigned the page says more, of other companies' it says nothing. */
async function ownCourses(db: Database, companyId: number, employeeId: number, locale: Locale) {
  const { rows } = await db.execute<CourseRow>(sql`
    select k.id::float8 as id, k.title, e.percent,
      case when not exists (select from certificates c where c.user_id = e.user_id and c.course_id = e.course_id
        and c.completed_at = e.completed_at and c.released_at is null) then ${companyDay(sql`e.completed_at`, sql`${companyId}::bigint`)}::text end as completed_on,
      (select json_build_object('passed', g.passed, 'percent', g.percent)
        from exams x cross join lateral (${countedGrade('x', sql`e.user_id`)}) g
        where x.course_id = k.id and x.section_id is null and x.published_at is not null
          and g.is_visible and g.percent is not null and g.passed is not null) as exam
    from employees p join enrolments e on e.user_id = p.user_id join courses k on k.id = e.course_id
    where p.company_id = ${companyId} and p.id = ${employeeId}
      and exists (select from enrolment_grants o where o.user_id = e.user_id and o.course_id = e.course_id and o.company_id is null)
      and not exists (select from assignments a where a.company_id = p.company_id and a.employee_id = p.id
        and a.course_id = e.course_id and a.state <> 'withdrawn')
    order by e.id desc limit ${most}`)
  return rows.map(({ id, title, ...row }) => ({ course: { id, title: pick(title, locale) }, ...row }))
}
