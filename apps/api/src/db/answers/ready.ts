import type { Locale } from '../../locale.ts'

/**
 * SQL for a course's card in a language, as JSON text: the stored one, or one built in the statement where that is of an older version.
 * Whatever sends a card reads it by this.
 * @param course the alias of `courses` in the statement
 */
export const readyCard = (course: string, locale: Locale) =>
  `ready_card(${course}.id, ${course}.card_version, ${course}.card_${locale}, '${locale}')`

/** The same for its outline: sections with their lessons, and the exam. */
export const readyOutline = (course: string, locale: Locale) =>
  `ready_outline(${course}.id, ${course}.outline_version, ${course}.outline_${locale}, '${locale}')`
