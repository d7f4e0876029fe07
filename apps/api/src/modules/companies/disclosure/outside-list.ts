import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameIn, nameKeyIn } from '../../../db/names.ts'
import { foldedInSql } from '../../../db/schema/folded.ts'
import {
  disclosedTrainings,
  employees,
  outsideTrainings as training,
  trainingDisclosures,
} from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { likeText } from '../../catalogue/instructors-and-reviews.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { inReachOf } from '../policy.ts'
import { periodOf } from './period.ts'
import type { OutsideTrainingsQuery } from './schema.ts'

interface Row extends Record<string, unknown> {
  id: number
  employee_id: number
  name: string
  title: string
  evidence: string
  completed_on: string
  minutes: number
  cost: number
  file_name: string | null
  change: 'entered' | 'corrected' | 'moved' | 'removed' | null
  disclosed_on: string | null
  disclosed_minutes: number
  disclosed_cost: number
  sort_key: string | number
  total: number
}

/** The trainings of a year, each `training` with what was disclosed of it, `d`. */
function trainingsOf({ companyId }: CompanyMembership, year: number) {
  const { from, to } = periodOf(year)
  return {
    isThere: sql`(${training.removedAt} is null and ${training.completedOn} between ${from} and ${to})`,
    disclosed: sql`left join ${trainingDisclosures} c on c.company_id = ${companyId} and c.year = ${year}
      left join ${disclosedTrainings} d on d.disclosure_id = c.id and d.training_id = ${training.id}`,
    isClosed: sql`c.company_id = ${companyId} and c.year = ${year}`,
  }
}

/** Which trainings: all of the year, or those that words find, and those of one employee alone. */
type OutsideAsked = OutsideTrainingsQuery & { employeeId?: number }

/** Whose trainings a member sees and the words name: all of the company's, where it may be said without looking anybody up. */
function whose(member: CompanyMembership, q: string): SQL | undefined {
  const like = `%${likeText(q)}%`
  const matches = sql`(${employees.searchText} like ${like} or ${foldedInSql(sql`${training.title} || ' ' || ${training.evidence}`)} like ${like})`
  const reach =
    member.branchId === null ? undefined : inReachOf(member, employees.companyId, employees.departmentId)
  return and(reach, q.trim() === '' ? undefined : matches)
}

const ofEmployee = sql`join ${employees} on ${employees.companyId} = ${training.companyId} and ${employees.id} = ${training.employeeId}`

/** The orders of trainings: what their keys are, and which way they go. */
const orders = {
  day: { kind: 'day', type: sql`text`, isFalling: true },
  name: { kind: 'text', type: sql`text`, isFalling: false },
  minutes: { kind: 'number', type: sql`bigint`, isFalling: true },
} as const

/**
 * One page of the training elsewhere of a year, the latest day first where no other order is asked for.
 * @throws AppError `malformed`
 */
export async function listOutside(
  db: Connection,
  member: CompanyMembership,
  { year, q = '', employeeId, ...query }: OutsideAsked,
  locale: Locale,
) {
  const { sort = 'day', limit = 50 } = query
  const { kind, type, isFalling } = orders[sort]
  const cursor = decodeCursor(query.cursor, sort, kind)
  const { isThere, disclosed, isClosed } = trainingsOf(member, year)
  const keyOf = (day: SQL) =>
    ({ day: sql`${day}::text`, name: nameKeyIn(locale), minutes: sql`${training.minutes}` })[sort]
  const who = whose(member, q)
  const ofWhom = who || sort === 'name' ? ofEmployee : sql``
  const isWanted = and(
    eq(training.companyId, member.companyId),
    who,
    employeeId === undefined ? undefined : eq(training.employeeId, employeeId),
  )
  const [direction, beyond] = isFalling ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const after =
    cursor &&
    sql`(f.key ${beyond} ${cursor.value}::${type} or (f.key = ${cursor.value}::${type} and f.id > ${cursor.id}::bigint))`
  // Of a closed year those are listed, too, that were disclosed in it and have gone from it since. What a row shows is read for the page alone.
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (
      select ${training.id} as id, ${keyOf(sql`${training.completedOn}`)} as key from ${training} ${ofWhom} where ${isWanted} and ${isThere}
      union all
      select ${training.id}, ${keyOf(sql`d.completed_on`)} from ${trainingDisclosures} c join ${disclosedTrainings} d on d.disclosure_id = c.id
        join ${training} on ${training.id} = d.training_id ${ofWhom} where ${isWanted} and ${isClosed} and not ${isThere}
    ), page as materialized (
      select f.id, f.key from found f where ${after ?? sql`true`} order by f.key ${direction}, f.id limit ${limit + 1}
    )
    select ${training.id}::float8 as id, ${training.employeeId}::float8 as employee_id, ${nameIn(locale, 'employees')} as name, ${training.title} as title,
      ${training.evidence} as evidence, ${training.completedOn}::text as completed_on, ${training.minutes} as minutes, ${training.cost}::float8 as cost,
      ${training.fileName} as file_name,
      case when c.id is null then null when d.training_id is null then 'entered' when ${training.removedAt} is not null then 'removed'
        when not ${isThere} then 'moved'
        when (${training.completedOn}, ${training.minutes}, ${training.cost}) is distinct from (d.completed_on, d.minutes, d.cost) then 'corrected' end as change,
      d.completed_on::text as disclosed_on, d.minutes as disclosed_minutes, d.cost::float8 as disclosed_cost,
      p.key as sort_key, ${cursor ? sql`${cursor.total}::float8` : sql`(select count(*) from found)::int`} as total
    from page p join ${training} on ${training.id} = p.id ${ofEmployee} ${disclosed} order by p.key ${direction}, p.id`)
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(rows, limit, { total, isBounded: false }, present, row => ({
    sort,
    value: row.sort_key,
    id: row.id,
    total,
  }))
}

function present({
  sort_key: _key,
  total: _total,
  disclosed_on,
  disclosed_minutes,
  disclosed_cost,
  ...row
}: Row) {
  const wasOther = disclosed_on !== null && row.change !== null
  return {
    ...row,
    disclosed: wasOther
      ? { completed_on: disclosed_on, minutes: disclosed_minutes, cost: disclosed_cost }
      : null,
  }
}

/** The years in which a company lists training elsewhere of an employee, the latest first; also closed ones that it has gone from since. */
export async function yearsOfOutside(db: Connection, companyId: number, employeeId: number) {
  const { rows } = await db.execute<{ year: number }>(sql`
    select extract(year from ${training.completedOn})::int as year from ${training}
    where ${training.companyId} = ${companyId} and ${training.employeeId} = ${employeeId} and ${training.removedAt} is null
    union select c.year from ${training} join ${disclosedTrainings} d on d.training_id = ${training.id}
      join ${trainingDisclosures} c on c.company_id = ${companyId} and c.id = d.disclosure_id
    where ${training.companyId} = ${companyId} and ${training.employeeId} = ${employeeId} order by year desc`)
  return rows.map(({ year }) => year)
}
