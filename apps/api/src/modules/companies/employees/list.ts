import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/client.ts'
import { namesOf, nameKeyIn } from '../../../db/names.ts'
import { assignments, departments, employees, jobNames, users } from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { decodeCursor, pageOf, type Cursor } from '../../cursor.ts'
import { todayOf } from '../../platform/calendar/days.ts'
import { inReachOf } from '../policy.ts'
import { employeesWho, whoMatches } from './filter.ts'
import { countSo, overdueOf, progressOf } from './progress.ts'
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
>`(select ${users.avatar} from ${users} where ${users.id} = ${employees.userId})`

const fields = {
  id: employees.id,
  name: namesOf('employees'),
  avatar: pictureOf,
  email: employees.email,
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
  joinedOn: employees.joinedOn,
  createdAt: employees.createdAt,
  assigned: sql<number>`counted.assigned`,
  completed: sql<number>`counted.completed`,
  overdue: sql<number>`counted.overdue`,
  percent: sql<number | null>`counted.percent`,
}

interface Place {
  key: SQL
  id: SQL
}

interface Order {
  by: SQL[]
  key: SQL
  /** Whether the largest key comes first, and then the last id. */
  isFalling: boolean
  /** The same for the rows of a `page` that are found. */
  again: SQL[]
  /** The condition for rows behind a cursor. @param at where their keys and ids stand */
  after: (cursor: Cursor, at: Place) => SQL
  /** Whether it reads how far each is, `p`. */
  counts: boolean
}

/** By the reader’s collation: the key’s own order has Latin names first, as readers of English find them; readers of Arabic find them behind the Arabic ones. */
function byName(locale: Locale): Order {
  const key = nameKeyIn(locale)
  const by = [asc(key), asc(employees.id)]
  return {
    by,
    key,
    isFalling: false,
    again: by,
    after: ({ value, id }, at) => sql`(${at.key}, ${at.id}) > (${value}::text, ${id}::bigint)`,
    counts: false,
  }
}

const newest: Order = {
  by: [desc(employees.id)],
  key: sql`''::text`,
  isFalling: true,
  again: [desc(employees.id)],
  after: ({ id }, at) => sql`${at.id} < ${id}::bigint`,
  counts: false,
}

/** Who is least far first. */
const leastFar: Order = {
  by: [asc(sql`coalesce(p.percent, -1)`), asc(employees.id)],
  key: sql`coalesce(p.percent, -1)`,
  isFalling: false,
  again: [asc(sql`page.key`), asc(employees.id)],
  after: ({ value, id }, at) => sql`(${at.key}, ${at.id}) > (${value}::bigint, ${id}::bigint)`,
  counts: true,
}

/** Who has most overdue first. */
function mostOverdue({ companyId }: CompanyMembership): Order {
  const key = sql`coalesce(${overdueOf(sql`${companyId}::bigint`)}, 0)`
  return {
    by: [desc(key), desc(employees.id)],
    key,
    isFalling: true,
    again: [desc(sql`page.key`), desc(employees.id)],
    after: ({ value, id }, at) => sql`(${at.key}, ${at.id}) < (${value}::bigint, ${id}::bigint)`,
    counts: true,
  }
}

function orderOf(member: CompanyMembership, sort: NonNullable<EmployeeQuery['sort']>, locale: Locale): Order {
  if (sort === 'name') return byName(locale)
  if (sort === 'overdue') return mostOverdue(member)
  return sort === 'progress' ? leastFar : newest
}

/** Who leads an employee is named where the member sees them. */
function seenManager(member: CompanyMembership) {
  return and(eq(manager.id, employees.managerId), inReachOf(member, manager.companyId, manager.departmentId))
}

const idsOf = (text: string) => text.split(',').map(Number)

interface Slice {
  cursor: Cursor | null
  limit: number
}

/** Whether few of many are looked for: they are found once then, for the count and for the page. */
const isSought = ({ q, compliance, progress }: EmployeeQuery) =>
  (q ?? '') !== '' || compliance !== undefined || progress === 'none'

/** How many people there are, of whom a page is read in the order of an index. */
function countAll(member: CompanyMembership, who: SQL | undefined, query: EmployeeQuery): SQL {
  const { cursor: _, limit: _limit, sort: _sort, progress, ...others } = query
  const isOfAll = member.branchId === null && Object.values(others).every(value => value === undefined)
  return isOfAll && progress !== undefined && progress !== 'none'
    ? countSo(sql`${member.companyId}::bigint`, progress)
    : sql`(select count(*) from ${employees} where ${who})`
}

const peopleOf = ({ companyId }: CompanyMembership, { counts }: Order) =>
  counts
    ? sql`${employees} left join (${progressOf(sql`${companyId}::bigint`)}) p on p.employee_id = ${employees.id}`
    : sql`${employees}`

/** Selects `id`, `key` and `total` of a page, all of whom are found first. */
function pageOfFound(
  member: CompanyMembership,
  who: SQL | undefined,
  order: Order,
  { cursor, limit }: Slice,
): SQL {
  const direction = order.isFalling ? sql`desc` : sql`asc`
  const after = cursor && order.after(cursor, { key: sql`f.key`, id: sql`f.id` })
  return sql`
    with found as materialized (select ${employees.id} as id, ${order.key} as key from ${peopleOf(member, order)} where ${who})
    select f.id, f.key, ${cursor ? sql`${cursor.total}::int` : sql`(select count(*) from found)::int`} as total
    from found f where ${after ?? sql`true`} order by f.key ${direction}, f.id ${direction} limit ${limit + 1}`
}

/** The same in the order of an index, where most are there. */
function pageOfAll(
  member: CompanyMembership,
  who: SQL | undefined,
  order: Order,
  { cursor, limit, count }: Slice & { count: SQL },
): SQL {
  const total = cursor ? sql`${cursor.total}::int` : sql`${count}::int`
  return sql`
    select ${employees.id} as id, ${order.key} as key, ${total} as total from ${peopleOf(member, order)}
    where ${and(who, cursor === null ? undefined : order.after(cursor, { key: order.key, id: sql`${employees.id}` }))} order by ${sql.join(order.by, sql`, `)} limit ${limit + 1}`
}

/** One page of the people whom a member sees. What is assigned is counted for the page alone; orders and filters read what is kept of it. */
export async function listEmployees(
  db: Database,
  member: CompanyMembership,
  query: EmployeeQuery & { employee_ids?: readonly number[] | undefined },
  locale: Locale,
) {
  const { sort = 'name', limit = 25 } = query
  const cursor = decodeCursor(query.cursor, sort, sort === 'name' || sort === 'newest' ? 'text' : 'number')
  const order = orderOf(member, sort, locale)
  const who = await whoMatches(db, member, { ...query, ...(query.ids && { employee_ids: idsOf(query.ids) }) })
  const counts = countsOf(member)
  const page = isSought(query)
    ? pageOfFound(member, who, order, { cursor, limit })
    : pageOfAll(member, who, order, { cursor, limit, count: countAll(member, who, query) })
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
    .orderBy(...order.again)
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
    joined_on: row.joinedOn,
    assigned: row.assigned,
    completed: row.completed,
    overdue: row.overdue,
    percent: row.percent,
  }
}
