import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { namesOf } from '../../../db/names.ts'
import {
  assignments,
  categories,
  companies,
  courses,
  departments,
  employees,
  users,
} from '../../../db/schema/index.ts'
import { todayOf } from '../../platform/calendar/days.ts'
import { isOverdue } from '../assignments/list.ts'
import { inReach } from '../policy.ts'

const { placeholder } = sql
const company = placeholder('company')
const reach = inReach(employees.companyId, employees.departmentId)
/** The same for a subselect that calls the employees `e`. */
const reachOfE = inReach(sql`e.company_id`, sql`e.department_id`)

// long: a list of prepared statements, each by itself
export function companyQueries(db: Database) {
  return {
    // In a select from one table drizzle leaves its name off the columns; a subselect would take them for its own. So they are written out.
    departments: db
      .select({
        id: departments.id,
        name: departments.name,
        parentId: departments.parentId,
        people: sql<number>`(select count(*) from ${employees} e where e.department_id = departments.id and e.state <> 'deactivated')::int`,
        assigned: sql<number>`coalesce(a.assigned, 0)::int`,
        percents: sql<number>`coalesce(a.percents, 0)::float8`,
      })
      .from(departments)
      .leftJoinLateral(
        sql`(select count(*) as assigned, sum(a.percent) as percents from ${assignments} a join ${employees} e on e.id = a.employee_id
          where e.department_id = departments.id and a.state <> 'withdrawn' and e.state <> 'deactivated') a`,
        sql`true`,
      )
      .where(inReach(departments.companyId, departments.id))
      .orderBy(asc(departments.id))
      .prepare('departments'),
    company: db
      .select({
        id: companies.id,
        name: companies.legalName,
        logo: companies.logo,
        color: companies.color,
        active: sql<number>`(select count(*) from ${employees} e where ${reachOfE} and e.state = 'active')::int`,
        invited: sql<number>`(select count(*) from ${employees} e where ${reachOfE} and e.state = 'invited')::int`,
        deactivated: sql<number>`(select count(*) from ${employees} e where ${reachOfE} and e.state = 'deactivated')::int`,
        waiting: sql<number>`(select count(*) from course_requests r join ${employees} e on e.company_id = r.company_id and e.id = r.employee_id
          where ${reachOfE} and r.state = 'open')::int`,
        seats: sql<{
          bought: number
          used: number
        }>`(select json_build_object('bought', coalesce(sum(p.bought), 0), 'used', coalesce(sum(p.used), 0)) from seat_pools p where p.company_id = companies.id and p.course_id is not null)`,
      })
      .from(companies)
      .where(eq(companies.id, company))
      .prepare('company_totals'),
    assigned: db
      .select({
        total: sql<number>`count(*)::int`,
        completed: sql<number>`(count(*) filter (where ${assignments.state} = 'completed'))::int`,
        in_progress: sql<number>`(count(*) filter (where ${assignments.state} = 'in_progress'))::int`,
        not_started: sql<number>`(count(*) filter (where ${assignments.state} = 'assigned'))::int`,
        overdue: sql<number>`(count(*) filter (where ${isOverdue(sql`${company}`)}))::int`,
      })
      .from(assignments)
      .innerJoin(
        employees,
        and(eq(employees.id, assignments.employeeId), sql`${employees.state} <> 'deactivated'`),
      )
      .where(and(reach, sql`${assignments.state} <> 'withdrawn'`))
      .prepare('company_assigned'),
    attention: db
      .select({
        employeeId: employees.id,
        name: namesOf('employees'),
        avatar: users.avatar,
        course: courses.title,
        dueOn: assignments.dueOn,
        percent: assignments.percent,
      })
      .from(assignments)
      .innerJoin(employees, eq(employees.id, assignments.employeeId))
      .leftJoin(users, eq(users.id, employees.userId))
      .innerJoin(courses, eq(courses.id, assignments.courseId))
      .where(
        and(
          reach,
          eq(employees.state, sql`'active'`),
          // Named as the index of open assignments has it.
          eq(assignments.companyId, company),
          sql`${assignments.state} in ('assigned', 'in_progress') and ${assignments.dueOn} < ${todayOf(sql`${company}`)}`,
        ),
      )
      .orderBy(asc(assignments.dueOn), asc(assignments.id))
      .limit(8)
      .prepare('company_attention'),
    courses: db
      .select({
        id: courses.id,
        title: courses.title,
        categorySlug: categories.slug,
        assigned: sql<number>`count(*)::int`,
        completed: sql<number>`(count(*) filter (where ${assignments.state} = 'completed'))::int`,
        percent: sql<number>`round(avg(${assignments.percent}))::int`,
      })
      .from(assignments)
      .innerJoin(
        employees,
        and(eq(employees.id, assignments.employeeId), sql`${employees.state} <> 'deactivated'`),
      )
      .innerJoin(courses, eq(courses.id, assignments.courseId))
      .innerJoin(categories, eq(categories.id, courses.categoryId))
      .where(and(reach, sql`${assignments.state} <> 'withdrawn'`))
      .groupBy(courses.id, categories.slug)
      .orderBy(desc(sql`count(*)`), asc(courses.id))
      .limit(12)
      .prepare('company_courses'),
  }
}
