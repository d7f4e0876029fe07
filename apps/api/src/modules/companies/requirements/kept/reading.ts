import { and, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../../db/client.ts'
import { employees, employeeStandings, pastStandings } from '../../../../db/schema/index.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { todayOf } from '../../../platform/calendar/days.ts'
import { inReachOf } from '../../policy.ts'
import { markedPeople } from '../../reports/sums/marked.ts'
import { peopleOn } from '../as-of.ts'
import { hasStatus, standingsWhere } from '../having-status.ts'
import type { StandingsAsked } from '../standings.ts'
import type { StandingFilter } from '../status.ts'
import { basisOf } from './basis.ts'
import {
  codeOf,
  codesOf,
  keptNumber,
  numbersOf,
  requirementOf,
  urgencyOf,
  urgencyOfWays,
  waysWith,
} from './code.ts'
import { pastDay, type PastDay } from './past.ts'

/** Of more people than so many nothing is read of what is kept: all are reckoned in one go. */
const mostReckoned = 1000
/** Of no more people than so many of whom nothing is demanded these are looked for, not the others. */
const mostLeftOut = 4000

type Asked = Omit<StandingsAsked, 'people'>
type Executing = Pick<Connection, 'execute'>

interface Kept {
  /** The people of whom where they stand is not kept, or not as of now. */
  reckoned: number[]
  /** The rows `k` of the company and day. */
  rows: SQL
  /** Whether everybody has a row, and nearly everybody one that says where they stand. */
  isOfNearlyAll: boolean
}

interface Found extends Pick<Kept, 'reckoned' | 'isOfNearlyAll'>, Record<string, unknown> {
  isToday: boolean
  past: PastDay | null
}

const most = mostReckoned + 1

/**
 * What is kept of a company's people as of now. What is kept of all who are not to be reckoned may be read after it, whatever happens meanwhile:
 * nothing that is kept goes away before it is replaced.
 * @returns null where too many are to be reckoned, as of a past day that was not asked for before
 */
async function keptOf(db: Executing, asked: Asked): Promise<Kept | null> {
  const { companyId } = asked
  const company = sql`${companyId}::bigint`
  // In the order of the index, which would be taken for longer than the table.
  const others = (isOther: SQL, order: SQL) => sql`(select k.employee_id as id from ${employeeStandings} k
    where k.company_id = ${companyId} and k.basis ${isOther} (select b.is from basis b) order by ${order} limit ${most})`
  const { rows } = await db.execute<Found>(sql`
    with basis as materialized (select case when ${asked.day}::date = ${todayOf(company)} then ${basisOf(asked)} end as is)
    select (select b.is is not null from basis b) as "isToday", (select row_to_json(p) from (${pastDay(asked)}) p) as past,
      (select count(*) <= ${mostLeftOut} from (select from ${employeeStandings} k
        where k.company_id = ${companyId} and k.ways = 0 limit ${mostLeftOut + 1}) n) as "isOfNearlyAll",
      array(select p.id::float8 from (${others(sql`<`, sql`k.basis`)} union ${others(sql`>`, sql`k.basis desc`)}
        union ${markedPeople(company)}) p limit ${most}) as reckoned`)
  const [found] = rows
  if (!found) return null
  const kept = found.isToday
    ? { ...found, rows: sql`${employeeStandings} k where k.company_id = ${companyId}` }
    : keptOfPast(found)
  return kept === null || kept.reckoned.length > mostReckoned ? null : kept
}

function keptOfPast({ past, reckoned: marked }: Found): Kept | null {
  if (!past?.isKept) return null
  const reckoned = [...new Set([...marked, ...past.changed])]
  return { reckoned, rows: sql`${pastStandings} k where k.day_id = ${past.id}`, isOfNearlyAll: false }
}

/** The condition for a row `k` of what is kept, by values that the database has statistics of. */
function hasAny({ requirementIds }: Asked, status: StandingFilter | undefined): SQL {
  if (requirementIds !== undefined)
    return sql`k.standings && ${sql.param(numbersOf(requirementIds, status))}::bigint[]`
  return status === undefined ? sql`k.ways <> 0` : sql`k.ways = any(${sql.param(waysWith(status))}::int[])`
}

const isAmong = (ids: readonly number[], id: SQL) => sql`${id} = any(${sql.param(ids)}::bigint[])`

/** Those of some employees who stand so. */
export interface StandingSo {
  /** The condition for them; the caller also limits the employees. */
  where: SQL
  /** The same, by which each is looked up by themselves; undefined where all have to be reckoned. */
  each?: SQL
  /** It holds only for existing employees, so `employees` need not be joined. */
  isOfThoseThere: boolean
  /** Selects how many there are in a whole company, without a look at its employees; undefined where these have to be asked. */
  countOfAll?: SQL
  /** Selects those who do not, where they are few and all others do. */
  others?: SQL | undefined
  /** Selects `employee_id` and `urgency`, of what presses most among what is asked for; of others than those who stand so, too. */
  urgencies: SQL
  /** The same in parts, where most of it is kept: so that only those are looked at who come first. */
  parts?: UrgencyParts
}

export interface UrgencyParts {
  /** Selects each `way` to stand, the `urgency` of all who do so, and how many `people` that are. */
  alike: SQL
  /** Selects `employee_id` and `way`. */
  kept: SQL
  /** Selects `employee_id` and `urgency` of others. */
  reckoned: SQL
}

/** Selects those of whom nothing is demanded, where it is shorter to say who they are. */
const leftOut = ({ isOfNearlyAll, rows }: Kept, { requirementIds }: Asked, status?: StandingFilter) =>
  isOfNearlyAll && status === undefined && requirementIds === undefined
    ? sql`select k.employee_id from ${rows} and k.ways = 0`
    : undefined

/**
 * Finds the employees, of those whom a condition names, who stand so with any of the requirements that are asked for.
 * @param status undefined for all of whom any of them is made
 * @param otherwise the condition where nothing is kept, if there is a shorter one
 */
export async function standsSo(
  db: Executing,
  asked: Asked,
  who: SQL | undefined,
  status: StandingFilter | undefined,
  otherwise?: SQL,
): Promise<StandingSo> {
  const all = await keptOf(db, asked)
  const whereSo = (people: SQL | undefined) =>
    sql`select s.employee_id from (${standingsWhere(asked, people)}) s where ${status ? hasStatus(status) : sql`true`}`
  if (all === null)
    return {
      where: otherwise ?? sql`${employees.id} in (${whereSo(who)})`,
      isOfThoseThere: false,
      urgencies: urgenciesReckoned(asked, who),
    }
  const { reckoned, rows } = all
  const ofKept = sql`from ${rows} and ${hasAny(asked, status)}`
  const isKeptSo = sql`exists (select ${ofKept} and k.employee_id = ${employees.id} offset 0)`
  const others = leftOut(all, asked, status)
  const isNotLeftOut = others && sql`${employees.id} not in (${others})`
  if (reckoned.length === 0)
    return {
      each: isKeptSo,
      where: isNotLeftOut ?? sql`${employees.id} in (select k.employee_id ${ofKept})`,
      isOfThoseThere: true,
      countOfAll: sql`select count(*) ${ofKept}`,
      others,
      urgencies: urgenciesKept(asked, ofKept),
      parts: partsOf(asked, ofKept, ofNobody),
    }
  const ofOthers = sql`${ofKept} and not ${isAmong(reckoned, sql`k.employee_id`)}`
  const isReckoned = isAmong(reckoned, sql`${employees.id}`)
  const toReckon = and(who, isReckoned)
  const found = whereSo(toReckon)
  const reckonedNow = urgenciesReckoned(asked, toReckon)
  const isSoOr = (kept: SQL) =>
    sql`case when ${isReckoned} then ${employees.id} in (${found}) else ${kept} end`
  return {
    each: isSoOr(isKeptSo),
    where: isNotLeftOut
      ? isSoOr(isNotLeftOut)
      : sql`${employees.id} in (select k.employee_id ${ofOthers} union all ${found})`,
    isOfThoseThere: true,
    countOfAll: sql`select (select count(*) ${ofOthers}) + (select count(distinct f.employee_id) from (${found}) f)`,
    urgencies: sql`${urgenciesKept(asked, ofOthers)} union all ${reckonedNow}`,
    parts: partsOf(asked, ofOthers, reckonedNow),
  }
}

const ofNobody = sql`select null::bigint as employee_id, null::int as urgency where false`

const partsOf = (asked: Asked, ofKept: SQL, reckoned: SQL): UrgencyParts => ({
  kept: sql`select k.employee_id, ${wayOf(asked)} as way ${ofKept}`,
  alike: alikeKept(asked, ofKept),
  reckoned,
})

const urgenciesReckoned = (asked: Asked, who: SQL | undefined) =>
  sql`select u.employee_id, min(u.urgency) as urgency from (
    select s.employee_id, ${urgencyOf(codeOf(sql`(${keptNumber})`))} as urgency from (${standingsWhere(asked, who)}) s) u group by u.employee_id`

function urgenciesKept(asked: Asked, ofKept: SQL): SQL {
  if (asked.requirementIds === undefined)
    return sql`select k.employee_id, ${urgencyOfWays(sql`k.ways`)} as urgency ${ofKept}`
  return sql`select k.employee_id, l.urgency from (select k.employee_id, k.standings as way ${ofKept}) k join (${alikeKept(asked, ofKept)}) l on l.way = k.way`
}

/** What those have alike who stand so with everything, or in so many ways with anything. */
const wayOf = ({ requirementIds }: Asked) => (requirementIds === undefined ? sql`k.ways` : sql`k.standings`)

/** Most stand as many others do: what presses most is found once for all who do so alike. */
function alikeKept(asked: Asked, ofKept: SQL): SQL {
  const { requirementIds } = asked
  const alike = sql`select ${wayOf(asked)} as way, count(*) as people ${ofKept} group by 1`
  if (requirementIds === undefined)
    return sql`select a.way, a.people, ${urgencyOfWays(sql`a.way`)} as urgency from (${alike}) a`
  return sql`select a.way, a.people, min(${urgencyOf(codeOf(sql`n.number`))}) as urgency from (${alike}) a cross join unnest(a.way) n(number)
    where ${isAmong(requirementIds, requirementOf(sql`n.number`))} group by a.way, a.people`
}

export interface StandingCounts {
  people: number
  met: number
  expiring: number
  waived: number
  due: number
  grace: number
  late: number
  expired: number
}

export const nobodyStands: StandingCounts = {
  people: 0,
  met: 0,
  expiring: 0,
  waived: 0,
  due: 0,
  grace: 0,
  late: 0,
  expired: 0,
}

/** How many of the people whom a member sees stand where, by requirement. */
export async function countStandings(
  db: Executing,
  member: CompanyMembership,
  asked: Asked,
): Promise<Map<number, StandingCounts>> {
  const kept = await keptOf(db, asked)
  const seen = inReachOf(member, employees.companyId, employees.departmentId)
  const who = sql`${seen} and ${peopleOn(asked.day, asked.companyId)}`
  const numbersWhere = (people: SQL | undefined) =>
    sql`select ${keptNumber} as number, 1 as people from (${standingsWhere(asked, people)}) s`
  const numbers =
    kept === null
      ? numbersWhere(who)
      : kept.reckoned.length === 0
        ? numbersKept(kept, member, seen)
        : sql`${numbersKept(kept, member, seen)} union all ${numbersWhere(and(who, isAmong(kept.reckoned, sql`${employees.id}`)))}`
  const is = (status: StandingFilter) =>
    sql`coalesce(sum(c.people) filter (where ${codeOf(sql`c.number`)} = any(${sql.param(codesOf(status))}::int[])), 0)::int`
  const { rows } = await db.execute<StandingCounts & { requirementId: number } & Record<string, unknown>>(sql`
    select ${requirementOf(sql`c.number`)}::float8 as "requirementId", sum(c.people)::int as people, ${is('met')} as met, ${is('expiring')} as expiring,
      ${is('waived')} as waived, ${is('due')} as due, ${is('grace')} as grace, ${is('late')} as late, ${is('expired')} as expired
    from (${numbers}) c group by 1`)
  return new Map(rows.map(({ requirementId, ...counts }) => [requirementId, counts]))
}

/**
 * Selects numbers, each of so many people. Of those who are not there nothing is kept, so that the whole company is counted without a look at its
 * people; and most stand as many others do: how many do so alike is counted first.
 */
function numbersKept({ rows, reckoned }: Kept, member: CompanyMembership, seen: SQL | undefined): SQL {
  const ofBranch =
    member.branchId === null
      ? sql``
      : sql`and k.employee_id in (select ${employees.id} from ${employees} where ${seen})`
  const isKept = reckoned.length === 0 ? sql`` : sql`and not ${isAmong(reckoned, sql`k.employee_id`)}`
  return sql`select n.number, a.people from (
      select k.standings, count(*) as people from ${rows} ${ofBranch} ${isKept} group by k.standings
    ) a cross join unnest(a.standings) n(number)`
}
