import { sql, type SQL } from 'drizzle-orm'
import { expect } from 'vitest'
import { employees } from '../db/schema/index.ts'
import type { CompanyMembership } from '../modules/accounts/auth/viewer.ts'
import { inReachOf } from '../modules/companies/policy.ts'
import type { Cursor } from '../modules/cursor.ts'
import { peopleOn } from '../modules/companies/requirements/as-of.ts'
import { hasStatus, standingsWhere } from '../modules/companies/requirements/having-status.ts'
import {
  countStandings,
  nobodyStands,
  standsSo,
  type StandingCounts,
  type StandingSo,
} from '../modules/companies/requirements/kept/reading.ts'
import { listMatrix } from '../modules/companies/requirements/matrix.ts'
import { orderOf } from '../modules/companies/requirements/matrix-order.ts'
import { pageByUrgency } from '../modules/companies/requirements/matrix-page.ts'
import type { StandingsAsked } from '../modules/companies/requirements/standings.ts'
import { standingFilters, type StandingFilter } from '../modules/companies/requirements/status.ts'
import { calendarOf } from '../modules/platform/calendar/calendars.ts'
import type { StandingWorld } from './standing-world.ts'

interface Stood extends Record<string, unknown> {
  requirementId: number
  employeeId: number
  status: string
  isExpiring: boolean
}

const idsWhere = ({ api }: StandingWorld, who: SQL) =>
  api.db.select({ id: employees.id }).from(employees).where(who).orderBy(employees.id)

/** Expects counts, and lists narrowed to some ways to stand, to say of a day, today or a past one, what the records say. */
export async function expectSame(
  world: StandingWorld,
  day: string,
  statuses: readonly StandingFilter[] = standingFilters,
): Promise<void> {
  const { api, companyId } = world
  const working = (await calendarOf(api.db, companyId)).days
  const asked = { companyId, working, day }
  const members: CompanyMembership[] = [
    { companyId, role: 'owner', branchId: null },
    { companyId, role: 'manager', branchId: world.departments[0] ?? 0 },
  ]
  for (const member of members) {
    const seen = inReachOf(member, employees.companyId, employees.departmentId)
    const who = sql`${seen} and ${peopleOn(asked.day, companyId)}`
    const { rows } = await api.db
      .execute<Stood>(sql`select s.requirement_id::float8 as "requirementId", s.employee_id::float8 as "employeeId",
      s.status, s.is_expiring as "isExpiring" from (${standingsWhere(asked, who)}) s`)
    const counts = new Map<number, StandingCounts>()
    for (const row of rows) {
      const of = counts.get(row.requirementId) ?? { ...nobodyStands }
      counts.set(row.requirementId, of)
      of.people += 1
      of[row.status as keyof StandingCounts] += 1
      if (row.isExpiring) of.expiring += 1
    }
    expect(new Map([...(await countStandings(api.db, member, asked))].toSorted(([a], [b]) => a - b))).toEqual(
      new Map([...counts].toSorted(([a], [b]) => a - b)),
    )
    for (const requirementIds of [undefined, [...counts.keys()].slice(0, 1)])
      for (const status of [undefined, ...statuses]) {
        const narrowed = { ...asked, requirementIds }
        const so = sql`select s.employee_id from (${standingsWhere(narrowed, who)}) s where ${status ? hasStatus(status) : sql`true`}`
        const found = await standsSo(api.db, narrowed, who, status)
        const expected = await idsWhere(world, sql`${who} and ${employees.id} in (${so})`)
        const about = `${member.role} ${status ?? 'any'} ${requirementIds?.join() ?? ''}`
        const seenSo = sql`${found.isOfThoseThere ? seen : who} and ${found.where}`
        expect(await idsWhere(world, seenSo), about).toEqual(expected)
        if (status === undefined) await expectSamePressing(world, narrowed, who, { ...found, about })
        if (found.others)
          await expectOthers(world, member, { who, found: expected, others: found.others, about })
        if (member.branchId !== null || !found.countOfAll) continue
        const counted = await api.db.execute(sql`select (${found.countOfAll})::int as count`)
        expect(counted.rows, about).toEqual([{ count: expected.length }])
      }
  }
}

/** Expects those who are said not to be found to be all others there are, and a list of a group to count without them. */
async function expectOthers(
  world: StandingWorld,
  member: CompanyMembership,
  { who, found, others, about }: { who: SQL; found: { id: number }[]; others: SQL; about: string },
): Promise<void> {
  const { api, groupId } = world
  const left = await idsWhere(world, sql`${who} and ${employees.id} not in (${others})`)
  expect(left, `all but the others, ${about}`).toEqual(found)
  const { rows } = await api.db.execute<{ id: number }>(
    sql`select m.employee_id::float8 as id from employee_group_members m where m.group_id = ${groupId}`,
  )
  const members = new Set(rows.map(({ id }) => id))
  const { meta } = await listMatrix(api.db, member, { group: groupId, limit: 1 }, 'en')
  expect(meta.total, `of the group, ${about}`).toBe(found.filter(({ id }) => members.has(id)).length)
}

type Asked = Omit<StandingsAsked, 'people'>
type Pressing = Record<'employeeId' | 'urgency', number> & Record<string, unknown>

interface Found extends Record<string, unknown> {
  id: number
  key: string
  total: number
}

/** What presses each, by the records: the least urgency of any of their standings, in the order in which lists show them. */
const urgenciesOf = (asked: Asked, who: SQL) =>
  sql`select s.employee_id::float8 as "employeeId", min(array_position(array['expired', 'late', 'grace', 'due', 'expiring', 'met', 'waived'],
      case when s.is_expiring then 'expiring' else s.status end)) as urgency
    from (${standingsWhere(asked, who)}) s group by 1 order by 1`

/** Expects what is kept to say of the people whom a condition names what presses them, and to find them by it page by page. */
async function expectSamePressing(
  { api, companyId }: StandingWorld,
  asked: Asked,
  who: SQL,
  { urgencies, parts, about }: Pick<StandingSo, 'urgencies' | 'parts'> & { about: string },
): Promise<void> {
  const { rows: expected } = await api.db.execute<Pressing>(urgenciesOf(asked, who))
  const { rows } = await api.db
    .execute<Pressing>(sql`select u.employee_id::float8 as "employeeId", u.urgency from (${urgencies}) u
    join ${employees} on ${employees.id} = u.employee_id where ${who} order by 1`)
  expect(rows, `what presses, ${about}`).toEqual(expected)
  if (parts === undefined || about.startsWith('manager')) return
  const order = orderOf(companyId, 'status', 'en', urgencies)
  const sorted = await api.db.execute<{ id: number }>(
    sql`select ${employees.id}::float8 as id from ${employees} ${order.join} where ${who} order by ${order.key}, ${employees.id}`,
  )
  const ids: number[] = []
  let cursor: Cursor | null = null
  do {
    const { rows: found }: { rows: Found[] } = await api.db.execute<Found>(
      pageByUrgency(parts, order, { cursor, limit: 3 }),
    )
    const shown = found.slice(0, 3)
    ids.push(...shown.map(({ id }) => Number(id)))
    const last = shown.at(-1)
    cursor =
      found.length > 3 && last
        ? { sort: 'status', value: last.key, id: Number(last.id), total: Number(last.total) }
        : null
    if (last) expect(Number(last.total), `total, ${about}`).toBe(expected.length)
  } while (cursor !== null)
  expect(ids, `pages, ${about}`).toEqual(sorted.rows.map(({ id }) => id))
}
