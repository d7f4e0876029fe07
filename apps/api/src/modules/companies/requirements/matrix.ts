import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { departments, employeeGroupMembers, employees } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { calendarOf } from '../../platform/calendar/calendars.ts'
import { employeesWho } from '../employees/filter.ts'
import type { EmployeeOrder } from '../employees/order.ts'
import { countOf, pageOfAll, pageOfFound, pageOfShared, pageOfSome, type Slice } from '../employees/pages.ts'
import { asOf, peopleOn } from './as-of.ts'
import { standingsWhere } from './having-status.ts'
import { standsSo } from './kept/reading.ts'
import { orderOf } from './matrix-order.ts'
import { pageByUrgency } from './matrix-page.ts'
import type { MatrixQuery } from './schema.ts'
import { demandsOf, isMadeOf, type StandingsAsked } from './standings.ts'
import type { RequirementStatus } from './status.ts'

interface Cell {
  requirement_id: number
  status: RequirementStatus
  is_expiring: boolean
  completed_on: string | null
  valid_until: string | null
  due_on: string | null
}

interface FoundRow extends Record<string, unknown> {
  id: number
  name: string
  number: string | null
  department: BilingualText | null
  key: string
  total: number
}

interface PersonRow extends FoundRow {
  standings: Cell[]
}

/** Whom a list of standings is of, and the standings that it may show. */
export type StandingsNarrowed = Omit<MatrixQuery, 'cursor' | 'limit'>

/**
 * The standings that a member asks for, and the condition for the people that have any of them: `isKept` where no status has to be computed to know
 * them. `count` selects how many they are, where that is known without a look at each.
 */
export async function narrowed(
  db: Connection,
  member: CompanyMembership,
  query: StandingsNarrowed,
  day: string,
) {
  const { q, department, group, status, requirement } = query
  const { days: working } = await calendarOf(db, member.companyId)
  const named = employeesWho(member, { q, department, group })
  const seen = sql`${named} and ${peopleOn(day, member.companyId)}`
  const asked: Omit<StandingsAsked, 'people'> = {
    companyId: member.companyId,
    working,
    day,
    requirementIds: requirement === undefined ? undefined : [requirement],
  }
  const isDemanded = sql`exists (select from demands r where ${isMadeOf(member.companyId, {
    id: sql`${employees.id}`,
    departmentId: sql`${employees.departmentId}`,
  })})`
  const otherwise = status === undefined ? isDemanded : undefined
  const { where, each, isOfThoseThere, countOfAll, others, urgencies, parts } = await standsSo(
    db,
    asked,
    seen,
    status,
    otherwise,
  )
  const count = isOfWhole(member, query) ? countOfAll : others && countOfGroup(member, query, others)
  return {
    asked,
    who: sql`${isOfThoseThere ? named : seen} and ${where}`,
    met: each && sql`${employeesWho(member, { q, department, group }, true)} and ${each}`,
    // What presses is known of just those of whom anything is demanded.
    whoPressed: isOfThoseThere && status === undefined ? sql`${named}` : undefined,
    isKept: isOfThoseThere,
    count: count && sql`(${count})`,
    urgencies,
    // Of those who have a certain status others are told, too.
    parts: status === undefined && isOfWhole(member, query) ? parts : undefined,
  }
}

/** How many of a group they are, if nothing else narrows the list: its members, less the few others. */
function countOfGroup(
  { companyId, branchId }: CompanyMembership,
  { q, department, group }: StandingsNarrowed,
  others: SQL,
): SQL | undefined {
  if (branchId !== null || group === undefined || (q ?? department) !== undefined) return undefined
  return sql`select count(*) from ${employeeGroupMembers} m
    where m.company_id = ${companyId} and m.group_id = ${group} and m.employee_id not in (${others})`
}

/** Whether everybody in the company is looked at. */
const isOfWhole = ({ branchId }: CompanyMembership, { q, department, group }: StandingsNarrowed) =>
  branchId === null && (q ?? department ?? group) === undefined

/**
 * One page of the people of whom anything is demanded, in the order that is asked for, each with where they stand. Only where a status is asked for it is reckoned for
 * all that match.
 * @param prepared where a statement that is asked often stays prepared
 * @throws AppError `malformed`, `validation`
 */
export async function listMatrix(
  db: Connection,
  member: CompanyMembership,
  query: MatrixQuery,
  locale: Locale,
  prepared: Executing = db,
) {
  const { sort = 'name', limit = 50 } = query
  const cursor = decodeCursor(query.cursor, sort, 'text')
  const day = await asOf(db, member.companyId, query.as_of)
  const found = await narrowed(db, member, query, day)
  const order = orderOf(member.companyId, sort, locale, found.urgencies)
  const page = await pageIn(db, member, query, found, order, { cursor, limit })
  const rows = await readPeople({ db, prepared }, found.asked, locale, page)
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(
    rows,
    limit,
    { total, isBounded: false },
    row => presentPerson(row, locale),
    row => ({
      sort,
      value: row.key,
      id: row.id,
      total,
    }),
  )
}

