import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/client.ts'
import { namesOf } from '../../../db/names.ts'
import { assignments, departments, employees, jobNames, users } from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { todayOf } from '../../platform/calendar/days.ts'
import { inReachOf } from '../policy.ts'
import { employeesWho, matching } from './filter.ts'
import { orderOf } from './order.ts'
import { countOf, pageOfAll, pageOfFound, pageOfShared, pageOfSome } from './pages.ts'
import type { EmployeeQuery } from './schema.ts'

const manager = alias(employees, 'manager')

/** What is assigned to an employee, as of now; a withdrawn assignment does not count. */
const countsOf = (
  member: CompanyMembership,
) => sql`lateral (select count(*)::int as assigned, count(*) filter (where a.state = 'completed')::int as completed,
    count(*) filter (where a.state <> 'completed' and a.due_on < ${todayOf(sql`${member.companyId}::bigint`)})::int as overdue, round(avg(a.percent))::int as percent
  from ${assignments} a where a.employee_id = ${employees.id} and a.state <> 'withdrawn') as counted`

/** The picture of the account that an employee has joined with. */
const pictureOf = sql<
  string | null
>`(select ${users.avatar} from ${users} where ${users.id} = ${employees.userId} and ${employees.anonymisedAt} is null)`

const fields = {
  id: employees.id,
  name: namesOf('employees'),
  avatar: pictureOf,
  email: sql<string | null>`case when ${employees.anonymisedAt} is null then ${employees.email} end`,
  number: employees.number,
  job: employees.job,
  /** The listed job that the company’s text names, so that each reader has it in their language. */
  listedJob: sql<BilingualText | null>`(select ${jobNames.name} from ${jobNames}
    where ${employees.job} in (${jobNames.name} ->> 'ar', ${jobNames.name} ->> 'en') order by ${jobNames.id} limit 1)`,
  departmentId: departments.id,
  departmentName: departments.name,
  managerId: manager.id,
  managerName: sql<BilingualText | null>`case when ${manager.id} is not null then ${namesOf('manager')} end`,
  state: employees.state,
  isAnonymised: sql<boolean>`${employees.anonymisedAt} is not null`,
  joinedOn: employees.joinedOn,
  createdAt: employees.createdAt,
  assigned: sql<number>`counted.assigned`,
  completed: sql<number>`counted.completed`,
  overdue: sql<number>`counted.overdue`,
  percent: sql<number | null>`counted.percent`,
}

/** Who leads an employee is named where the member sees them. */
function seenManager(member: CompanyMembership) {
  return and(eq(manager.id, employees.managerId), inReachOf(member, manager.companyId, manager.departmentId))
}

const idsOf = (text: string) => text.split(',').map(Number)

/** Whether few of many are looked for: they are found once then, for the count and for the page. */
const isSought = ({ q, progress }: EmployeeQuery) => (q ?? '') !== '' || progress === 'none'

/** One page of the people whom a member sees. What is assigned is counted for the page alone; orders and filters read what is kept of it. */
export async function listEmployees(
  db: Database,
  member: CompanyMembership,
  query: EmployeeQuery & { employee_ids?: readonly number[] | undefined },
  locale: Locale,
) {
  const { sort = 'name', limit = 25 } = query
  const order = orderOf(member, sort, locale)
  const cursor = decodeCursor(query.cursor, sort, order.value)
  const asked = { ...query, ...(query.ids && { employee_ids: idsOf(query.ids) }) }
  const matched = await matching(db, member, asked)
  const { who } = matched
  const counts = countsOf(member)
  const slice = { cursor, limit }
  const page =
    isSought(query) || (order.shared !== undefined && query.compliance !== undefined)
      ? pageOfFound(who, order, slice)
      : order.shared
        ? pageOfShared(who, order, order.shared, slice)
        : (query.progress ?? query.compliance) === undefined
          ? pageOfAll(who, order, { ...slice, count: countOf(matched) })
          : await pageOfSome(db, matched, order, slice)
  const rows = await db
    .select({
      ...fields,
      sortKey: sql<string | number>`page.key`,
      total: sql<number>`page.total`,
    })
    .from(sql`(${page}) page`)
    .innerJoin(employees, sql`${employees.id} = page.id`)
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(manager, seenManager(member))
    .innerJoin(counts, sql`true`)
    .orderBy(order.by({ key: sql`page.key`, id: sql`page.id` }))
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(
    rows,
    limit,
    { total, isBounded: false },
    row => presentEmployee(row, locale),
    row => ({ sort, value: row.sortKey, id: row.id, total }),
  )
}

/** One employee whom a member sees; undefined where there is none. */
export async function findEmployee(db: Database, member: CompanyMembership, id: number) {
  const [row] = await db
    .select(fields)
    .from(employees)
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(manager, seenManager(member))
    .innerJoin(countsOf(member), sql`true`)
    .where(and(eq(employees.id, id), employeesWho(member, {})))
  return row
}

type EmployeeRow = NonNullable<Awaited<ReturnType<typeof findEmployee>>>

/** An employee as lists show them, in the reader’s language. */
export function presentEmployee(row: EmployeeRow, locale: Locale) {
  return {
    id: row.id,
    name: pick(row.name, locale),
    avatar: row.avatar,
    email: row.email,
    number: row.number,
    job: row.listedJob === null ? row.job : pick(row.listedJob, locale),
    department:
      row.departmentId === null || row.departmentName === null
        ? null
        : { id: row.departmentId, name: pick(row.departmentName, locale) },
    manager:
      row.managerId === null || row.managerName === null
        ? null
        : { id: row.managerId, name: pick(row.managerName, locale) },
    state: row.state,
    is_anonymised: row.isAnonymised,
    joined_on: row.joinedOn,
    assigned: row.assigned,
    completed: row.completed,
    overdue: row.overdue,
    percent: row.percent,
  }
}
