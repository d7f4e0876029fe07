import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import {
  categories,
  courses,
  departments,
  employees,
  reportStandings,
  reportStandingTotals,
} from '../../../db/schema/index.ts'
import { inReach } from '../policy.ts'

const company = sql.placeholder('company')
const reach = inReach(reportStandings.companyId, reportStandings.departmentId)
const ofAllCourses = sql`${reportStandings.courseId} is null`
const percent = sql<
  number | null
>`round(sum(${reportStandings.percents})::numeric / nullif(sum(${reportStandings.assigned}), 0))::int`

/** What of the dashboard is counted from assignments, for large companies: from sums, in the shapes of `companyQueries`. */
// long: a list of prepared statements, each by itself
export function keptQueries(db: Database) {
  return {
    assigned: db
      .select({
        total: sql<number>`coalesce(sum(${reportStandings.assigned}), 0)::int`,
        completed: sql<number>`coalesce(sum(${reportStandings.completed}), 0)::int`,
        in_progress: sql<number>`coalesce(sum(${reportStandings.inProgress}), 0)::int`,
        not_started: sql<number>`coalesce(sum(${reportStandings.notStarted}), 0)::int`,
        overdue: sql<number>`coalesce(sum(${reportStandings.overdue}), 0)::int`,
      })
      .from(reportStandings)
      .where(and(reach, ofAllCourses))
      .prepare('kept_assigned'),
    departments: db
      .select({
        id: departments.id,
        name: departments.name,
        parentId: departments.parentId,
        people: sql<number>`coalesce(p.people, 0)::int`,
        assigned: sql<number>`coalesce(s.assigned, 0)::int`,
        percents: sql<number>`coalesce(s.percents, 0)::float8`,
      })
      .from(departments)
      .leftJoin(
        sql`(select e.department_id, count(*) as people from ${employees} e where e.company_id = ${company} and e.state <> 'deactivated' group by e.department_id) p`,
        sql`p.department_id = ${departments.id}`,
      )
      .leftJoin(
        sql`(select ${reportStandings.departmentId} as department_id, sum(${reportStandings.assigned}) as assigned, sum(${reportStandings.percents}) as percents
          from ${reportStandings} where ${reportStandings.companyId} = ${company} and ${ofAllCourses} group by 1) s`,
        sql`s.department_id = ${departments.id}`,
      )
      .where(inReach(departments.companyId, departments.id))
      .orderBy(asc(departments.id))
      .prepare('kept_departments'),
    /** Of what the company or a large branch comes to. */
    courses: db
      .select({
        id: courses.id,
        title: courses.title,
        categorySlug: categories.slug,
        assigned: reportStandingTotals.assigned,
        completed: reportStandingTotals.completed,
        percent: sql<number>`round(${reportStandingTotals.percents}::numeric / nullif(${reportStandingTotals.assigned}, 0))::int`,
      })
      .from(reportStandingTotals)
      .innerJoin(courses, eq(courses.id, reportStandingTotals.courseId))
      .innerJoin(categories, eq(categories.id, courses.categoryId))
      .where(
        and(
          eq(reportStandingTotals.companyId, company),
          sql`${reportStandingTotals.branchId} is not distinct from ${sql.placeholder('branch')}::bigint`,
          sql`${reportStandingTotals.assigned} > 0`,
        ),
      )
      .orderBy(desc(reportStandingTotals.assigned), asc(courses.id))
      .limit(12)
      .prepare('kept_courses'),
    /** Of a branch whose departments have to be added up. */
    branchCourses: db
      .select({
        id: courses.id,
        title: courses.title,
        categorySlug: categories.slug,
        assigned: sql<number>`sum(${reportStandings.assigned})::int`,
        completed: sql<number>`sum(${reportStandings.completed})::int`,
        percent: sql<number>`${percent}`,
      })
      .from(reportStandings)
      .innerJoin(courses, eq(courses.id, reportStandings.courseId))
      .innerJoin(categories, eq(categories.id, courses.categoryId))
      .where(reach)
      .groupBy(courses.id, categories.slug)
      .orderBy(desc(sql`sum(${reportStandings.assigned})`), asc(courses.id))
      .limit(12)
      .prepare('kept_branch_courses'),
  }
}
