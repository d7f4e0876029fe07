import { foundRows, type ReportSort } from '@masar/text/rows'
import { and, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../../../db/client.ts'
import { nameIn } from '../../../../db/names.ts'
import type { BilingualText } from '../../../../db/schema/columns.ts'
import { departments, employees, recentDays } from '../../../../db/schema/index.ts'
import { pick, type Locale } from '../../../../locale.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { countCap, decodeCursor, pageOf } from '../../../cursor.ts'
import { companyToday } from '../../../platform/calendar/days.ts'
import { employeesWho } from '../../employees/filter.ts'
import { dayInPeriod, type Period } from '../../period.ts'
import { plusDays } from '../../requirements/status.ts'
import { peopleColumns } from '../adding-up.ts'
import { factsOf } from '../facts.ts'
import { peopleCap } from '../people.ts'
import { behind, type PersonOrder, personOrder } from '../person-order.ts'
import { readTime } from '../overview.ts'
import { keepsPeople, keptPeople } from '../sums/people.ts'
import { notActive, pageAsKept, type PageAsked } from './kept-order.ts'
import { activityDays, type ActivityPeopleQuery, type ActivityQuery } from './schema.ts'

/** The first of so many days, of which today is the last. */
const firstOf = (today: string, days: number) => plusDays(today, 1 - days)

/**
 * How many of the people who have joined, not left, and are seen by a member learned in the last days, and how many there are; and who learned in a
 * period, by month and by what the rows are, as the report of time counts them.
 */
export async function readActivity(
  db: Connection,
  member: CompanyMembership,
  query: ActivityQuery,
  locale: Locale,
) {
  const [{ rows, ...report }, active] = await Promise.all([
    readTime(db, member, query, locale),
    readActive(db, member, query),
  ])
  const { by = 'month' } = query
  return {
    ...report,
    ...active,
    rows: foundRows(rows, by, ownOrder(by), locale),
  }
}

/** The order of rows that is not asked for: where most people learned first, and months by time. */
export const ownOrder = (by: string): { sort?: ReportSort } => (by === 'month' ? {} : { sort: '-people' })

async function readActive(db: Connection, member: CompanyMembership, query: ActivityQuery) {
  const { companyId } = member
  const { department, group } = query
  const today = await companyToday(db, companyId)
  const which = { ...(department && { department }), ...(group && { group }) }
  const who = employeesWho(member, { ...which, state: 'active' })
  const from = firstOf(today, Math.max(...activityDays))
  const last = (await keepsPeople(db, member, {}))
    ? sql`select k.last_on as day from (${keptPeople(member, which, 'activity')}) k where k.last_on >= ${from}::date and k.employee_id not in (${notActive(companyId)})`
    : sql`select max(f.day) as day from (${factsOf.time.from(sql`select ${peopleColumns} from ${employees} where ${who}`, companyId, { from })}) f group by f.employee_id`
  const counted = activityDays.map(days => sql`count(*) filter (where l.day > ${today}::date - ${days}::int)`)
  const { rows } = await db.execute<{ active: number[]; all: number }>(sql`
    select array[${sql.join(counted, sql`, `)}]::int[] as active, (select count(*)::int from ${employees} where ${who}) as all from (${last}) l`)
  return {
    people: rows[0]?.all ?? 0,
    active: activityDays.map((days, at) => ({ days, people: rows[0]?.active[at] ?? 0 })),
  }
}

/** The condition for the people of the report: who have joined and not left, and have not learned in the last days where those are named. */
export async function peopleOfActivity(
  db: Pick<Database, 'execute'>,
  member: CompanyMembership,
  {
    quiet_days: quiet,
    department,
    group,
    q,
  }: Pick<ActivityPeopleQuery, 'quiet_days' | 'department' | 'group' | 'q'>,
) {
  const who = employeesWho(member, {
    state: 'active',
    ...(q !== undefined && { q }),
    ...(department && { department }),
    ...(group && { group }),
  })
  if (quiet === undefined) return who
  const from = firstOf(await companyToday(db, member.companyId), quiet)
  const learned = factsOf.time.from(sql`select ${peopleColumns}`, member.companyId, { from })
  return and(who, sql`not exists (${learned})`)
}

interface Row extends Record<string, unknown> {
  id: number
  name: string
  number: string | null
  department: BilingualText | null
  last_on: string | null
  days: number
  seconds: number
  sort_key: string | number
  total: number
}

/** Selects what is told of the activity of people, `id` and `user_id`: `employee_id`, `last_on`, and in some days `days` and `seconds`. */
function activityOf(people: SQL, companyId: number, inDays: SQL): SQL {
  return sql`
    select f.employee_id, max(f.day) as last_on, (count(distinct f.day) filter (where ${inDays}))::int as days,
      coalesce(sum(f.seconds) filter (where ${inDays}), 0)::float8 as seconds
    from (${(factsOf.time.ofFew ?? factsOf.time.from)(people, companyId, {})}) f group by f.employee_id`
}

/** What people are put in order by: when they learned last, or what they learned in a period, of which alone it is read. */
function orderedBy(people: SQL, companyId: number, { column }: PersonOrder, period: Period): SQL {
  const of = column === 'last_on' ? {} : period
  const counted =
    column === 'last_on'
      ? sql`max(f.day) as last_on`
      : sql`count(distinct f.day)::int as days, sum(f.seconds) as seconds`
  return sql`select f.employee_id, ${counted} from (${factsOf.time.from(people, companyId, of)}) f group by f.employee_id`
}

/** Selects `id` and `sort_key` of a page, and one more, among all people of the list. */
function rankedAmongAll(
  member: CompanyMembership,
  { department, who, order, cursor, limit }: PageAsked,
  isKept: boolean,
  period: Period,
): SQL {
  const id = sql`${employees.id}`
  const counted = isKept
    ? keptPeople(member, department ? { department } : {}, 'activity')
    : orderedBy(sql`select ${peopleColumns} from ${employees} where ${who}`, member.companyId, order, period)
  const joined = order.column === undefined ? sql`` : sql`left join (${counted}) s on s.employee_id = ${id}`
  return sql`select ${id} as id, ${order.key} as sort_key from ${employees} ${joined}
    where ${and(who, behind(order, cursor, id))} order by ${order.by({ key: order.key, id })} limit ${limit + 1}`
}

type PeopleAsked = Omit<ActivityPeopleQuery, 'sort'> & { sort?: ReportSort }

/** One page of people in the order that is asked for, with when each learned last. What is told of them is added up for the page alone. */
export async function listActivity(
  db: Database,
  member: CompanyMembership,
  { cursor: after, limit = 50, sort, from, to, ...filters }: PeopleAsked,
  locale: Locale,
) {
  const { companyId } = member
  const order = personOrder(locale, sort)
  const cursor = decodeCursor(after, order.sort, order.value)
  const who = await peopleOfActivity(db, member, filters)
  const isOfLately = from === undefined && to === undefined
  const isKept =
    (order.column === 'last_on' || isOfLately) &&
    order.column !== undefined &&
    (await keepsPeople(db, member, {}))
  const period = isOfLately ? { from: firstOf(await companyToday(db, companyId), recentDays) } : { from, to }
  // Who did not learn lately is looked up person by person.
  const cap = filters.quiet_days === undefined ? countCap : peopleCap
  const total =
    cursor === null
      ? sql`(select count(*) from (select from ${employees} where ${who} limit ${cap + 1}) as counted)::int`
      : sql`${cursor.total}::float8`
  const { department, group, q, quiet_days: quiet } = filters
  const asked = { department, who, order, cursor, limit }
  const isOfAll = (group ?? q ?? quiet) === undefined
  const ranked =
    (isKept && isOfAll ? await pageAsKept(db, member, asked) : undefined) ??
    rankedAmongAll(member, asked, isKept, period)
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select ${peopleColumns}, ${nameIn(locale, 'employees')} as name, ${employees.number} as number, r.sort_key
      from (${ranked}) r join ${employees} on ${employees.id} = r.id
    ), sums as (
      ${activityOf(sql`select id, user_id, department_id from page`, companyId, dayInPeriod(sql`f.day`, period) ?? sql`true`)}
    )
    select p.id::float8 as id, p.name, p.number, d.name as department, p.sort_key, ${total} as total,
      s.last_on::text as last_on, coalesce(s.days, 0) as days, coalesce(s.seconds, 0) as seconds
    from page p left join sums s on s.employee_id = p.id left join ${departments} d on d.id = p.department_id
    order by ${order.by({ key: sql`p.sort_key`, id: sql`p.id` })}`)
  const found = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(
    rows,
    limit,
    { total: found, isBounded: true, cap },
    row => presentPerson(row, locale),
    row => ({ sort: order.sort, value: row.sort_key, id: row.id, total: found }),
  )
}

const presentPerson = ({ sort_key: _key, total: _total, department, ...row }: Row, locale: Locale) => ({
  ...row,
  department: department && pick(department, locale),
})