/**
 * Selects `id`, `key` and `total` of a page. Of the whole company, and of many, the first are read in their order. Of few, and where all have to be
 * reckoned, they are found first, for the page and for how many there are: in the order of names everybody in the company would be looked at.
 */
async function pageIn(
  db: Connection,
  member: CompanyMembership,
  query: StandingsNarrowed,
  { who, met, whoPressed, isKept, count, parts }: Awaited<ReturnType<typeof narrowed>>,
  order: EmployeeOrder,
  slice: Slice,
): Promise<SQL> {
  const { sort = 'name', q, group, status } = query
  if (sort === 'status')
    return parts ? pageByUrgency(parts, order, slice) : pageOfFound(whoPressed ?? who, order, slice)
  const isWhole = isOfWhole(member, query) && (isKept || status === undefined)
  if (order.shared && (isWhole || (isKept && (q ?? group) === undefined)))
    return pageOfShared(who, order, order.shared, slice)
  const matched = { who, met, ...(count && { count }) }
  if (isWhole) return pageOfAll(who, order, { ...slice, count: countOf(matched) })
  return sort === 'name' && q === undefined
    ? pageOfSome(db, matched, order, slice)
    : pageOfFound(who, order, slice)
}

/**
 * All people whom a list of standings is of, in its order, so many at a time. Who they are is found once, by what is kept where that says it: page
 * by page it would be found again for each.
 * @throws AppError `validation`
 */
export async function* eachOfMatrix(
  db: Connection,
  member: CompanyMembership,
  query: StandingsNarrowed,
  locale: Locale,
  atOnce: number,
) {
  const { sort = 'name' } = query
  const day = await asOf(db, member.companyId, query.as_of)
  const { asked, who, urgencies } = await narrowed(db, member, query, day)
  const { join, key } = orderOf(member.companyId, sort, locale, urgencies)
  const { rows } = await db.execute<{ ids: number[] }>(sql`with recursive ${demandsOf(asked)}
    select array(select ${employees.id}::float8 from ${employees} ${join} where ${who} order by ${key}, ${employees.id}) as ids`)
  const ids = rows[0]?.ids ?? []
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: PersonRow) => places.get(id) ?? 0
  for (let from = 0; from < ids.length; from += atOnce) {
    const people = await readPeople(
      { db, prepared: db },
      asked,
      locale,
      sql`select e.id, ''::text as key, 0 as total from ${employees} e
        where e.company_id = ${member.companyId} and e.id = any(${sql.param(ids.slice(from, from + atOnce))}::bigint[])`,
    )
    yield people.toSorted((a, b) => placeOf(a) - placeOf(b)).map(row => presentPerson(row, locale))
  }
}

/** A person and their statuses. */
export type StandingsOfPerson = ReturnType<typeof presentPerson>

type Executing = Pick<Connection, 'execute'>

/** @param page selects `id`, `key` and `total` */
async function readPeople(
  { db, prepared }: Record<'db' | 'prepared', Executing>,
  asked: Omit<StandingsAsked, 'people'>,
  locale: Locale,
  page: SQL,
): Promise<PersonRow[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    with recursive ${demandsOf(asked)}
    select f.id::float8 as id, ${nameIn(locale, 'employees')} as name, ${employees.number}, d.name as department, f.key, f.total
    from (${page}) f join ${employees} on ${employees.id} = f.id left join ${departments} d on d.id = ${employees.departmentId}
    order by f.key, f.id`)
  const cells = await readCells(
    prepared,
    asked,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({ ...row, standings: cells.get(row.id) ?? [] }))
}

/** Where some people stand, by their ids: by itself, since to plan how it is reckoned takes as long as to do so for a page. */
async function readCells(
  prepared: Executing,
  asked: Omit<StandingsAsked, 'people'>,
  ids: readonly number[],
): Promise<Map<number, Cell[]>> {
  if (ids.length === 0) return new Map()
  const isAsked = sql`${employees.companyId} = ${asked.companyId} and ${employees.id} = any(${sql.param(ids)}::bigint[])`
  const { rows } = await prepared.execute<{ id: number; standings: Cell[] }>(sql`
    select s.employee_id::float8 as id, json_agg(json_build_object('requirement_id', s.requirement_id, 'status', s.status, 'is_expiring', s.is_expiring,
      'completed_on', s.completed_on, 'valid_until', s.valid_until, 'due_on', s.due_on) order by s.requirement_id) as standings
    from (${standingsWhere(asked, isAsked)}) s group by s.employee_id`)
  return new Map(rows.map(row => [row.id, row.standings]))
}

function presentPerson({ id, name, number, department, standings: shown }: PersonRow, locale: Locale) {
  return { id, name, number, department: department && pick(department, locale), standings: shown }
}
