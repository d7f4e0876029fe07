import { and, sql } from 'drizzle-orm'
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
  day: string
  name_key: string
  total: number
}

/** The trainings of a year, as rows `l`; of a closed one also those that were disclosed in it and have gone from it since. */
function trainingsOf(member: CompanyMembership, { year, q = '' }: OutsideTrainingsQuery, locale: Locale) {
  const { from, to } = periodOf(year)
  const isThere = sql`(${training.removedAt} is null and ${training.completedOn} between ${from} and ${to})`
  const like = `%${likeText(q)}%`
  const matches = sql`(${employees.searchText} like ${like} or ${foldedInSql(sql`${training.title} || ' ' || ${training.evidence}`)} like ${like})`
  return sql`
    select ${training.id}::float8 as id, ${training.employeeId}::float8 as employee_id, ${nameIn(locale, 'employees')} as name, ${nameKeyIn(locale)} as name_key, ${training.title} as title,
      ${training.evidence} as evidence, ${training.completedOn}::text as completed_on, ${training.minutes} as minutes, ${training.cost}::float8 as cost,
      ${training.fileName} as file_name,
      case when c.id is null then null when d.training_id is null then 'entered' when ${training.removedAt} is not null then 'removed'
        when not ${isThere} then 'moved'
        when (${training.completedOn}, ${training.minutes}, ${training.cost}) is distinct from (d.completed_on, d.minutes, d.cost) then 'corrected' end as change,
      d.completed_on::text as disclosed_on, d.minutes as disclosed_minutes, d.cost::float8 as disclosed_cost,
      (case when ${isThere} then ${training.completedOn} else d.completed_on end)::text as day
    from ${training} join ${employees} on ${employees.companyId} = ${training.companyId} and ${employees.id} = ${training.employeeId}
      left join ${trainingDisclosures} c on c.company_id = ${training.companyId} and c.year = ${year}
      left join ${disclosedTrainings} d on d.disclosure_id = c.id and d.training_id = ${training.id}
    where ${inReachOf(member, employees.companyId, employees.departmentId)} and (${isThere} or d.training_id is not null) and ${q.trim() === '' ? sql`true` : matches}`
}

/** The orders of trainings: by which column of the rows `l`, and which way. */
const orders = {
  day: { column: 'day', kind: 'day', type: 'text', isFalling: true },
  name: { column: 'name_key', kind: 'text', type: 'text', isFalling: false },
  minutes: { column: 'minutes', kind: 'number', type: 'bigint', isFalling: true },
} as const

/**
 * One page of the training elsewhere of a year, the latest day first where no other order is asked for.
 * @throws AppError `malformed`
 */
export async function listOutside(
  db: Connection,
  member: CompanyMembership,
  query: OutsideTrainingsQuery,
  locale: Locale,
) {
  const { sort = 'day', limit = 50 } = query
  const { column, kind, type, isFalling } = orders[sort]
  const cursor = decodeCursor(query.cursor, sort, kind)
  const key = sql.raw(`l.${column}`)
  const after =
    cursor &&
    sql`(${key} ${isFalling ? sql`<` : sql`>`} ${cursor.value}::${sql.raw(type)} or (${key} = ${cursor.value}::${sql.raw(type)} and l.id > ${cursor.id}::float8))`
  const { rows } = await db.execute<Row>(sql`
    with l as (${trainingsOf(member, query, locale)})
    select l.*, ${cursor ? sql`${cursor.total}::int` : sql`(select count(*) from l)::int`} as total from l
    where ${and(sql`true`, after ?? undefined)} order by ${key} ${isFalling ? sql`desc` : sql`asc`}, l.id limit ${limit + 1}`)
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(rows, limit, { total, isBounded: false }, present, row => ({
    sort,
    value: row[column],
    id: row.id,
    total,
  }))
}

function present({
  day: _,
  name_key: _key,
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
