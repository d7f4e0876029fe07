import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import {
  assignments,
  categories,
  companies,
  courses,
  departments,
  employees,
  jobNames,
} from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { Locale } from '../../../locale.ts'
import { inReach } from '../policy.ts'
import type { EmployeeQuery } from './schema.ts'

const { placeholder } = sql
const company = placeholder('company')
const reach = inReach(employees.companyId, employees.departmentId)
/** The same for a subselect that calls the employees `e`. */
const reachOfE = inReach(sql`e.company_id`, sql`e.department_id`)

/** What is assigned to an employee, counted as of now; a withdrawn assignment does not count. */
const counts = sql`lateral (select count(*)::int as assigned, count(*) filter (where a.state = 'completed')::int as completed,
    count(*) filter (where a.state <> 'completed' and a.due_on < current_date)::int as overdue, round(avg(a.percent))::int as percent
  from ${assignments} a where a.employee_id = ${employees.id} and a.state <> 'withdrawn') as counted`

export type EmployeeSort = 'name' | 'newest' | 'progress' | 'overdue'

interface Order {
  by: SQL[]
  key: SQL
  after: SQL
}

/** By the reader's collation: the key's own order has Latin names first, as readers of English find them; readers of Arabic find them behind the Arabic ones. */
function byName(locale: Locale): Order {
  const isLatin = sql`${employees.nameKey} collate "C" >= 'a' and ${employees.nameKey} collate "C" < chr(1424)`
  const key =
    locale === 'ar'
      ? sql`(case when ${isLatin} then '1' else '0' end || ${employees.nameKey}) collate "C"`
      : sql`${employees.nameKey} collate "C"`
  return {
    by: [asc(key), asc(employees.id)],
    key,
    after: sql`(${key}, ${employees.id}) > (${placeholder('value')}::text, ${placeholder('id')}::bigint)`,
  }
}

const orders: Record<Exclude<EmployeeSort, 'name'>, Order> = {
  newest: {
    by: [desc(employees.id)],
    key: sql`''`,
    after: sql`${employees.id} < ${placeholder('id')}::bigint`,
  },
  progress: {
    by: [asc(sql`coalesce(counted.percent, -1)`), asc(employees.id)],
    key: sql`coalesce(counted.percent, -1)`,
    after: sql`(coalesce(counted.percent, -1), ${employees.id}) > (${placeholder('value')}::bigint, ${placeholder('id')}::bigint)`,
  },
  overdue: {
    by: [desc(sql`counted.overdue`), desc(employees.id)],
    key: sql`counted.overdue`,
    after: sql`(counted.overdue, ${employees.id}) < (${placeholder('value')}::bigint, ${placeholder('id')}::bigint)`,
  },
}

const fields = {
  id: employees.id,
  name: employees.name,
  email: employees.email,
  number: employees.number,
  job: employees.job,
  /** The listed job that the company's text names, so that each reader has it in their language. */
  listedJob: sql<BilingualText | null>`(select ${jobNames.name} from ${jobNames}
    where ${employees.job} in (${jobNames.name} ->> 'ar', ${jobNames.name} ->> 'en') order by ${jobNames.id} limit 1)`,
  departmentId: departments.id,
  departmentName: departments.name,
  state: employees.state,
  joinedOn: employees.joinedOn,
  createdAt: employees.createdAt,
  assigned: sql<number>`counted.assigned`,
  completed: sql<number>`counted.completed`,
  overdue: sql<number>`counted.overdue`,
  percent: sql<number | null>`counted.percent`,
}

/** One page of a company's people; a statement per combination of filters. */
export function employeeStatement(
  db: Database,
  query: Pick<EmployeeQuery, 'q' | 'state' | 'department'>,
  sort: EmployeeSort,
  isFurther: boolean,
  locale: Locale,
) {
  const order = sort === 'name' ? byName(locale) : orders[sort]
  const filter = and(
    reach,
    query.q === undefined
      ? undefined
      : sql`${employees.searchFolded} like '%' || ${placeholder('folded')}::text || '%'`,
    query.state === undefined ? undefined : eq(employees.state, placeholder('state')),
    query.department === undefined ? undefined : eq(employees.departmentId, placeholder('department')),
  )
  return db
    .select({
      ...fields,
      sortKey: sql<string | number>`${order.key}`,
      total: sql<number>`(select count(*) from ${employees} where ${filter})::int`,
    })
    .from(employees)
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .innerJoin(counts, sql`true`)
    .where(isFurther ? and(filter, order.after) : filter)
    .orderBy(...order.by)
    .limit(placeholder('limit'))
    .prepare(
      `employees_${sort}_${locale}_${query.q !== undefined}_${query.state !== undefined}_${query.department !== undefined}_${isFurther}`,
    )
}

