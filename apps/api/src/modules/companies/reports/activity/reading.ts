import { and, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../../db/client.ts'
import { nameIn } from '../../../../db/names.ts'
import type { BilingualText } from '../../../../db/schema/columns.ts'
import { departments, employees } from '../../../../db/schema/index.ts'
import { pick, type Locale } from '../../../../locale.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { countCap, decodeCursor, pageOf } from '../../../cursor.ts'
import { companyToday } from '../../../platform/calendar/days.ts'
import { employeesWho } from '../../employees/filter.ts'
import { plusDays } from '../../requirements/status.ts'
import { peopleColumns } from '../adding-up.ts'
import { factsOf } from '../facts.ts'
import { nameOrder } from '../name-order.ts'
import { activityDays, type ActivityFilters, type ActivityPeopleQuery } from './schema.ts'

/** The days over which a person's own activity is added up. */
const recentDays = 30

/** The first of so many days, of which today is the last. */
const firstOf = (today: string, days: number) => plusDays(today, 1 - days)

/** How many of the people who have joined, not left, and are seen by a member learned in the last days, and how many there are. */
export async function readActivity(db: Connection, member: CompanyMembership, filters: ActivityFilters) {
  const { companyId } = member
  const today = await companyToday(db, companyId)
  const who = employeesWho(member, { ...filters, state: 'active' })
  const people = sql`select ${peopleColumns} from ${employees} where ${who}`
  const from = firstOf(today, Math.max(...activityDays))
  const { rows } = await db.execute<{ days: number; people: number; all: number }>(sql`
    with last as materialized (
      select f.employee_id, max(f.day) as day from (${factsOf.time.from(people, companyId, { from })}) f group by f.employee_id
    )
    select d.days, (select count(*)::int from last where day > ${today}::date - d.days) as people,
      (select count(*)::int from ${employees} where ${who}) as all
    from unnest(${sql.param([...activityDays])}::int[]) as d(days) order by d.days`)
  return {
    as_of: new Date().toISOString(),
    people: rows[0]?.all ?? 0,
    active: rows.map(({ days, people: learned }) => ({ days, people: learned })),
  }
}

/** The condition for the people of the report: who have joined and not left, and have not learned in the last days where those are named. */
export async function peopleOfActivity(
  db: Pick<Database, 'execute'>,
  member: CompanyMembership,
  { quiet_days: quiet, department, group, q }: Omit<ActivityPeopleQuery, 'cursor' | 'limit'>,
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
  sort_key: string
  total: number
}

/** One page of people by name or backwards, with when each learned last. It is added up for the page alone. */
export async function listActivity(
  db: Database,
  member: CompanyMembership,
  { cursor: after, limit = 50, sort, ...filters }: ActivityPeopleQuery,
  locale: Locale,
) {
  const { companyId } = member
  const order = nameOrder(locale, sort)
  const cursor = decodeCursor(after, order.sort, 'text')
  const who = await peopleOfActivity(db, member, filters)
  const since = firstOf(await companyToday(db, companyId), recentDays)
  const further = cursor ? order.after(cursor) : undefined
  const total =
    cursor === null
      ? sql`(select count(*) from (select from ${employees} where ${who} limit ${countCap + 1}) as counted)::int`
      : sql`${cursor.total}::int`
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select ${peopleColumns}, ${nameIn(locale, 'employees')} as name, ${employees.number} as number, ${order.key} as sort_key from ${employees}
      where ${and(who, further)} order by ${order.by} limit ${limit + 1}
    ), sums as (
      select f.employee_id, max(f.day)::text as last_on, (count(distinct f.day) filter (where f.day >= ${since}::date))::int as days,
        coalesce(sum(f.seconds) filter (where f.day >= ${since}::date), 0)::float8 as seconds
      from (${factsOf.time.from(sql`select id, user_id, department_id from page`, companyId, {})}) f group by f.employee_id
    )
    select p.id::float8 as id, p.name, p.number, d.name as department, p.sort_key, ${total} as total,
      s.last_on, coalesce(s.days, 0) as days, coalesce(s.seconds, 0) as seconds
    from page p left join sums s on s.employee_id = p.id left join ${departments} d on d.id = p.department_id
    order by ${order.ofPage}`)
  const counted = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(
    rows,
    limit,
    { total: counted, isBounded: true },
    ({ sort_key: _key, total: _total, department, ...row }) => ({
      ...row,
      department: department && pick(department, locale),
    }),
    row => ({ sort: order.sort, value: row.sort_key, id: row.id, total: counted }),
  )
}
