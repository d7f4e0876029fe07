import { sql, type SQL } from 'drizzle-orm'
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

/** The key by which readers find a text of the database, folded. */
const keyIn = (locale: Locale, folded: SQL) => (locale === 'ar' ? arabicFirst(folded) : folded)

/** The same of a text as it is written. */
export const readKey = (locale: Locale, text: SQL) => keyIn(locale, foldedInSql(text))

/** Departments by their names, as the reader has them, folded once for each. */
export function departmentKey(companyId: number, locale: Locale): PeopleKey {
  const name = sql`coalesce(d.name ->> ${locale}, d.name ->> 'ar', d.name ->> 'en')`
  return {
    join: sql`left join (select d.id, ${keyIn(locale, sql`f.folded`)} as key from ${departments} d
      cross join lateral (select ${foldedInSql(name)} as folded offset 0) f where d.company_id = ${companyId} offset 0) placed
      on placed.id = ${employees.departmentId}`,
    key: sql`placed.key`,
  }
}

/** Jobs by what the reader is shown of them: a listed one in the own language. */
export function jobKey(companyId: number, locale: Locale): PeopleKey {
  const shown = sql`coalesce((select coalesce(n.name ->> ${locale}, n.name ->> 'ar', n.name ->> 'en') from ${jobNames} n
    where w.job in (n.name ->> 'ar', n.name ->> 'en') order by n.id limit 1), w.job)`
  return {
    join: sql`left join (select w.job, ${keyIn(locale, sql`f.folded`)} as key
      from (select distinct e.job from ${employees} e where e.company_id = ${companyId} and e.job is not null) w
      cross join lateral (select ${foldedInSql(shown)} as folded offset 0) f offset 0) worked
      on worked.job = ${employees.job}`,
    key: sql`worked.key`,
  }
}

/** Line managers by their names; one whom the member does not see counts as none. */
export function managerKey(member: CompanyMembership, locale: Locale): PeopleKey {
  const seen = inReachOf(member, employees.companyId, employees.departmentId)
  return {
    join: sql`left join (select id as leader_id, ${nameKeyIn(locale)} as key from ${employees} where ${seen} and id in (
      select distinct e.manager_id from ${employees} e where e.company_id = ${member.companyId} and e.manager_id is not null) offset 0) led
      on led.leader_id = ${employees.managerId}`,
    key: sql`led.key`,
  }
}

/** The day, as a number of seven digits: cheaper than to write it. */
export const joiningKey: PeopleKey = {
  join: sql``,
  key: sql`(${employees.joinedOn} - date '1970-01-01' + 2000000)::text`,
}

/**
 * One text by which people follow each other: their key, and of one key their names. Those without a key come last, where the order goes from
 * the largest to the smallest too.
 */
export function keyThenName({ key }: PeopleKey, locale: Locale, isFalling: boolean): SQL {
  const [none, some] = isFalling ? ['0', '1'] : ['1', '0']
  return sql`(case when ${key} is null then ${sql.raw(`'${none}'`)} else ${sql.raw(`'${some}'`)} || (${key}) end || chr(1) || ${nameKeyIn(locale)}) collate "C"`
}
