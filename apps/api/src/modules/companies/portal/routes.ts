import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { likeText } from '../../catalogue/paged-lists.ts'
import { IdParams } from '../../contract.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { actForCompany, reachOf, readPeople, readsNames, readsSeats } from '../policy.ts'
import { companyQueries, employeeStatement, type EmployeeRow } from './queries.ts'
import { Dashboard, Departments, EmployeeList, EmployeePage, EmployeeQuery } from './schema.ts'

const tags = ['company']

/** A company's own people and numbers; every statement names the company and the branch that the member sees. */
// long: a list of routes, each short by itself
export function portal(db: Database): FastifyPluginAsyncTypebox {
  const queries = companyQueries(db)
  const statements = new Map<string, ReturnType<typeof employeeStatement>>()
  const list = async (member: CompanyMembership, query: EmployeeQuery, locale: Locale) => {
    const sort = query.sort ?? 'name'
    const cursor = decodeCursor(query.cursor, sort, sort === 'name' || sort === 'newest' ? 'text' : 'number')
    const key = [
      sort,
      locale,
      query.q !== undefined,
      query.state !== undefined,
      query.department !== undefined,
      cursor !== null,
    ].join()
    const statement = statements.get(key) ?? employeeStatement(db, query, sort, cursor !== null, locale)
    statements.set(key, statement)
    const limit = query.limit ?? 25
    const rows = await statement.execute({
      ...reachOf(member),
      folded: likeText(query.q ?? ''),
      state: query.state,
      department: query.department,
      value: cursor?.value,
      id: cursor?.id,
      limit: limit + 1,
    })
    const total = cursor?.total ?? rows[0]?.total ?? 0
    return pageOf(
      rows,
      limit,
      { total, isBounded: false },
      row => presentEmployee(row, locale),
      row => ({ sort, value: row.sortKey, id: row.id, total }),
    )
  }

  return async app => {
    app.get(
      '/employees',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'listEmployees',
          summary: 'Search and list employees',
          errorCodes: [],
          description: 'A manager of a branch sees the employees of that branch.',
          tags,
          querystring: EmployeeQuery,
          response: { 200: EmployeeList },
        },
      },
      request => list(memberOf(request), request.query, request.locale),
    )

    app.get(
      '/departments',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'listDepartments',
          summary: 'List departments',
          errorCodes: [],
          tags,
          response: { 200: Departments },
        },
      },
      async request => {
        const rows = await queries.departments.execute(reachOf(memberOf(request)))
        return {
          data: rows.map(row => ({
            id: row.id,
            name: pick(row.name, request.locale),
            employee_count: row.employeeCount,
          })),
        }
      },
    )

    app.get(
      '/employees/:id',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'getEmployee',
          summary: 'Get an employee and their assignments',
          errorCodes: ['not_found'],
          description: 'A manager of a branch sees the employees of that branch.',
          tags,
          params: IdParams,
          response: { 200: EmployeePage },
        },
      },
      async request => {
        const key = { employee: request.params.id, ...reachOf(memberOf(request)) }
        const [row] = await queries.employee.execute(key)
        if (!row) throw new AppError('not_found')
        const assigned = await queries.assignments.execute(key)
        return {
          data: {
            ...presentEmployee(row, request.locale),
            created_at: row.createdAt.toISOString(),
            assignments: assigned.map(({ assignment, courseTitle, categorySlug, isOverdue }) => ({
              id: assignment.id,
              course: {
                id: assignment.courseId,
                title: pick(courseTitle, request.locale),
                category_slug: categorySlug,
              },
              due_on: assignment.dueOn,
              state: assignment.state,
              is_overdue: isOverdue,
              percent: assignment.percent,
              score: assignment.score,
              assigned_at: assignment.createdAt.toISOString(),
              completed_at: assignment.completedAt?.toISOString() ?? null,
            })),
          },
        }
      },
    )

    app.get(
      '/dashboard',
      {
        config: { policy: actForCompany },
        schema: {
          operationId: 'getDashboard',
          summary: 'Get the dashboard of the company',
          errorCodes: [],
          tags,
          response: { 200: Dashboard },
        },
      },
      async request => {
        const member = memberOf(request)
        const key = reachOf(member)
        const { locale } = request
        const [[totals], departments, attention, courses] = await Promise.all([
          queries.totals.execute(key),
          queries.departments.execute(key),
          queries.attention.execute(key),
          queries.courses.execute(key),
        ])
        if (!totals) throw new AppError('not_found')
        const { mean_score, ...assigned } = totals.assigned
        return {
          data: {
            company: { id: totals.id, name: pick(totals.name, locale) },
            employees: { active: totals.active, invited: totals.invited, deactivated: totals.deactivated },
            assignments: assigned,
            seats: readsSeats(member) ? totals.seats : null,
            mean_score,
            departments: departments.map(row => ({
              id: row.id,
              name: pick(row.name, locale),
              employees: row.employeeCount,
              percent: row.percent,
            })),
            attention: (readsNames(member) ? attention : []).map(row => ({
              employee_id: row.employeeId,
              name: row.name,
              course: pick(row.course, locale),
              due_on: row.dueOn ?? '',
              percent: row.percent,
            })),
            courses: courses.map(row => ({
              id: row.id,
              title: pick(row.title, locale),
              category_slug: row.categorySlug,
              assigned: row.assigned,
              completed: row.completed,
              percent: row.percent,
            })),
            as_of: new Date().toISOString(),
          },
        }
      },
    )
  }
}

function presentEmployee(row: EmployeeRow, locale: Locale) {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    number: row.number,
    job: row.listedJob === null ? row.job : pick(row.listedJob, locale),
    department:
      row.departmentId === null || row.departmentName === null
        ? null
        : { id: row.departmentId, name: pick(row.departmentName, locale) },
    state: row.state,
    joined_on: row.joinedOn,
    assigned: row.assigned,
    completed: row.completed,
    overdue: row.overdue,
    percent: row.percent,
  }
}
