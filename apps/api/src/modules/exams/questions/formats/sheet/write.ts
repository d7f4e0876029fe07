import { stringify } from 'csv-stringify/sync'
import { buffer } from 'node:stream/consumers'
import type { BilingualText } from '../../../../../db/schema/columns.ts'
import { tableFile } from '../../../../companies/files/table-file.ts'
import type { Cell } from '../../../../companies/files/table.ts'
import type { QuestionFacts } from '../../facts.ts'
import type { Language } from '../texts.ts'
import {
  columns,
  columnWords,
  fileKindWords,
  formatWords,
  kindWords,
  partWords,
  rightWord,
  settingWords,
  truthWords,
  waiverWords,
  type Column,
} from './words.ts'

type Row = Partial<Record<Column, Cell>>

/** A question’s row, and below it one for each of its parts. */
function rowsOf(question: QuestionFacts, language: Language): Row[] {
  const { key, kind, points, body, explanation } = question
  const setting =
    question.all_or_nothing === true ? 'all_or_nothing' : question.exact === true ? 'exact' : undefined
  const { tolerance, tolerance_percent: percent } = question
  return [
    {
      key,
      kind: kindWords[kind][language],
      points,
      ...textCells(body),
      ...noteCells(explanation),
      ...(kind === 'true_false' && {
        answer: truthWords[question.answer === true ? 'true' : 'false'][language],
      }),
      ...(kind === 'number' && { answer: Number(question.answer) }),
      ...(tolerance !== undefined && { tolerance }),
      ...(percent !== undefined && { tolerance: `${percent}%` }),
      ...(setting && { setting: settingWords[setting][language] }),
      ...essayCells(question, language),
      ...(question.waived && { waiver: waiverWords[question.waived][language] }),
      ...(question.lesson !== undefined && { lesson: question.lesson }),
    },
    ...partRows(question, language),
  ]
}

function essayCells({ essay }: QuestionFacts, language: Language): Row {
  if (essay === undefined) return {}
  const { format, files, words } = essay
  return {
    format: formatWords[format][language],
    ...(files && {
      files: files.most,
      file_kinds: files.kinds.map(kind => fileKindWords[kind][language]).join(' | '),
      file_size: files.megabytes,
    }),
    ...(words && { words: `${words.least ?? ''}…${words.most ?? ''}` }),
  }
}

function partRows(question: QuestionFacts, language: Language): Row[] {
  const { options = [], prompts = [], accepted = [], rubric = [], order } = question
  const kind = (part: keyof typeof partWords) => partWords[part][language]
  return [
    ...prompts.map(({ key, text, match }) => ({
      key,
      kind: kind('prompt'),
      ...textCells(text),
      answer: match,
    })),
    ...options.map(({ key, text, correct, feedback }) => ({
      key,
      kind: kind('option'),
      ...textCells(text),
      ...noteCells(feedback ?? {}),
      ...(correct === true && { answer: rightWord[language] }),
      ...(order && { answer: order.indexOf(key) + 1 }),
    })),
    ...accepted.map(answer => ({ kind: kind('accepted'), answer })),
    ...rubric.map(({ key, text, points }) => ({ key, kind: kind('criterion'), points, ...textCells(text) })),
  ]
}

const textCells = ({ ar, en }: BilingualText) => ({ text_ar: ar ?? null, text_en: en ?? null })
const noteCells = ({ ar, en }: BilingualText) => ({ note_ar: ar ?? null, note_en: en ?? null })

const wide: readonly Column[] = ['text_ar', 'text_en', 'note_ar', 'note_en']

/** Questions as a spreadsheet with its head in a language; without questions it is the template to begin from. */
export function writeXlsx(questions: readonly QuestionFacts[], language: Language): Promise<Buffer> {
  const rows = questions.flatMap(question => rowsOf(question, language))
  const table = {
    columns: columns.map(column => ({
      title: columnWords[column][language],
      kind: 'text' as const,
      width: wide.includes(column) ? 40 : 16,
    })),
    pages: pagesOf(rows.map(row => columns.map(column => row[column] ?? null))),
  }
  return buffer(tableFile(table, 'xlsx', language))
}

async function* pagesOf(rows: Cell[][]) {
  yield rows
}

/** What a spreadsheet would run, and what already looks as if it had been kept from that: all get the mark of text before them. */
const risky = /^[=+\-@\t\r＝＋－＠']/

/** Questions as CSV: UTF-8 with the mark by which spreadsheets recognise it. */
export function writeCsv(questions: readonly QuestionFacts[], language: Language): string {
  const safe = (cell: Cell | undefined) =>
    typeof cell === 'string' && risky.test(cell) ? `'${cell}` : (cell ?? '')
  const rows = questions.flatMap(question => rowsOf(question, language))
  return stringify(
    [
      columns.map(column => columnWords[column][language]),
      ...rows.map(row => columns.map(column => safe(row[column]))),
    ],
    { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )
}

/** A cell of CSV as it was before it was kept from being run. */
export function unguarded(cell: string): string {
  return /^'[=+\-@\t\r＝＋－＠']/.test(cell) ? cell.slice(1) : cell
}
