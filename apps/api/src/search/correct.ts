import { distance } from 'fastest-levenshtein'
import { sql } from 'drizzle-orm'
import { fold, lightStem, words } from '@masar/text'
import type { Database } from '../db/client.ts'
import { courseSearch, searchWords } from '../db/schema/index.ts'

/** How many slips a word of this length may hold before it is another word. */
function slipsAllowed(word: string): number {
  return word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3
}

/** The word with each pair of neighbours swapped: the commonest slip, and one that shares few trigrams with what was meant. */
export function swapped(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}

/** The likeliest word that was meant, of those that titles hold; undefined where all are too far. */
export function likeliest(typed: string, candidates: string[]): string | undefined {
  const slips = (word: string) => (swapped(typed).includes(word) ? 1 : distance(typed, word))
  const near = candidates
    .map(word => ({ word, slips: slips(word) }))
    .filter(candidate => candidate.slips <= slipsAllowed(typed))
  return near.sort((a, b) => a.slips - b.slips)[0]?.word
}

/** Puts typing errors right, against the words of the titles that there are. */
export class Corrector {
  readonly #look

  constructor(db: Database) {
    const word = sql.placeholder('word')
    const stemQuery = sql`to_tsquery('simple', ${sql.placeholder('stem')})`
    this.#look = db
      .select({
        isKnown: sql<boolean>`exists (select from ${courseSearch} where ${courseSearch.vector} @@ ${stemQuery})`,
        candidates: sql<
          string[] | null
        >`(select array_agg(near.word) from (select ${searchWords.word} from ${searchWords}
        where ${searchWords.word} % ${word}::text or ${searchWords.word} = any(${sql.placeholder('swapped')}::text[]) order by similarity(${searchWords.word}, ${word}::text) desc limit 20) near)`,
      })
      .from(sql`(select 1) once`)
      .prepare('search_correct')
  }

  /**
   * What was typed with its unknown words replaced by the likeliest known ones. Numbers stay: 2031 is no slip for 2030.
   * @returns null where nothing was mistyped, or nothing near is known
   */
  async corrected(typed: string): Promise<string | null> {
    const given = words(fold(typed)).slice(0, 8)
    let isChanged = false
    const result: string[] = []
    for (const word of given) {
      const stem = lightStem(word)
      if (/^\p{N}+$/u.test(word) || !/^[\p{L}\p{N}]+$/u.test(stem)) {
        result.push(word)
        continue
      }
      const [found] = await this.#look.execute({
        word,
        stem: `'${stem}':*`,
        swapped: `{${swapped(word).join(',')}}`,
      })
      const meant = found?.isKnown === true ? word : likeliest(word, found?.candidates ?? [])
      if (meant === undefined) return null
      if (meant !== word) isChanged = true
      result.push(meant)
    }
    return isChanged ? result.join(' ') : null
  }
}
