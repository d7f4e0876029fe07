import { stripBidi } from './marks.ts'

/** First code points of the digit rows people type besides ASCII: Arabic-Indic, Persian, fullwidth. */
const zeros = [0x0660, 0x06f0, 0xff10]
const foreignDigit = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g

/** Turns Arabic-Indic, Persian and fullwidth digits into ASCII ones and leaves all else as it is. */
export function foldDigits(text: string): string {
  return text.replace(foreignDigit, digit => {
    const code = digit.charCodeAt(0)
    const zero = zeros.find(start => code >= start && code < start + 10) ?? code
    return String(code - zero)
  })
}

const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/
/** Longer input is no number a person means; the limit also bounds the work. */
const maxLength = 64

/**
 * Reads a decimal as people write it in Arabic and English.
 *
 * `.` and `٫` are always the decimal mark, `٬` and a space between groups of three always group. `,` and `،` group where exactly
 * three digits follow (`1,234`), but not after a lone 0 (`0,125`); another one is the decimal mark (`1,5`). Where anything
 * groups, every group has three digits. Bidi marks are ignored; `−` and `-` make it negative.
 * @returns the number, or null when the text is none
 */
export function parseDecimal(text: string): number | null {
  if (text.length > maxLength) return null
  const ascii = stripBidi(foldDigits(text))
    .trim()
    .replace(/^[\u2212\u2012\u2013\uFE63\uFF0D]/, '-')
    .replace(/^[\uFF0B]/, '+')
    .replace(/\u060C/g, ',')
    .replace(/(?<=\d)[\u0020\u00A0\u202F](?=\d{3}(?!\d))/g, '\u066C')
  const decimal = withAsciiMarks(ascii)
  if (decimal === null || !plain.test(decimal)) return null
  const value = Number(decimal)
  return Number.isFinite(value) ? value : null
}

/** The same number with `.` as its only mark, or null when its marks contradict each other. */
function withAsciiMarks(text: string): string | null {
  const marked = text
    .replace(/\u066B/g, '.')
    .replace(/^([+-]?0),/, '$1.')
    .replace(/,(?=\d{3}(?!\d))/g, '\u066C')
    .replace(/,/g, '.')
  const [whole = '', rest, ...more] = marked.split('.')
  if (more.length > 0 || rest?.includes('\u066C')) return null
  if (whole.includes('\u066C') && !/^[+-]?\d+(?:\u066C\d{3})+$/.test(whole)) return null
  return whole.replace(/\u066C/g, '') + (rest === undefined ? '' : `.${rest}`)
}
