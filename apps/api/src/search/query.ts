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
  const stems = [...new Set(words(fold(typed)).map(lightStem))].filter(stem => /^[\p{L}\p{N}]+$/u.test(stem)).slice(0, maxWords)
  return stems.length === 0 ? null : stems.map(stem => `'${stem}':*`).join(' & ')
}

/**
 * How much of the catalogue a query's longest word can begin: one of one or two letters begins half of all words (`broad`), one of
 * three (`man`) still begins many (`short`), a longer one is a word of its own (`long`).
 */
export type Reach = 'broad' | 'short' | 'long'

/** The reach of a query of `prefixQuery`. */
export function reachOf(tsquery: string): Reach {
  const letters = Math.max(0, ...[...tsquery.matchAll(/'([^']+)'/g)].map(([, stem]) => [...stem ?? ''].length))
  return letters < 3 ? 'broad' : letters === 3 ? 'short' : 'long'
}
