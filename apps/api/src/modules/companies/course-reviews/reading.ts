import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import { employees, reviews } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { type Cursor, decodeCursor, pageOf } from '../../cursor.ts'
import { byAge, likeOf, saysSo } from '../../finding.ts'
import { inReachOf } from '../policy.ts'
import { totalsFor } from '../reports/sums/branches.ts'
import { ratingSums, saidOfOurs } from '../reports/sums/ratings.ts'
import { dashboardAsOf } from '../reports/sums/reading.ts'
import type { CourseReviewsQuery } from './schema.ts'

/** The condition for what people whom a member sees say of courses that the company gave them. */
const ofOurs = (member: CompanyMembership) =>
  and(inReachOf(member, employees.companyId, employees.departmentId), saidOfOurs)

/** How the company's people rate each course that they say anything of. */
export async function courseRatings(db: Database, member: CompanyMembership) {
  const isKept = (await dashboardAsOf(db, member.companyId)) !== null
  const totals = isKept ? await totalsFor(db, member) : null
  const { rows } = await db.execute<{ course_id: number; mean: number; count: number }>(sql`
    select r.course_id::float8 as course_id, round(r.stars::numeric / r.reviews::numeric, 2)::float8 as mean, r.reviews::int as count
    from (${ratingSums(member, isKept, totals)}) r where r.reviews > 0 order by r.course_id`)
  return rows
}

/** Of like stars, the newest first. */
function orderOf(sort: NonNullable<CourseReviewsQuery['sort']>): { by: SQL; after: (cursor: Cursor) => SQL } {
  if (sort === 'newest' || sort === 'oldest') return byAge(sort, reviews.id)
  const stars = sort === 'best' ? sql`${reviews.stars}` : sql`-${reviews.stars}`
  return {
    by: sql`${stars} desc, ${reviews.id} desc`,
    after: ({ value, id }) => sql`(${stars}, ${reviews.id}) < (${value}::bigint, ${id}::bigint)`,
  }
}

/** What the company's people say of a course, found by who says it and by what they say. */
export async function courseReviews(
  db: Database,
  member: CompanyMembership,
  courseId: number,
  { q, sort = 'newest', cursor: text, limit = 25 }: CourseReviewsQuery,
  locale: Locale,
) {
  const like = likeOf(q)
  const among = and(
    eq(reviews.courseId, courseId),
    ofOurs(member),
    like === undefined
      ? undefined
      : or(sql`${employees.searchText} like ${like}`, saysSo(reviews.text, like)),
  )
  const cursor = decodeCursor(text, sort, 'number')
  const order = orderOf(sort)
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
    .where(and(among, cursor ? order.after(cursor) : undefined))
    .orderBy(order.by)
    .limit(limit + 1)
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(
    rows,
    limit,
    { total, isBounded: false },
    ({ createdAt, total: _, ...row }) => ({ ...row, created_at: createdAt.toISOString() }),
    row => ({ sort, value: sort === 'worst' ? -row.stars : row.stars, id: row.id, total }),
  )
}
