import { and, isNull, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { assignments, employees, enrolmentGrants, reviews } from '../../../../db/schema/index.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { sumAsOfNow, type KeptOfDepartments } from './as-of-now.ts'
import type { TotalsOf } from './branches.ts'
import { ofSlice, type Slice, writeSums } from './writing.ts'

/**
 * The condition for what people say of courses that their company gave them. What they say of others anybody reads on the course's page; that they
 * took them is none of the company's business.
 */
export const saidOfOurs = sql`${and(
  isNull(reviews.hiddenAt),
  sql`${employees.state} = 'active'`,
  sql`(exists (select from ${assignments} a where a.employee_id = ${employees.id}
      and a.course_id = ${reviews.courseId} and a.state <> 'withdrawn')
    or exists (select from ${enrolmentGrants} g where g.company_id = ${employees.companyId} and g.user_id = ${reviews.userId}
      and g.course_id = ${reviews.courseId} and g.kind = 'licence'))`,
)}`

/** Selects `department_id`, `course_id`, `reviews` and `stars`, added up, of whom a condition for `employees` names. */
const ratingsOf = (who: SQL): SQL => sql`
  select ${employees.departmentId} as department_id, ${reviews.courseId} as course_id, count(*) as reviews, sum(${reviews.stars}) as stars
  from ${employees} join ${reviews} on ${reviews.userId} = ${employees.userId} where ${who} and ${saidOfOurs} group by 1, 2`

/** How a department's people rate each course. */
export function countRatings(tx: Transaction, slice: Slice): Promise<void> {
  return writeSums(tx, slice, 'report_ratings', {
    counted: sql`select r.course_id, r.reviews, r.stars from (${ratingsOf(ofSlice(slice, sql`${employees}.`))}) r`,
    keys: ['course_id'],
    measures: ['reviews', 'stars'],
  })
}

const ratings: KeptOfDepartments = {
  of: ratingsOf,
  table: sql`report_ratings`,
  totals: sql`report_rating_totals`,
  hasBranches: true,
  key: sql`course_id`,
  measures: ['reviews', 'stars'],
}

/**
 * Selects how those whom a member sees rate each course, as it is now: `course_id`, `reviews`, `stars`.
 * @param isKept whether the company is large @param totals whose totals say what its departments come to; null where none do
 */
export const ratingSums = (member: CompanyMembership, isKept: boolean, totals: TotalsOf | null): SQL =>
  sumAsOfNow(member, isKept, ratings, totals)
