import { sql, type SQL } from 'drizzle-orm'

/** Letters of one sign each that have no decomposition, as `fold` of `@masar/text` writes them; both cases, for the locale of a database may know none. */
const letters = {
  from: 'ٱىة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øØłŁđĐðÐı',
  to: 'ايه01234567890123456789oollddddi',
}
/** Marks of either script, the decomposed hamza among them, tatweel, and what is invisible. */
const unread =
  '[\\u0300-\\u036F\\u064B-\\u0655\\u0670\\u0640\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]'

/**
 * A text folded for search within the database, where a column is generated from another; what is looked for in it is folded by `fold`. For
 * names: of letters that become two (ß, æ) it knows none.
 */
export function foldedInSql(text: SQL): SQL {
  const plain = sql.raw(`'${unread}', '', 'g'`)
  const mapped = sql.raw(`'${letters.from}', '${letters.to}'`)
  return sql`btrim(regexp_replace(normalize(lower(translate(regexp_replace(normalize(${text}, NFKD), ${plain}), ${mapped})), NFC), '\\s+', ' ', 'g'))`
}

/** By what a company is looked for. */
export const companyWords = sql`coalesce(legal_name ->> 'ar', '') || ' ' || coalesce(legal_name ->> 'en', '') || ' ' || registration_number`
