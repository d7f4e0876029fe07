import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import { assignments, categories, courses, employees, learningPaths } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { likeText } from '../../catalogue/instructors-and-reviews.ts'
import { countCap, decodeCursor, pageOf } from '../../cursor.ts'
import { companyDay, todayOf } from '../../platform/calendar/days.ts'
import { amongChosen } from '../choosing.ts'
import { inPeriod } from '../period.ts'
import { branchBelow, inReachOf } from '../policy.ts'
import { orderOf, pageIn } from './order.ts'
import type { AssignmentFilters, AssignmentQuery } from './schema.ts'

/** Of a row of `assignments`: still to be done, and past its day. */
export const isOverdue = (company: SQL) =>
  sql<boolean>`(${assignments.state} in ('assigned', 'in_progress') and coalesce(${assignments.dueOn} < ${todayOf(company)}, false))`

/** Of a row of `assignments`: completed, and after its day. */
export const isLate = (company: SQL) =>
  sql<boolean>`coalesce(${assignments.dueOn} < ${companyDay(sql`${assignments.completedAt}`, company)}, false)`

/** Assignments that filters name, and that are among some where those are named one by one. */
export interface ChosenFilters extends AssignmentFilters {
  assignment_ids?: readonly number[] | undefined
}

/** The condition for rows of `assignments` joined with `employees`: those that filters name, of people whom the member sees. */
export function assignmentsWhich(member: CompanyMembership, query: ChosenFilters): SQL | undefined {
  const { q, course, employee, department, group, path, batch, state, with_left: withLeft, ...period } = query
  const company = sql`${member.companyId}::bigint`
  return and(
    eq(assignments.companyId, member.companyId),
    amongChosen(assignments.id, query.assignment_ids, query.except_ids),
    inReachOf(member, employees.companyId, employees.departmentId),
    // The dashboard leaves out leavers, reports count them. One person's or one act's assignments, and named ones, include them.
    withLeft !== true &&
      query.assignment_ids === undefined &&
      employee === undefined &&
      batch === undefined &&
      state !== 'withdrawn'
      ? sql`${employees.state} <> 'deactivated'`
      : undefined,
    q === undefined ? undefined : sql`${employees.searchText} like ${`%${likeText(q)}%`}`,
    course === undefined ? undefined : eq(assignments.courseId, course),
    employee === undefined ? undefined : eq(assignments.employeeId, employee),
    department === undefined
      ? undefined
      : sql`${employees.departmentId} in (${branchBelow(sql`${member.companyId}::bigint`, sql`${department}::bigint`)})`,
    group === undefined
      ? undefined
      : sql`exists (select from employee_group_members m where m.company_id = ${employees.companyId} and m.group_id = ${group} and m.employee_id = ${employees.id})`,
    path === undefined ? undefined : eq(assignments.learningPathId, path),
    batch === undefined ? undefined : eq(assignments.batchId, batch),
    inPeriod(sql`${assignments.createdAt}`, period, company),
    state === 'overdue' ? isOverdue(company) : undefined,
    state === undefined
      ? sql`${assignments.state} <> 'withdrawn'`
      : state === 'overdue'
        ? undefined
        : eq(assignments.state, state),
  )
}

type PageQuery = Omit<AssignmentQuery, 'limit'> & ChosenFilters & { limit?: number }

/** One page of what is assigned to people whom the member sees; withdrawn ones only where they are asked for. */
export function listAssignments(db: Database, member: CompanyMembership, query: PageQuery, locale: Locale) {
  return pageOfAssignments(db, member, query, locale, row => presentAssignment(row, locale))
}

/** The same, with whatever is made of each row. */
export async function pageOfAssignments<Presented>(
  db: Database,
  member: CompanyMembership,
  query: PageQuery,
  locale: Locale,
  present: (row: Row) => Presented,
) {
  const sort = query.sort ?? 'due'
  const order = orderOf(member.companyId, sort, locale)
  const cursor = decodeCursor(query.cursor, sort, order.value)
  const limit = query.limit ?? 25
  const which = assignmentsWhich(member, query)
  const page = pageIn(order, and(which, cursor === null ? undefined : order.after(cursor)), limit + 1)
  const rows = await selectRows(
    db,
    member.companyId,
    sql`(select p.*, row_number() over () as at from (${page}) p) page`,
    cursor === null ? countOf(which) : sql<number>`${cursor.total}::float8`,
    locale,
  )
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(rows, limit, { total, isBounded: true }, present, row => ({
    sort,
    value: row.held,
    id: row.assignment.id,
    total,
  }))
}

/** Counted no further than one past the cap: a company may have a million. */
function countOf(which: SQL | undefined): SQL<number> {
  return sql<number>`(select count(*) from (select from ${assignments} join ${employees} on ${employees.id} = ${assignments.employeeId}
    where ${which} limit ${countCap + 1}) as counted)::int`
}

/** The rows of a page, `id` and `held`, with what is shown of them, as they stand `at` it. */
function selectRows(db: Database, companyId: number, page: SQL, total: SQL<number>, locale: Locale) {
  const company = sql`${companyId}::bigint`
  return db
    .select({
      assignment: assignments,
      employeeName: nameIn(locale, 'employees'),
      hasLeft: sql<boolean>`${employees.state} = 'deactivated'`,
      courseTitle: courses.title,
      categorySlug: categories.slug,
      pathName: learningPaths.name,
      isOverdue: isOverdue(company),
      isLate: isLate(company),
      assignedOn: sql<string>`${companyDay(sql`${assignments.createdAt}`, company)}::text`,
      completedOn: sql<string | null>`${companyDay(sql`${assignments.completedAt}`, company)}::text`,
      held: sql<string | number>`page.held`,
      total,
    })
    .from(page)
    .innerJoin(assignments, sql`${assignments.id} = page.id`)
    .innerJoin(employees, eq(employees.id, assignments.employeeId))
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(learningPaths, eq(learningPaths.id, assignments.learningPathId))
    .orderBy(sql`page.at`)
}

type Row = Awaited<ReturnType<typeof selectRows>>[number]

export function presentAssignment({ assignment, ...row }: Row, locale: Locale) {
  return {
    id: assignment.id,
    employee: { id: assignment.employeeId, name: row.employeeName, has_left: row.hasLeft },
    course: {
      id: assignment.courseId,
      title: pick(row.courseTitle, locale),
      category_slug: row.categorySlug,
    },
    path:
      assignment.learningPathId === null || row.pathName === null
        ? null
        : { id: assignment.learningPathId, name: pick(row.pathName, locale) },
    due_on: assignment.dueOn,
    due_days: assignment.dueDays,
    counts_working_days: assignment.countsWorkingDays,
    state: assignment.state,
    is_overdue: row.isOverdue,
    is_late: row.isLate,
    percent: assignment.percent,
    score: assignment.score,
    assigned_at: assignment.createdAt.toISOString(),
    completed_at: assignment.completedAt?.toISOString() ?? null,
  }
}
