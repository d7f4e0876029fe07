import { fold, graphemeLength, stripBidi } from '@masar/text'
import type { FieldError } from '../../../errors.ts'

/** Zero-width characters, control characters, tags and other format characters; ZWNJ and ZWJ stay, since names need them. */
const invisible = /[\p{Cc}\u200B\u2060-\u2065\uFEFF\u00AD\u180E\u{E0000}-\u{E007F}]/gu
/** More marks on one letter than any script has. */
const piledMarks = /\p{M}{5,}/u
/** Latin letters that Cyrillic and Greek ones pass for. */
const lookAlikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  м: 'm',
  т: 't',
  н: 'h',
  к: 'k',
  в: 'b',
  ɑ: 'a',
  α: 'a',
  ο: 'o',
  ι: 'i',
  ν: 'v',
  0: 'o',
  1: 'i',
  '!': 'i',
  '@': 'a',
  $: 's',
  3: 'e',
}
const reserved = new Set([
  'admin',
  'administrator',
  'root',
  'system',
  'support',
  'moderator',
  'masar',
  'masarteam',
  'masarsupport',
  'مسار',
  'ادمن',
  'المدير',
  'مديرالنظام',
  'الدعمالفني',
  'الاداره',
  'فريقمسار',
  'دعممسار',
])

/** A typed line of text as it is kept: NFC, one space between words, without bidi controls and what cannot be seen. */
export function cleanLine(text: string): string {
  // Line breaks and tabs first: they are control characters, and part words.
  return stripBidi(text.normalize('NFC').replace(/[\t-\r\u0085\u2028\u2029]/g, ' '))
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether a letter bears more marks than any script gives it, or the text has a piece of markup or a web address. */
export function isNoPlainText(text: string): boolean {
  return piledMarks.test(text) || /[<>]|:\/\//.test(text)
}

/**
 * Makes a typed name storable: NFC, one space between words, without bidi controls and what cannot be seen.
 * @returns the name, or what is wrong with it; its length is counted as people see it
 */
export function cleanName(text: string, longest = 100): { name: string } | { error: FieldError } {
  const name = cleanLine(text)
  const length = graphemeLength(name)
  if (length === 0) return { error: { code: 'required' } }
  if (length < 2) return { error: { code: 'too_short', limit: 2 } }
  if (length > longest) return { error: { code: 'too_long', limit: longest } }
  if (!/\p{L}/u.test(name) || isNoPlainText(name)) return { error: { code: 'name' } }
  const skeleton = [...fold(name)]
    .map(letter => lookAlikes[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}]/gu, '')
  return reserved.has(skeleton) ? { error: { code: 'name_reserved' } } : { name }
}
