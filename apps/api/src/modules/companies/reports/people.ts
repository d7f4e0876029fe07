import { and, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { departments, employees } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { employeesWho } from '../employees/filter.ts'
import { factsOf } from './facts.ts'
import { nameOrder } from './name-order.ts'
import { peopleColumns, peopleWho } from './adding-up.ts'
import type { Measures, ReportFilters, ReportKind, ReportPeopleQuery } from './schema.ts'

/** How far people are counted: whether anything is told of somebody is looked up person by person. */
const peopleCap = 200

interface PersonRow extends Record<string, unknown> {
  id: number
  name: string
  number: string | null
  department: BilingualText | null
  sort_key: string
  total: number
}

/** Which people of a report: those of its filters whom the words name. */
type PeopleFilters = ReportFilters & Pick<ReportPeopleQuery, 'q'>

/**
 * The condition for the people of whom a report tells anything. Of one course it is few: they are found together; of all, each is asked for on the way,
 * until there are enough.
 */
export function peopleOf(member: CompanyMembership, kind: ReportKind, { q, ...filters }: PeopleFilters) {
  const { department, group } = filters
  const { from, any, anyThen = from } = factsOf[kind]
  const isOfPeriod = filters.from !== undefined || filters.to !== undefined
  const exists = (facts: typeof from) =>
    sql`exists (${facts(sql`select ${peopleColumns}`, member.companyId, filters)})`
  const told =
    filters.course === undefined
      ? and(
          any && exists(any),
          any === undefined || (isOfPeriod && any !== anyThen) ? exists(anyThen) : undefined,
        )
      : sql`${employees.id} in (select f.employee_id from (${from(peopleWho(member, filters), member.companyId, filters)}) f)`
  const who = {
    ...(q !== undefined && { q }),
    ...(department && { department }),
    ...(group && { group }),
  }
  return and(employeesWho(member, who), told)
}

/** One page of the people of whom a report tells anything, by name or backwards. What is counted is counted for the page alone. */
export async function listReportPeople<Kind extends ReportKind>(
  db: Database,
  member: CompanyMembership,
  kind: Kind,
  { cursor: after, limit = 50, sort, q, ...filters }: ReportPeopleQuery,
  locale: Locale,
) {
  const order = nameOrder(locale, sort)
  const cursor = decodeCursor(after, order.sort, 'text')
  const facts = factsOf[kind]
  const who = peopleOf(member, kind, { ...filters, ...(q !== undefined && { q }) })
  const further = cursor ? order.after(cursor) : undefined
  const counted =
    cursor === null
      ? sql`(select count(*) from (select from ${employees} where ${who} limit ${peopleCap + 1}) as counted)::int`
      : sql`${cursor.total}::int`
  const { rows } = await db.execute<PersonRow>(sql`
    with page as (
      select ${peopleColumns}, ${nameIn(locale, 'employees')} as name, ${employees.number} as number, ${order.key} as sort_key from ${employees}
      where ${and(who, further)} order by ${order.by} limit ${limit + 1}
    ), sums as (
      select f.employee_id, ${facts.measures}
      from (${(facts.ofFew ?? facts.from)(sql`select id, user_id, department_id from page`, member.companyId, filters)}) f
      group by f.employee_id
    )
    select s.*, p.id::float8 as id, p.name, p.number, d.name as department, p.sort_key, ${counted} as total
    from page p join sums s on s.employee_id = p.id left join ${departments} d on d.id = p.department_id
    order by ${order.ofPage}`)
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(
    rows,
    limit,
    { total, isBounded: true, cap: peopleCap },
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
