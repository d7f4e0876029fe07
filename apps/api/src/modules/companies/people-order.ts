import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { nameKeyIn } from '../../db/names.ts'
import { foldedInSql } from '../../db/schema/folded.ts'
import { departments, employees, jobNames } from '../../db/schema/index.ts'
import { arabicFirst } from '../../db/schema/names.ts'
import type { Locale } from '../../locale.ts'
import type { CompanyMembership } from '../accounts/auth/viewer.ts'
import { inReachOf } from './policy.ts'

/** What people of a list are put in order by beside their names: the key, null where a person has none, and what it is read from beside `employees`. */
export interface PeopleKey {
  join: SQL
  key: SQL
}

/** The same of a column that many have alike. */
export interface SharedKey extends PeopleKey {
  /** What of an employee says which key is theirs. */
  column: SQL
  /** Selects `value` of the column and its `key`. @param values selects each `value` that there is, once */
  keysOf: (values: SQL) => SQL
}

/** @param of the column of employees `e` */
function sharedKey(companyId: number, column: AnyPgColumn, of: SQL, keysOf: SharedKey['keysOf']): SharedKey {
  const values = sql`select distinct ${of} as value from ${employees} e where e.company_id = ${companyId} and ${of} is not null`
  return {
    column: sql`${column}`,
    keysOf,
    join: sql`left join (${keysOf(values)} offset 0) keyed on keyed.value = ${column}`,
    key: sql`keyed.key`,
  }
}

/** The key by which readers find a text of the database, folded. */
const keyIn = (locale: Locale, folded: SQL) => (locale === 'ar' ? arabicFirst(folded) : folded)

/** The same of a text as it is written. */
export const readKey = (locale: Locale, text: SQL) => keyIn(locale, foldedInSql(text))

/** Departments by their names, as the reader has them, folded once for each. */
export function departmentKey(companyId: number, locale: Locale): SharedKey {
  const name = sql`coalesce(d.name ->> ${locale}, d.name ->> 'ar', d.name ->> 'en')`
  return sharedKey(
    companyId,
    employees.departmentId,
    sql`e.department_id`,
    values => sql`select d.id as value, ${keyIn(locale, sql`f.folded`)} as key from ${departments} d
      cross join lateral (select ${foldedInSql(name)} as folded offset 0) f where d.company_id = ${companyId} and d.id in (${values})`,
  )
}

/** Jobs by what the reader is shown of them: a listed one in the own language. */
export function jobKey(companyId: number, locale: Locale): SharedKey {
  const shown = sql`coalesce((select coalesce(n.name ->> ${locale}, n.name ->> 'ar', n.name ->> 'en') from ${jobNames} n
    where w.value in (n.name ->> 'ar', n.name ->> 'en') order by n.id limit 1), w.value)`
  return sharedKey(
    companyId,
    employees.job,
    sql`e.job`,
    values => sql`select w.value, ${keyIn(locale, sql`f.folded`)} as key
      from (${values}) w cross join lateral (select ${foldedInSql(shown)} as folded offset 0) f`,
  )
}

/** Line managers by their names; one whom the member does not see counts as none. */
export function managerKey(member: CompanyMembership, locale: Locale): SharedKey {
  const seen = inReachOf(member, employees.companyId, employees.departmentId)
  return sharedKey(
    member.companyId,
    employees.managerId,
    sql`e.manager_id`,
    values =>
      sql`select ${employees.id} as value, ${nameKeyIn(locale)} as key from ${employees} where ${seen} and ${employees.id} in (${values})`,
  )
}

/** The day of joining, as a number of seven digits: cheaper than to write it. */
export function joiningKey(): SharedKey {
  const numberOf = (day: SQL) => sql`(${day} - date '1970-01-01' + 2000000)::text`
  return {
    join: sql``,
    key: numberOf(sql`${employees.joinedOn}`),
    column: sql`${employees.joinedOn}`,
    keysOf: values => sql`select v.value, ${numberOf(sql`v.value`)} as key from (${values}) v`,
  }
}

/** A key as lists have it: those without one come last, where the order goes from the largest to the smallest too. */
export function placeOf(key: SQL, isFalling: boolean): SQL {
  const [none, some] = isFalling ? ['0', '1'] : ['1', '0']
  return sql`(case when ${key} is null then ${sql.raw(`'${none}'`)} else ${sql.raw(`'${some}'`)} || (${key}) end) collate "C"`
}

/** One text by which people follow each other: the place of their key, and of one key their names. */
export function keyThenName({ key }: PeopleKey, locale: Locale, isFalling: boolean): SQL {
  return placeThenName(placeOf(key, isFalling), locale)
}

/** The same of a place that is known. */
export const placeThenName = (place: SQL, locale: Locale): SQL =>
  sql`(${place} || chr(1) || ${nameKeyIn(locale)}) collate "C"`
