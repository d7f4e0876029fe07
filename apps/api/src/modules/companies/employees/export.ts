import type { Static } from 'typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { employees } from '../../../db/schema/index.ts'
import { sentence, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { body, Choice, Id } from '../../contract.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { Format } from '../exports/schema.ts'
import type { ExportSource } from '../exports/source.ts'
import { tableOf, type ColumnOf } from '../files/table.ts'
import { titles as reportTitles } from '../reports/shown.ts'
import { whoMatches } from './filter.ts'
import { listEmployees, type presentEmployee } from './list.ts'
import { chosenFilters, EmployeeOrder, mostNamed } from './schema.ts'

/** What can stand beside name and address, which always do. */
const columnIds = [
  'number',
  'job',
  'department',
  'manager',
  'state',
  'joined',
  'progress',
  'overdue',
] as const

export const EmployeeExportBody = body(
  'EmployeeExportBody',
  {
    format: Format,
    columns: Type.Array(Choice(columnIds), { uniqueItems: true, maxItems: columnIds.length }),
    ...chosenFilters,
    employee_ids: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: mostNamed,
        uniqueItems: true,
        description: 'These alone, of those that match.',
      }),
    ),
    sort: EmployeeOrder,
  },
  { format: 'xlsx', columns: ['number', 'department'], state: 'active', sort: 'name' },
)
export type EmployeeExportBody = Static<typeof EmployeeExportBody>
type Query = Omit<EmployeeExportBody, 'format'>
type Employee = ReturnType<typeof presentEmployee> & { as_of: string }

/** How many rows one statement reads. */
const pageSize = 1000

const titles = {
  as_of: reportTitles.as_of,
  name: /*i18n*/ { id: 'export.employee.name', message: 'Name' },
  email: /*i18n*/ { id: 'export.employee.email', message: 'E-mail' },
  number: /*i18n*/ { id: 'export.employee.number', message: 'Employee number' },
  job: /*i18n*/ { id: 'export.employee.job', message: 'Job' },
  department: /*i18n*/ { id: 'export.employee.department', message: 'Department' },
  manager: /*i18n*/ { id: 'export.employee.manager', message: 'Line manager' },
  state: /*i18n*/ { id: 'export.employee.state', message: 'Status' },
  joined: /*i18n*/ { id: 'export.employee.joined', message: 'Joined' },
  assigned: /*i18n*/ { id: 'export.employee.assigned', message: 'Courses assigned' },
  completed: /*i18n*/ { id: 'export.employee.completed', message: 'Courses completed' },
  percent: /*i18n*/ { id: 'export.employee.percent', message: 'Progress (%)' },
  overdue: /*i18n*/ { id: 'export.employee.overdue', message: 'Courses overdue' },
}
const states = {
  invited: /*i18n*/ { id: 'export.employee.invited', message: 'Invited' },
  active: /*i18n*/ { id: 'export.employee.active', message: 'Active' },
  deactivated: /*i18n*/ { id: 'export.employee.deactivated', message: 'Deactivated' },
}

function columnsOf(chosen: Query['columns'], locale: Locale): ColumnOf<Employee>[] {
  const column = (
    title: keyof typeof titles,
    kind: ColumnOf<Employee>['kind'],
    width: number,
    read: ColumnOf<Employee>['read'],
  ) => ({ title: sentence(locale, titles[title]), kind, width, read })
  const choosable: Record<(typeof columnIds)[number], ColumnOf<Employee>[]> = {
    number: [column('number', 'text', 16, row => row.number)],
    job: [column('job', 'text', 24, row => row.job)],
    department: [column('department', 'text', 24, row => row.department?.name ?? null)],
    manager: [column('manager', 'text', 28, row => row.manager?.name ?? null)],
    state: [column('state', 'text', 14, row => sentence(locale, states[row.state]))],
    joined: [column('joined', 'date', 14, row => row.joined_on)],
    progress: [
      column('assigned', 'number', 16, row => row.assigned),
      column('completed', 'number', 16, row => row.completed),
      column('percent', 'number', 14, row => row.percent),
    ],
    overdue: [column('overdue', 'number', 16, row => row.overdue)],
  }
  return [
    column('name', 'text', 28, row => row.name),
    column('email', 'text', 32, row => row.email),
    ...columnIds.filter(id => chosen.includes(id)).flatMap(id => choosable[id]),
    column('as_of', 'date', 14, row => row.as_of),
  ]
}

async function* pagesOf(db: Database, member: CompanyMembership, query: Query, locale: Locale) {
  const { columns: _, ...narrowing } = query
  const day = await companyToday(db, member.companyId)
  let cursor: string | undefined
  do {
    const page = await listEmployees(
      db,
      member,
      { ...narrowing, limit: pageSize, ...(cursor !== undefined && { cursor }) },
      locale,
    )
    yield page.data.map(row => ({ ...row, as_of: day }))
    cursor = page.meta.next_cursor ?? undefined
  } while (cursor !== undefined)
}

/** The people of the list, as it shows them: the same filters, order and columns. */
export const employeesSource: ExportSource<Query> = {
  kind: 'employees',
  name: { ar: 'الموظفون', en: 'Employees' },
  page: '/Employees',
  count: async (db, member, query) => db.$count(employees, await whoMatches(db, member, query)),
  table: (db, member, query, locale) =>
    tableOf(columnsOf(query.columns, locale), pagesOf(db, member, query, locale)),
}
