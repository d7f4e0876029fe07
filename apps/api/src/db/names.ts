import { fold, sortKey } from '@masar/text'
import { nameScript } from '@masar/text/names'
import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '../locale.ts'
import { employees } from './schema/companies.ts'
import type { BilingualText } from './schema/columns.ts'
import { arabicFirst } from './schema/names.ts'

/** A table whose rows have a name in both scripts, or its alias in a statement. */
type Named = 'users' | 'employees' | 'manager' | 'u' | 'g' | 'e' | 'p' | 'giver' | 'ender'

/** SQL for a person's name in the reader's script, or else the only name there is. */
export function nameIn(locale: Locale, person: Named): SQL<string> {
  return sql<string>`coalesce(${sql.raw(`"${person}"."name_${locale}", "${person}"."name"`)})`
}

/** The same for a person who may be absent. */
export function nameOrNullIn(locale: Locale, person: Named): SQL<string | null> {
  return nameIn(locale, person)
}

/** SQL for a person's name in each script they have, to `pick` from where the statement does not know the reader. */
export function namesOf(person: Named): SQL<BilingualText> {
  return sql<BilingualText>`json_strip_nulls(json_build_object('ar', ${sql.raw(`"${person}"."name_ar"`)}, 'en', ${sql.raw(`"${person}"."name_en"`)}))`
}

/** The same of a row that was read whole. */
export function nameFor(
  person: { name: string; nameAr: string | null; nameEn: string | null },
  locale: Locale,
): string {
  return (locale === 'ar' ? person.nameAr : person.nameEn) ?? person.name
}

/** What an account stores of a name. @param other the same name in the other script */
export function nameFields(name: string, other?: string | null) {
  return {
    name,
    otherName: other ?? null,
    nameKey: sortKey(name),
    nameFolded: fold(other == null ? name : `${name} ${other}`),
  }
}

/** A name of one script as its language, as things with names in both store it. */
export function nameInItsScript(name: string): BilingualText {
  return { [nameScript(name)]: name }
}

/** The key by which a reader finds names: by the one in their script, where there is one; readers of Arabic find Latin names behind Arabic ones. */
export function nameKeyIn(locale: Locale): SQL {
  return locale === 'ar' ? arabicFirst(employees.nameKeyAr) : sql`${employees.nameKeyEn} collate "C"`
}
