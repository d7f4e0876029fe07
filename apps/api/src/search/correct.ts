import { distance } from 'fastest-levenshtein'
import { sql } from 'drizzle-orm'
import { fold, lightStem, withoutArticle } from '@masar/text'
import type { Database } from '../db/client.ts'
import { courses, courseSearch, searchWords } from '../db/schema/index.ts'
import { arabiziPattern } from './arabizi.ts'
import { inOtherLayout } from './keyboard.ts'
import { isFiller, isListed, listedSpelling, listedWords } from './lexicon.ts'
import { searchQuery } from './query.ts'
import { detachedForms, inTitle, writtenWords } from './terms.ts'

/** How many slips a word may hold before it is another word: of three letters beside the article, each makes one. */
function slipsAllowed(typed: string): number {
  const { length } = withoutArticle(typed)
  return length < 4 ? 0 : length === 4 ? 1 : length <= 8 ? 2 : 3
}

/** The word with each pair of neighbours swapped: the commonest slip, and one that shares few trigrams with what was meant. */
export function swapped(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}

/** The likeliest word that was meant; undefined where all are too far. */
export const likeliest = (typed: string, candidates: readonly string[]): string | undefined =>
  nearest(typed, candidates)[0]

/** The words that may have been meant, the likeliest first. */
function nearest(typed: string, candidates: readonly string[], allowed = slipsAllowed(typed)): string[] {
  const slips = (word: string) =>
    swapped(typed).includes(word) ? 1 : distance(withoutArticle(typed), withoutArticle(word))
  const near = candidates
    .map(word => ({ word, slips: slips(word) }))
    .filter(candidate => candidate.slips <= allowed)
  return near.sort((a, b) => a.slips - b.slips).map(({ word }) => word)
}

/** Readings of Arabizi, which need not write every letter: jadawil is rather جداول than جدول, khatt rather خط than خطة. */
function byFit(typed: string, readings: string[]): string[] {
  const endsRight = (word: string) => Number(word.endsWith('ه') === /[aeh]$/.test(typed))
  return readings.toSorted((a, b) => endsRight(b) - endsRight(a) || b.length - a.length)
}

/** What was meant by words that find nothing. */
export interface Correction {
  /** To be searched for. */
  words: string
  /** For people to read, spelt as titles spell it; null where nothing that they typed was wrong. */
  shown: string | null
}

const maxWords = 8

/** Says what was meant by words that find nothing: attached letters, the other keyboard layout, typing errors, Arabizi. */
export class Corrector {
  readonly #db: Database
  readonly #near

  constructor(db: Database) {
    this.#db = db
    const word = sql.placeholder('word')
    this.#near = db
      .select({ word: searchWords.word })
      .from(searchWords)
      .where(
        sql`${searchWords.word} % ${word}::text or ${searchWords.word} % ${sql.placeholder('articled')}::text or ${searchWords.word} = any(${sql.placeholder('swapped')}::text[])`,
      )
      .orderBy(
        sql`greatest(similarity(${searchWords.word}, ${word}::text), similarity(${searchWords.word}, ${sql.placeholder('articled')}::text)) desc`,
      )
      .limit(20)
      .prepare('search_near')
  }

  /** @returns null where nothing was mistyped, or nothing near is known */
  async corrected(typed: string): Promise<Correction | null> {
    for (const reading of inOtherLayout(typed)) {
      const isWord = writtenWords(reading).some(({ parts }) => parts.some(part => part.length >= 3))
      if (isWord && (await this.#isKnown(reading))) return { words: reading, shown: reading }
    }
    const given = writtenWords(typed)
      .flatMap(({ parts }) => parts)
      .slice(0, maxWords)
    const meant: string[] = []
    for (const word of given) {
      const found = await this.#meantBy(word)
      if (found === undefined) return null
      meant.push(found)
    }
    if (meant.every((word, at) => word === given[at])) return null
    const isRespelt = meant.some((word, at) => !given[at]?.endsWith(word))
    return { words: meant.join(' '), shown: isRespelt ? await this.#asInTitles(meant) : null }
  }

  async #meantBy(word: string): Promise<string | undefined> {
    // Numbers stay: 2031 is no slip for 2030.
    if (/^\p{N}+$/u.test(word) || !/^[\p{L}\p{N}]+$/u.test(lightStem(word))) return word
    if (await this.#isKnown(word)) return word
    // Spelt rightly, and no course has it.
    if (isListed(word)) return undefined
    for (const rest of detachedForms(word, () => true)) if (await this.#isKnown(rest)) return rest
    const isArabizi = /[a-z]/.test(word) && /[2356789]/.test(word)
    const near = isArabizi
      ? []
      : await this.#near.execute({
          word,
          articled: /[\u0621-\u064A]/.test(word) ? `ال${withoutArticle(word)}` : word,
          swapped: `{${swapped(word).join(',')}}`,
        })
    const inTitles = likeliest(
      word,
      near.map(candidate => candidate.word),
    )
    if (inTitles !== undefined) return inTitles
    // Words of the table are in texts, where a second slip would find too much.
    const listed = isArabizi ? [] : nearest(word, listedWords, Math.min(1, slipsAllowed(word)))
    return (await this.#firstKnown(listed)) ?? (await this.#ofArabizi(word))
  }

  async #firstKnown(words: string[]): Promise<string | undefined> {
    for (const word of words) if (await this.#isKnown(word)) return word
    return undefined
  }

  async #isKnown(words: string): Promise<boolean> {
    const query = searchQuery(words)
    if (query === null) return false
    // Planned for these words; to look for one row alone, it would read the whole table for words that are nowhere.
    const { rows } = await this.#db.execute<{ is_known: boolean }>(sql`
      select count(*) > 0 as is_known from (select from ${courseSearch}
        where ${courseSearch.vector} @@ to_tsquery('simple', ${query.matches}) order by ${courseSearch.sold} desc limit 500) hits`)
    return rows[0]?.is_known === true
  }

  async #ofArabizi(word: string): Promise<string | undefined> {
    const pattern = arabiziPattern(word)
    if (pattern === null) return undefined
    const inTitles = await this.#db
      .select({ word: searchWords.word })
      .from(searchWords)
      .where(sql`${searchWords.word} ~ ${pattern}`)
      .orderBy(sql`length(${searchWords.word})`, searchWords.word)
      .limit(5)
    const found = inTitles.find(candidate => !isFiller(candidate.word))
    if (found !== undefined) return found.word
    const meant = new RegExp(pattern)
    return this.#firstKnown(
      byFit(
        word,
        listedWords.filter(candidate => meant.test(candidate)),
      ),
    )
  }

  /** Folded words with the hamzas and the ة that titles or the table write them with. */
  async #asInTitles(folded: string[]): Promise<string> {
    const shown: string[] = []
    for (const word of folded) shown.push((await this.#asInTitle(word)) ?? listedSpelling(word))
    return shown.join(' ')
  }

  async #asInTitle(word: string): Promise<string | undefined> {
    const [found] = await this.#db
      .select({ title: courses.title })
      .from(courseSearch)
      .innerJoin(courses, sql`${courses.id} = ${courseSearch.id}`)
      .where(sql`${courseSearch.vector} @@ to_tsquery('simple', ${`'${inTitle(word)}'`})`)
      .limit(1)
    const written = `${found?.title.ar ?? ''} ${found?.title.en ?? ''}`.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    return written.find(candidate => fold(candidate) === word)
  }
}
