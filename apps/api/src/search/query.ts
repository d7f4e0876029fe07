import { fold, lightStem, words } from '@masar/text'

/** The stems of a text, as one line for `to_tsvector('simple', …)`. */
export function stemsOf(text: string): string {
  return words(fold(text)).map(lightStem).join(' ')
}

const maxWords = 8

/**
 * What a person typed, as a tsquery in which every word is a prefix; null where nothing searchable was typed.
 * The `simple` configuration splits no further, since words are letters and digits only.
 */
export function prefixQuery(typed: string): string | null {
  const stems = [...new Set(words(fold(typed)).map(lightStem))]
    .filter(stem => /^[\p{L}\p{N}]+$/u.test(stem))
    .slice(0, maxWords)
  return stems.length === 0 ? null : stems.map(stem => `'${stem}':*`).join(' & ')
}

/** Whether a query of `prefixQuery` has no word of three letters or more. */
export function isBroadQuery(tsquery: string): boolean {
  return !/'[^']{3,}'/.test(tsquery)
}
