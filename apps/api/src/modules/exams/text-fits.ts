import { fold } from '@masar/text'

/** Stand for the stars of a pattern while it is folded; private use, so nothing folds to them. */
const [anyRun, star] = ['\uE001', '\uE000']
const signs = /[.,;:!?،؛؟"'«»()[\]…\-–]/
const sign = new RegExp(`(?<!\\d)${signs.source}|${signs.source}(?!\\d)`, 'g')

/**
 * Whether an accepted text fits what was typed, both folded as exams.md settles it. `*` in the accepted one stands for any run of
 * characters, also none; `\*` is a star.
 * @param isExact the spelling counts: only spaces are evened out
 */
export function textFits(accepted: string, given: string, isExact = false): boolean {
  const even = isExact ? evened : foldedAnswer
  const text = even(given)
  const pattern = even(accepted.replace(/\\\*|\*/g, found => (found === '*' ? anyRun : star))).replaceAll(
    star,
    '*',
  )
  const [first = '', ...rest] = pattern.split(anyRun)
  if (pattern.replaceAll(anyRun, '') === '') return false // nothing of it is left, or all of it is any run
  const last = rest.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false
  let from = first.length
  for (const part of rest) {
    const at = text.indexOf(part, from)
    if (at < 0 || at + part.length > text.length - last.length) return false
    from = at + part.length
  }
  return true
}

/** Folded like search, with Persian ی and ک as ي and ك, and without punctuation but between digits; other signs stay. */
export function foldedAnswer(text: string): string {
  return evened(fold(text).replace(/ی/g, 'ي').replace(/ک/g, 'ك').replace(sign, ''))
}

function evened(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
