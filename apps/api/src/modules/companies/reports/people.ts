import { and, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { departments, employees } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { type Cursor, decodeCursor, pageOf } from '../../cursor.ts'
import { employeesWho } from '../employees/filter.ts'
import { factsOf } from './facts.ts'
import { behind, type PersonOrder, personOrder } from './person-order.ts'
import { peopleColumns, peopleWho } from './adding-up.ts'
import type { Measures, ReportFilters, ReportKind, ReportPeopleQuery } from './schema.ts'
import { countOfKept, keepsPeople, keptPeople } from './sums/people.ts'

/** How far people are counted: whether anything is told of somebody is looked up person by person. */
export const peopleCap = 100

interface PersonRow extends Record<string, unknown> {
  id: number
  name: string
  number: string | null
  department: BilingualText | null
  sort_key: string | number
  total: number
}

/** Which people of a report: those of its filters whom the words name. */
type PeopleFilters = ReportFilters & Pick<ReportPeopleQuery, 'q'>

/**
 * The condition for the people of whom a report tells anything. Of one course it is few: they are found together; of all, each is asked for on the way,
 * until there are enough.
 */
export const peopleOf = (member: CompanyMembership, kind: ReportKind, filters: PeopleFilters) =>
  and(employeesWho(member, whoOf(filters)), isTold(member, kind, filters))

function isTold(member: CompanyMembership, kind: ReportKind, filters: PeopleFilters): SQL | undefined {
  const { from, any, anyThen = from } = factsOf[kind]
  const isOfPeriod = filters.from !== undefined || filters.to !== undefined
  const exists = (facts: typeof from) =>
    sql`exists (${facts(sql`select ${peopleColumns}`, member.companyId, filters)})`
  return filters.course === undefined
    ? and(
        any && exists(any),
        any === undefined || (isOfPeriod && any !== anyThen) ? exists(anyThen) : undefined,
      )
    : sql`${employees.id} in (select f.employee_id from (${from(peopleWho(member, filters), member.companyId, filters)}) f)`
}

const whoOf = ({ q, department, group }: PeopleFilters) => ({
  ...(q !== undefined && { q }),
  ...(department && { department }),
  ...(group && { group }),
})

/** A page of people before what is counted of them: `page` selects them with `sort_key`, and `total` says how many there are. */
interface Page {
  /** What `page` is read from, with a comma behind it; nothing where that is `employees`. */
  from: SQL
  people: SQL
  total: SQL
  isBounded: boolean
}

interface Asked {
  kind: ReportKind
  filters: PeopleFilters
  order: PersonOrder
  /** Whether the numbers of each person are kept. */
  isKept: boolean
  cursor: Cursor | null
  limit: number
  locale: Locale
}

const pageColumns = (locale: Locale, key: SQL) =>
  sql`${peopleColumns}, ${nameIn(locale, 'employees')} as name, ${employees.number} as number, ${key} as sort_key`
const idOf = sql`${employees.id}`

/** Of no more people whom words name all are found and put in order: in the order of an index they may all stand at its end. */
const mostNamed = 4000

/** Whether few enough meet a condition. */
async function areFew(db: Database, named: SQL | undefined): Promise<boolean> {
  const { rows } = await db.execute<{ few: boolean }>(
    sql`select count(*) <= ${mostNamed} as few from (select from ${employees} where ${named} limit ${mostNamed + 1}) e`,
  )
  return rows[0]?.few === true
}

/** By name: in the order of an index, or of those whom words name, until there are enough of whom anything is told. */
async function pageByName(db: Database, member: CompanyMembership, asked: Asked): Promise<Page> {
  const { kind, filters, order, cursor, limit, locale } = asked
  const [named, told] = [employeesWho(member, whoOf(filters)), isTold(member, kind, filters)]
  const after = behind(order, cursor, idOf)
  const by = order.by({ key: order.key, id: idOf })
  const isFound = filters.q !== undefined && (await areFew(db, named))
  const people = isFound
    ? sql`select ${pageColumns(locale, sql`sort_key`)} from (
        select *, ${order.key} as sort_key from ${employees} where ${and(named, after)} order by ${by} offset 0
      ) as ${employees} where ${told ?? sql`true`} order by ${order.by({ key: sql`sort_key`, id: idOf })} limit ${limit + 1}`
    : sql`select ${pageColumns(locale, order.key)} from ${employees} where ${and(named, told, after)} order by ${by} limit ${limit + 1}`
  return {
    from: sql``,
    people,
    total: sql`(select count(*) from (select from ${employees} where ${and(named, told)} limit ${peopleCap + 1}) as counted)::int`,
    isBounded: true,
  }
}

/** By what is counted of each: as it is kept, or counted of all first. Who they are is looked up for the page alone. */
function pageByNumber(member: CompanyMembership, asked: Asked): Page {
  const { kind, filters, order, isKept, cursor, limit, locale } = asked
  const counted = isKept ? sql`(${keptPeople(member, filters, kind)})` : sql`counted`
  const id = sql`s.employee_id`
  return {
    from: isKept ? sql`` : sql`counted as materialized (${countedOf(member, asked)}),`,
    people: sql`select ${pageColumns(locale, sql`r.sort_key`)} from (
        select ${id}, ${order.key} as sort_key from ${counted} s where ${behind(order, cursor, id) ?? sql`true`}
        order by ${order.by({ key: order.key, id })} limit ${limit + 1}
      ) r join ${employees} on ${employees.id} = r.employee_id`,
    total: sql`(${(isKept ? countOfKept(member, filters, kind) : undefined) ?? sql`select count(*) from ${counted} s`})::int`,
    isBounded: false,
  }
}

/** Selects `employee_id` and what is measured of each person of whom a report tells anything. */
function countedOf(member: CompanyMembership, { kind, filters }: Asked): SQL {
  const who = sql`select ${peopleColumns} from ${employees} where ${employeesWho(member, whoOf(filters))}`
  const { from, measures } = factsOf[kind]
  return sql`select f.employee_id, ${measures} from (${from(who, member.companyId, filters)}) f group by f.employee_id`
}

/** One page of the people of whom a report tells anything, in the order that is asked for. What is told of them is counted for the page alone. */
export async function listReportPeople<Kind extends ReportKind>(
  db: Database,
  member: CompanyMembership,
  kind: Kind,
  { cursor: after, limit = 50, sort, ...filters }: ReportPeopleQuery,
  locale: Locale,
) {
  const order = personOrder(locale, sort)
  const cursor = decodeCursor(after, order.sort, order.value)
  const facts = factsOf[kind]
  const isKept = order.column !== undefined && (await keepsPeople(db, member, filters))
  const asked = { kind, filters, order, isKept, cursor, limit, locale }
  const page = order.column === undefined ? await pageByName(db, member, asked) : pageByNumber(member, asked)
  const { rows } = await db.execute<PersonRow>(sql`
    with ${page.from} page as (${page.people}), facts as materialized (
      ${(facts.ofFew ?? facts.from)(sql`select id, user_id, department_id from page`, member.companyId, filters)}
    ), sums as (
      select p.id as employee_id, ${facts.measures} from page p left join facts f on f.employee_id = p.id group by p.id
    )
    select s.*, p.id::float8 as id, p.name, p.number, d.name as department, p.sort_key, ${cursor === null ? page.total : sql`${cursor.total}::float8`} as total
    from page p join sums s on s.employee_id = p.id left join ${departments} d on d.id = p.department_id
    order by ${order.by({ key: sql`p.sort_key`, id: sql`p.id` })}`)
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(
    rows,
    limit,
    { total, isBounded: page.isBounded, cap: peopleCap },
    row => presentPerson<Kind>(row, locale),
    row => ({ sort: order.sort, value: row.sort_key, id: row.id, total }),
  )
}

function presentPerson<Kind extends ReportKind>(
  { sort_key: _key, total: _total, employee_id: _id, department, ...row }: PersonRow,
  locale: Locale,
) {
  return {
    ...(row as unknown as Measures<Kind>),
    id: row.id,
    name: row.name,
    number: row.number,
    department: department && pick(department, locale),
  }
}
