import { sql, type SQL } from 'drizzle-orm'
import { text, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** Any Arabic letter: as `nameScript` of @masar/text/names tells a name's script. */
const arabicLetter = `'[\\u0620-\\u064A\\u066E-\\u06D3\\u06D5\\u06EE\\u06EF\\u06FA-\\u06FF\\u0750-\\u077F\\uFB50-\\uFDFF\\uFE70-\\uFEFC]'`

/**
 * A name in one script, drawn from two columns: the name as it was first written, and the same name in the other script, or null. Null where
 * neither is written in it. @param name @param other the columns, as SQL names them
 */
export function nameWritten(script: 'ar' | 'en', name: string, other: string) {
  return text().generatedAlwaysAs(sql.raw(inScript(script, { name, other }, { name, other })))
}

/** What belongs to the name in one script, such as its sort key, else what belongs to the one that there is. */
function ofNameWritten(script: 'ar' | 'en', own: string, other: string) {
  const found = inScript(script, { name: 'name', other: 'other_name' }, { name: own, other })
  return text().generatedAlwaysAs(sql.raw(`coalesce(${found}, ${own})`))
}

function inScript(
  script: 'ar' | 'en',
  names: { name: string; other: string },
  values: { name: string; other: string },
): string {
  const is = script === 'ar' ? '~' : '!~'
  return `case when ${names.name} ${is} ${arabicLetter} then ${values.name} when ${names.other} ${is} ${arabicLetter} then ${values.other} end`
}

/** Beside `name`, as it was first written in either script: the same name in the other one, and each by its script. */
export const bothNames = () => ({
  otherName: text(),
  nameAr: nameWritten('ar', 'name', 'other_name'),
  nameEn: nameWritten('en', 'name', 'other_name'),
})

/** Beside `name_key`: the sort key of the other name, and the key by which a reader of each language finds the row. */
export const keysOfBothNames = () => ({
  otherNameKey: text(),
  nameKeyAr: ofNameWritten('ar', 'name_key', 'other_name_key'),
  nameKeyEn: ofNameWritten('en', 'name_key', 'other_name_key'),
})

/** The key by which readers of Arabic find names: Arabic ones before Latin ones. */
export function arabicFirst(key: AnyPgColumn | SQL): SQL {
  return sql`(case when ${key} collate "C" >= 'a' and ${key} collate "C" < chr(1424) then '1' else '0' end || ${key}) collate "C"`
}
