import { fold } from './fold.ts'

/** The words of a text, folded, in order, without punctuation. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

const articles = ['ال', 'بال', 'كال', 'فال', 'لل']
/** Larkey's light10 suffixes after folding, where ة is already ه. */
const suffixes = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']

/**
 * A light stem of one folded word, equal for the forms a person means as one word: `البرمجة` and `برمجة`,
 * `courses` and `course`. Arabic: light10 (Larkey, Ballesteros and Connell 2002); English: plurals only.
 */
export function lightStem(word: string): string {
  return /[\u0621-\u064A]/.test(word) ? arabicStem(word) : englishStem(word)
}

function arabicStem(word: string): string {
  let stem = word.startsWith('و') && word.length >= 4 ? word.slice(1) : word
  const article = articles.find(prefix => stem.startsWith(prefix) && stem.length >= prefix.length + 2)
  if (article !== undefined) stem = stem.slice(article.length)
  for (const suffix of suffixes) {
    if (stem.endsWith(suffix) && stem.length >= suffix.length + 2) stem = stem.slice(0, -suffix.length)
  }
  return stem
}

function englishStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  if (/(?:ss|sh|tch|nch|x|zz)es$/.test(word)) return word.slice(0, -2)
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/[^us]s$/.test(word)) return word.slice(0, -1)
  return word
}
