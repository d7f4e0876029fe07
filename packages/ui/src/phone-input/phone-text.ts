import { foldDigits, stripBidi } from '@masar/text'

/** What libphonenumber reads at most; the field holds no more. */
export const maxTextLength = 250

const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g
const unrestricted = /[^0-9()+\-\s]/g

/**
 * A phone number's text as the field holds it: ASCII digits for Arabic-Indic, Persian and fullwidth ones, no bidi marks or
 * unseen characters, plain spaces, at most 250 characters.
 * @param isRestricted leaves only digits, spaces, parentheses, plus and minus, after the folding
 */
export function cleanPhoneText(text: string, isRestricted = false): string {
  const plain = stripBidi(foldDigits(text))
    .replace(unseen, '')
    .replace(/\uFF0B/g, '+')
    .replace(/[\u2010-\u2015\u2212\uFF0D]/g, '-')
    .replace(/\s/g, ' ')
  return (isRestricted ? plain.replace(unrestricted, '') : plain).trimStart().slice(0, maxTextLength)
}

/** The digits after a leading plus, or after the 00 that most countries dial for it; null in a national number. */
export function internationalDigits(text: string): string | null {
  const found = /^\s*(?:\(?\+|00(?=[1-9]))(.*)$/.exec(text)
  return found ? found[1]!.replace(/\D/g, '') : null
}
