import { fold } from '@masar/text'
import { isFiller } from './lexicon.ts'
import { inTitle, termsOf, writtenWords, type Term } from './terms.ts'

const maxWords = 8

/** «Electronic mail» is mail, whose other names the table knows. */
const electronicMail = /(بريد\p{L}{0,8}) (?:ال)?الكتروني(?!\p{L})/gu

/** What a person typed, as tsqueries of the configuration `simple`, which splits words of letters and digits no further. */
export interface SearchQuery {
  /** What is found: each word by any of its terms. */
  matches: string
  /** The same, in titles alone. */
  inTitle: string
  /** The words as they were typed, in titles alone. */
  exact: string
  /** The same, anywhere. */
  whole: string
  /** No word has three letters: such words begin half of all words. */
  isBroad: boolean
}

/** @returns null where nothing searchable was typed */
export function searchQuery(typed: string): SearchQuery | null {
  const all = writtenWords(fold(typed).replace(electronicMail, '$1')).filter(({ parts }) =>
    parts.every(part => /^[\p{L}\p{N}]+$/u.test(part)),
  )
  const telling = all.filter(({ parts }) => !parts.every(isFiller))
  const words = (telling.length > 0 ? telling : all).slice(0, maxWords)
  if (words.length === 0) return null
  const query = (written: (term: string) => string) =>
    words
      .map(({ parts, joined }) => {
        const together = parts.map(part => anyOf(termsOf(part), written)).join(' & ')
        return joined === undefined ? together : `(${together} | ${anyOf(termsOf(joined), written)})`
      })
      .join(' & ')
  const parts = words.flatMap(word => word.parts)
  return {
    matches: query(term => term),
    inTitle: query(inTitle),
    exact: parts.map(part => `'${inTitle(part)}'`).join(' & '),
    whole: parts.map(part => `'${part}'`).join(' & '),
    isBroad: parts.every(part => part.length < 3),
  }
}

function anyOf(terms: Term[], written: (term: string) => string): string {
  const options = terms.map(({ text, isPrefix }) => `'${written(text)}'${isPrefix ? ':*' : ''}`)
  return options.length === 1 ? (options[0] ?? '') : `(${options.join(' | ')})`
}
