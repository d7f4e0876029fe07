import { fold } from './fold.ts'

/** The words of a text, folded, in order, without punctuation. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

const articles = ['وبال', 'وكال', 'وفال', 'وال', 'ولل', 'بال', 'كال', 'فال', 'ال', 'لل']
/** Larkey's light10 suffixes after folding, where ة is already ه; the longest first. */
const suffixes = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']
/** Fewer letters than a root has are no stem: they would begin half of all words. */
const shortest = 3

/** A folded word without its article and what is written together with that; at least three letters are left. */
export function withoutArticle(word: string): string {
  const article = articles.find(prefix => word.startsWith(prefix) && word.length >= prefix.length + shortest)
  return article === undefined ? word : word.slice(article.length)
}

/**
 * A light stem of one folded word, equal for the forms a person means as one word: `البرمجة` and `برمجة`, `courses` and `course`. Arabic: light10
 * (Larkey, Ballesteros and Connell 2002), but with three letters left, one suffix taken, and و taken before an article alone: of most other
 * words it is a root letter (`واجهة`). English: plurals only.
 */
export function lightStem(word: string): string {
  return /[\u0621-\u064A]/.test(word) ? arabicStem(word) : englishStem(word)
}

function arabicStem(word: string): string {
  const bare = withoutArticle(word)
  const suffix = suffixes.find(ending => bare.endsWith(ending) && bare.length >= ending.length + shortest)
  return suffix === undefined ? bare : bare.slice(0, -suffix.length)
}

function englishStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  if (/(?:ss|sh|tch|nch|x|zz)es$/.test(word)) return word.slice(0, -2)
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/[^us]s$/.test(word)) return word.slice(0, -1)
  return word
}
