import { formatNumber, readingOfWord } from '@masar/text'
import { pick, sentence, tagOf, type Locale, type Reader } from '../../../locale.ts'
import { escapeHtml } from '../../../escape-html.ts'
import { readableMoment, readableMoney } from '../../../readable.ts'
import type { OwnData } from './export.ts'
import { accountColumns, label, parts, type Column } from './page-parts.ts'
import type { Row } from './rows.ts'

const title = /*i18n*/ { id: 'data.title', message: 'Your data at Masar' }
const intro = /*i18n*/ {
  id: 'data.intro',
  message: 'As of {date}. The JSON file has every detail, for other programs to read.',
}
const account = /*i18n*/ { id: 'data.part.account', message: 'Account' }
const attempts = /*i18n*/ { id: 'data.part.attempts', message: 'Exam attempts' }

const sheet = `
  :root { color-scheme: light dark; font: 16px/1.7 'Readex Pro', 'Segoe UI', Tahoma, 'Noto Sans Arabic', Arial, sans-serif }
  body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem }
  table { border-collapse: collapse; inline-size: 100% }
  th, td { border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: 0.35rem 0.6rem; text-align: start; vertical-align: top; min-inline-size: 7rem; overflow-wrap: break-word }
  section { overflow-x: auto }
  img { inline-size: 6rem; border-radius: 50% }`

/** The page is written as its person reads days and numbers. */
export function readerOf({ account: { calendar, digits } }: OwnData, locale: Locale): Reader {
  return { locale, ...readingOfWord(`${String(calendar)}.${String(digits)}`) }
}

/** A person's data as one page to read, in their language, that needs nothing beside it. Parts without rows are left out. */
export function pageOf(data: OwnData, reader: Reader): string {
  const date = readableMoment(new Date(data.exported_at), reader)
  const body = [
    `<h1>${escapeHtml(sentence(reader, title))}</h1>`,
    `<p>${escapeHtml(sentence(reader, intro, { date }))}</p>`,
    part(
      sentence(reader, account),
      `${pictureOf(data)}<table>${accountColumns
        .map(column => `<tr><th>${heading(column, reader)}</th>${cell(data.account, column, reader)}</tr>`)
        .join('')}</table>`,
    ),
    ...parts.map(({ key, title: name, columns }) => {
      const rows = rowsAt(data, key)
      return rows.length === 0 ? '' : part(sentence(reader, name), table(rows, columns, reader))
    }),
    attemptsOf(data, reader),
  ]
  return `<!doctype html><html lang="${reader.locale}" dir="${reader.locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(sentence(reader, title))}</title><style>${sheet}</style></head><body>${body.join('\n')}</body></html>`
}

function part(name: string, content: string): string {
  return `<section><h2>${escapeHtml(name)}</h2>${content}</section>`
}

function table(rows: Row[], columns: readonly Column[], reader: Reader): string {
  const head = columns.map(column => `<th>${heading(column, reader)}</th>`).join('')
  const body = rows.map(row => `<tr>${columns.map(column => cell(row, column, reader)).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

const answerColumns: readonly Column[] = [
  ['question', label.question],
  ['answer', label.answer],
  ['made_at', label.date],
]

/** Each attempt below its exam's title, with the words that were chosen or written. */
function attemptsOf(data: OwnData, reader: Reader): string {
  const taken = rowsAt(data, 'exam_attempts').map(attempt => {
    const answers = (attempt['answers'] as Row[]).map(answer => ({
      ...answer,
      answer: answerOf(answer, reader),
    }))
    const name = `${text(attempt['exam_title'], reader)} · ${text(attempt['started_at'], reader)}`
    return `<h3>${escapeHtml(name)}</h3>${table(answers, answerColumns, reader)}`
  })
  return taken.length === 0 ? '' : part(sentence(reader, attempts), taken.join(''))
}

function answerOf({ chosen, value }: Row, reader: Reader): string {
  const words = (chosen as unknown[]).map(option => text(option, reader))
  if (words.length > 0) return words.join(reader.locale === 'ar' ? '، ' : ', ')
  const { text: written, truth } = (value ?? {}) as { text?: string; truth?: boolean }
  return written ?? (truth === undefined ? '' : truth ? '✓' : '✗')
}

function rowsAt(data: OwnData, key: string): Row[] {
  const [first = '', second] = key.split('.')
  const found = second === undefined ? data[first] : (data[first] as Row | null)?.[second]
  return (found ?? []) as Row[]
}

function pictureOf({ picture }: OwnData): string {
  return picture === null
    ? ''
    : `<p><img alt="" src="data:${String(picture['content_type'])};base64,${String(picture['base64'])}"></p>`
}

function heading([, name]: Column, reader: Reader): string {
  return escapeHtml(sentence(reader, name))
}

/** What a person wrote has its own direction. */
function cell(row: Row, [key, , kind]: Column, reader: Reader): string {
  const value = row[key]
  const written =
    typeof value !== 'number'
      ? text(value, reader)
      : kind === 'percent'
        ? formatNumber(tagOf(reader), value / 100, { style: 'percent' })
        : kind === 'money'
          ? money(value, row['currency'], reader)
          : formatNumber(tagOf(reader), value, { useGrouping: false })
  return `<td dir="auto">${escapeHtml(written)}</td>`
}

/** A value as people read it: times in the site's zone, a text in the reader's language. */
function text(value: unknown, reader: Reader): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return readableMoment(value, reader)
  return typeof value === 'object' ? pick(value, reader.locale) : String(value)
}

function money(minorUnits: number, currency: unknown, reader: Reader): string {
  return readableMoney(minorUnits, reader, typeof currency === 'string' ? currency : undefined)
}
