import { and, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/client.ts'
import { namesOf } from '../../../db/names.ts'
import { assignments, departments, employees, jobNames, users } from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { decodeCursor, pageOf, type Cursor } from '../../cursor.ts'
import { todayOf } from '../../platform/calendar/days.ts'
import { inReachOf } from '../policy.ts'
import { employeesWho, whoMatches } from './filter.ts'
import { type EmployeeOrder, orderOf, type SharedOrder } from './order.ts'
import { countSo } from './progress.ts'
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

const found = { key: sql`f.key`, id: sql`f.id` }

/** Selects `id`, `key` and `total` of a page, all of whom are found first. */
function pageOfFound(who: SQL | undefined, order: EmployeeOrder, { cursor, limit }: Slice): SQL {
  return sql`
    with found as materialized (select ${employees.id} as id, ${order.key} as key from ${employees} ${order.join} where ${who})
    select f.id, f.key, ${cursor ? sql`${cursor.total}::float8` : sql`(select count(*) from found)::int`} as total
    from found f where ${cursor ? order.after(cursor, found) : sql`true`} order by ${order.by(found)} limit ${limit + 1}`
}

/** The same in the order of an index, where most are there. */
function pageOfAll(
  who: SQL | undefined,
  order: EmployeeOrder,
  { cursor, limit, count }: Slice & { count: SQL },
): SQL {
  const total = cursor ? sql`${cursor.total}::float8` : sql`${count}::int`
  const at = { key: order.key, id: sql`${employees.id}` }
  return sql`
    select ${employees.id} as id, ${order.key} as key, ${total} as total from ${employees} ${order.join}
    where ${and(who, cursor === null ? undefined : order.after(cursor, at))} order by ${order.by(at)} limit ${limit + 1}`
}

/**
 * The same where all who have one value of a column stand together: how many have each is counted, and only those are read whose values come next, as
 * many as fill the page.
 */
function pageOfShared(
  who: SQL | undefined,
  order: EmployeeOrder,
  shared: SharedOrder,
  { cursor, limit }: Slice,
): SQL {
  const { column, keysOf, isFalling, placeOf, nameKey, keyAt } = shared
  const [direction, from, beyond] = isFalling ? [sql`desc`, sql`<=`, sql`<`] : [sql`asc`, sql`>=`, sql`>`]
  // A row's key begins with its place and the sign behind it: of one place with the cursor some may be left.
  const reached = cursor ? sql`left(${cursor.value}::text, length(p.place) + 1)` : sql`null`
  const comes = (than: SQL) => (cursor ? sql`p.place || chr(1) ${than} ${reached}` : sql`true`)
  const at = { key: keyAt(sql`n.place`), id: sql`${employees.id}` }
  const after =
    cursor === null
      ? undefined
      : and(
          sql`${nameKey} ${from} coalesce(n.name, ${isFalling ? sql`chr(1114111)` : sql`''`})`,
          order.after(cursor, at),
        )
  const firstOf = (isTheirs: SQL) => sql`
    select ${employees.id} as id, ${at.key} as key from ${employees} where ${and(who, isTheirs, after)}
    order by ${nameKey} ${direction}, ${employees.id} ${direction} limit ${limit + 1}`
  return sql`
    with counted as materialized (select ${column} as value, count(*) as people from ${employees} where ${who} group by 1),
    placed as materialized (
      select c.value, c.people, ${placeOf(sql`k.key`)} as place
      from counted c left join (${keysOf(sql`select c.value from counted c where c.value is not null`)}) k on k.value = c.value
    ), next as materialized (
      select b.value, b.place, b.name from (
        select p.value, p.place, ${cursor ? sql`case when p.place || chr(1) = ${reached} then substr(${cursor.value}::text, length(p.place) + 2) end` : sql`null::text`} as name,
          coalesce(sum(p.people) filter (where ${comes(beyond)})
          over (order by p.place ${direction} groups between unbounded preceding and 1 preceding), 0) as before
        from placed p where ${comes(from)}) b
      where b.before <= ${limit}
    )
    select r.id, r.key, ${cursor ? sql`${cursor.total}::float8` : sql`(select sum(people) from counted)::int`} as total from (
      select f.* from next n cross join lateral (${firstOf(sql`${column} = n.value`)}) f where n.value is not null
      union all select f.* from next n cross join lateral (${firstOf(sql`${column} is null`)}) f where n.value is null
    ) r order by ${order.by({ key: sql`r.key`, id: sql`r.id` })} limit ${limit + 1}`
}

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
  const who = await whoMatches(db, member, { ...query, ...(query.ids && { employee_ids: idsOf(query.ids) }) })
  const counts = countsOf(member)
  const page = isSought(query)
    ? pageOfFound(who, order, { cursor, limit })
    : order.shared
      ? pageOfShared(who, order, order.shared, { cursor, limit })
      : pageOfAll(who, order, { cursor, limit, count: countAll(member, who, query) })
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
