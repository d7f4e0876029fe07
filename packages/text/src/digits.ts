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
 * `٫` is always the decimal mark and `٬` always groups. `,` and `.` are read by their places: the later of two kinds
 * is the decimal mark; a kind that repeats groups; a lone comma groups when exactly three digits follow a number that
 * does not start with 0 (`1,234`), else it is a decimal comma (`1,5`). A lone dot is the decimal mark.
 * Groups must have three digits. Bidi marks are ignored; `−` and `-` make it negative.
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
  const mark = decimalMark(text)
  const at = mark === null ? -1 : text.lastIndexOf(mark)
  const whole = at < 0 ? text : text.slice(0, at)
  const rest = at < 0 ? '' : `.${text.slice(at + 1)}`
  if (/[^\d.]/.test(rest)) return null
  if (!/[,.\u066C\u066B]/.test(whole)) return whole + rest
  const grouped = /^([+-]?\d{1,3})(?:([,.\u066C])\d{3})(?:\2\d{3})*$/
  return grouped.test(whole) ? whole.replace(/[,.\u066C]/g, '') + rest : null
}

function decimalMark(text: string): string | null {
  if (text.includes('\u066B')) return '\u066B'
  const commas = text.split(',').length - 1
  const dots = text.split('.').length - 1
  if (commas > 0 && dots > 0) return text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.'
  if (text.includes('\u066C')) return dots === 1 ? '.' : commas === 1 ? ',' : null
  if (dots === 1) return '.'
  if (commas !== 1) return null
  return /^[+-]?[1-9]\d{0,2},\d{3}$/.test(text) ? null : ','
}
