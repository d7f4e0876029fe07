import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import { assignments, employees, enrolmentGrants, reviews } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { inReachOf } from '../policy.ts'

const pageSize = 20

/**
 * The condition for what people whom a member sees say of courses that the company gave them. What they say of others anybody reads on the
 * course's page; that they took them is none of the company's business.
 */
const ofOurs = (member: CompanyMembership) =>
  and(
    isNull(reviews.hiddenAt),
    eq(employees.state, 'active'),
    inReachOf(member, employees.companyId, employees.departmentId),
    sql`(exists (select from ${assignments} a where a.company_id = ${member.companyId} and a.employee_id = ${employees.id}
        and a.course_id = ${reviews.courseId} and a.state <> 'withdrawn')
      or exists (select from ${enrolmentGrants} g where g.company_id = ${member.companyId} and g.user_id = ${reviews.userId}
        and g.course_id = ${reviews.courseId} and g.kind = 'licence'))`,
  )

/** How the company's people rate each course that they say anything of. */
export async function courseRatings(db: Database, member: CompanyMembership) {
  const rows = await db
    .select({
      course_id: reviews.courseId,
      mean: sql<number>`round(avg(${reviews.stars}), 2)::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(employees)
    .innerJoin(reviews, eq(reviews.userId, employees.userId))
    .where(ofOurs(member))
    .groupBy(reviews.courseId)
    .orderBy(reviews.courseId)
  return rows
}

/** What the company's people say of a course, the newest first. */
export async function courseReviews(
  db: Database,
  member: CompanyMembership,
  courseId: number,
  { cursor: text }: { cursor?: string },
  locale: Locale,
) {
  const among = and(eq(reviews.courseId, courseId), ofOurs(member))
  const cursor = decodeCursor(text, 'newest', 'number')
  const rows = await db
    .select({
      id: reviews.id,
      employee: { id: employees.id, name: nameIn(locale, 'employees') },
      stars: reviews.stars,
      text: reviews.text,
      createdAt: reviews.createdAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(reviews)
    .innerJoin(employees, eq(employees.userId, reviews.userId))
    .where(and(among, cursor ? sql`${reviews.id} < ${cursor.id}` : undefined))
    .orderBy(desc(reviews.id))
    .limit(pageSize + 1)
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(
    rows,
    pageSize,
    { total, isBounded: false },
    ({ createdAt, total: _, ...row }) => ({ ...row, created_at: createdAt.toISOString() }),
    row => ({ sort: 'newest', value: row.id, id: row.id, total }),
  )
}