export type EmployeeRow = Omit<
  Awaited<ReturnType<ReturnType<typeof employeeStatement>['execute']>>[number],
  'total' | 'sortKey'
>

// long: a list of prepared statements, each by itself
export function companyQueries(db: Database) {
  const employee = placeholder('employee')
  return {
    employee: db
      .select(fields)
      .from(employees)
      .leftJoin(departments, eq(departments.id, employees.departmentId))
      .innerJoin(counts, sql`true`)
      .where(and(eq(employees.id, employee), reach))
      .prepare('employee'),
    assignments: db
      .select({
        assignment: assignments,
        courseTitle: courses.title,
        categorySlug: categories.slug,
        isOverdue: sql<boolean>`${assignments.state} <> 'completed' and ${assignments.dueOn} < current_date`,
      })
      .from(assignments)
      .innerJoin(courses, eq(courses.id, assignments.courseId))
      .innerJoin(categories, eq(categories.id, courses.categoryId))
      .where(and(eq(assignments.employeeId, employee), eq(assignments.companyId, company)))
      .orderBy(sql`${assignments.dueOn} nulls last`, asc(assignments.id))
      .prepare('employee_assignments'),
    // In a select from one table drizzle leaves its name off the columns; a subselect would take them for its own. So they are written out.
    departments: db
      .select({
        id: departments.id,
        name: departments.name,
        employeeCount: sql<number>`(select count(*) from ${employees} e where e.department_id = departments.id and e.state <> 'deactivated')::int`,
        percent: sql<
          number | null
        >`(select round(avg(a.percent))::int from ${assignments} a join ${employees} e on e.id = a.employee_id where e.department_id = departments.id and a.state <> 'withdrawn' and e.state <> 'deactivated')`,
      })
      .from(departments)
      .where(inReach(departments.companyId, departments.id))
      .orderBy(asc(departments.id))
      .prepare('departments'),
    totals: db
      .select({
        id: companies.id,
        name: companies.legalName,
        active: sql<number>`(select count(*) from ${employees} e where ${reachOfE} and e.state = 'active')::int`,
        invited: sql<number>`(select count(*) from ${employees} e where ${reachOfE} and e.state = 'invited')::int`,
        deactivated: sql<number>`(select count(*) from ${employees} e where ${reachOfE} and e.state = 'deactivated')::int`,
        assigned: sql<{
          total: number
          completed: number
          in_progress: number
          not_started: number
          overdue: number
          mean_score: number | null
        }>`(
        select json_build_object('total', count(*), 'completed', count(*) filter (where a.state = 'completed'), 'in_progress', count(*) filter (where a.state = 'in_progress'),
          'not_started', count(*) filter (where a.state = 'assigned'), 'overdue', count(*) filter (where a.state <> 'completed' and a.due_on < current_date), 'mean_score', round(avg(a.score)))
        from ${assignments} a join ${employees} e on e.id = a.employee_id and e.state <> 'deactivated' where ${reachOfE} and a.state <> 'withdrawn')`,
        seats: sql<{
          bought: number
          used: number
        }>`(select json_build_object('bought', coalesce(sum(p.bought), 0), 'used', coalesce(sum(p.used), 0)) from seat_pools p where p.company_id = companies.id)`,
      })
      .from(companies)
      .where(eq(companies.id, company))
      .prepare('company_totals'),
    attention: db
      .select({
        employeeId: employees.id,
        name: employees.name,
        course: courses.title,
        dueOn: assignments.dueOn,
        percent: assignments.percent,
      })
      .from(assignments)
      .innerJoin(employees, eq(employees.id, assignments.employeeId))
      .innerJoin(courses, eq(courses.id, assignments.courseId))
      .where(
        and(
          reach,
          eq(employees.state, sql`'active'`),
          sql`${assignments.state} not in ('completed', 'withdrawn') and ${assignments.dueOn} < current_date`,
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
