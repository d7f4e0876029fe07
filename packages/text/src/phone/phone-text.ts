import { foldDigits } from '../digits.ts'
import { stripBidi } from '../marks.ts'

/** What libphonenumber reads at most; a field holds no more. */
const maxPhoneLength = 250

const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g
const unrestricted = /[^0-9()+\-\s]/g

/**
 * A phone number's text as a field holds it: ASCII digits for Arabic-Indic, Persian and fullwidth ones, no bidi marks or
 * unseen characters, plain spaces, at most 250 characters.
 * @param isRestricted leaves only digits, spaces, parentheses, plus and minus, after the folding
 */
export function cleanPhoneText(text: string, isRestricted = false): string {
  const plain = stripBidi(foldDigits(text))
    .replace(unseen, '')
    .replace(/\uFF0B/g, '+')
    .replace(/[\u2010-\u2015\u2212\uFF0D]/g, '-')
    .replace(/\s/g, ' ')
  return (isRestricted ? plain.replace(unrestricted, '') : plain).trimStart().slice(0, maxPhoneLength)
}

/** Whether a number is written with its calling code behind a plus. */
export function hasPlus(text: string): boolean {
  return /^[^\d+]*\+/.test(text)
}

/** The digits after a leading plus; null without one. */
export function internationalDigits(text: string): string | null {
  return hasPlus(text) ? text.replace(/\D/g, '') : null
}

/**
 * A number that begins with an exit code, with a plus in its place, whatever stands between the digits: `(00) 971-50…` is `+971-50…`.
 * @param exitCode matches the exit code where the digits of the text begin with one
 * @returns null when there is no exit code, nothing after it, or a 0, with which no calling code begins
 */
export function withPlus(text: string, exitCode: RegExp): string | null {
  const digits = text.replace(/\D/g, '')
  const found = exitCode.exec(digits)
  if (!found || !/[1-9]/.test(digits[found[0].length] ?? '')) return null
  const calling = [...text.matchAll(/\d/g)][found[0].length]!
  return `+${text.slice(calling.index)}`
}

const phoneContext = /;phone-context=([^;]*)/i

/**
 * A local number of a `tel:` address with the calling code that its context names: `tel:501234567;phone-context=+971`. libphonenumber
 * reads those right only every other time, by a pattern that remembers where it last stopped.
 */
export function withContext(text: string): string {
  const [parameter, context = ''] = phoneContext.exec(text) ?? []
  if (parameter === undefined) return text
  const local = text.replace(parameter, '').replace(/^\s*tel:/i, '')
  return hasPlus(context) && !hasPlus(local) ? `${context}${local}` : local
}

const otherExtension = /(?:(?:ال)?(?:تحويل[ةه]|داخلي)|(?<![a-z])ex)[\s.:]*(?=\d{1,20}\s*$)/i

/** Extensions that libphonenumber does not know, written as one that it does: `تحويلة 12`, `داخلي 12`, `ex 12`. */
export function withKnownExtension(text: string): string {
  return text.replace(otherExtension, ' ext. ')
}
