import type { BilingualText } from '../../../../../db/schema/columns.ts'
import type { EssayForm, QuestionKind } from '../../../../../db/schema/index.ts'
import { readCsv, readXlsx, UnreadableFileError } from '../../../../companies/files/read-sheet.ts'
import { isEssayForm, tidiedForm, usualFiles } from '../../essay-form.ts'
import { readNumber } from '../gift/read.ts'
import { longestLesson } from '../hints.ts'
import { Reading, type Draft, type ReadFile, type RejectionReason } from '../reading.ts'
import { cleanText } from '../texts.ts'
import {
  columnOf,
  fileKindOf,
  formatOf,
  isRight,
  kindOf,
  partOf,
  readTruth,
  settingOf,
  waiverOf,
  type Column,
  type Part,
} from './words.ts'
import { unguarded } from './write.ts'

interface Row {
  line: number
  cells: Partial<Record<Column, string>>
}
interface PartRow extends Row {
  part: Part
}

/** Questions of a spreadsheet’s first sheet. */
export async function readXlsxQuestions(bytes: Uint8Array): Promise<ReadFile> {
  return readRows(() => readXlsx(bytes))
}

export async function readCsvQuestions(bytes: Uint8Array): Promise<ReadFile> {
  return readRows(async () => readCsv(bytes).map(row => row.map(unguarded)))
}

async function readRows(read: () => Promise<string[][]>): Promise<ReadFile> {
  const reading = new Reading()
  let table: string[][]
  try {
    table = await read()
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    reading.refuse({ line: 1 }, { code: 'file_unreadable' })
    return reading
  }
  const rows = rowsOf(table)
  if (!rows) reading.refuse({ line: 1 }, { code: 'header_missing' })
  else new SheetReading(reading).read(rows)
  return reading
}

/** The rows below the head with anything in them; undefined where there is no head. */
function rowsOf(table: readonly (readonly string[])[]): Row[] | undefined {
  const at = table.findIndex(row => row.some(cell => cell.trim() !== ''))
  const head = (table[at] ?? []).map(columnOf)
  if (!head.includes('kind')) return undefined
  return table.slice(at + 1).flatMap((row, below) => {
    const cells: Row['cells'] = {}
    for (const [place, cell] of row.entries()) {
      const column = head[place]
      const text = cleanText(cell)
      if (column && text !== '') cells[column] ??= text
    }
    return Object.keys(cells).length > 0 ? [{ line: at + below + 2, cells }] : []
  })
}

class SheetReading {
  readonly #reading: Reading
  #open: { row: Row; kind: QuestionKind; parts: PartRow[] } | undefined

  constructor(reading: Reading) {
    this.#reading = reading
  }

  read(rows: readonly Row[]): void {
    for (const row of rows) {
      const named = row.cells.kind ?? ''
      const kind = kindOf(named)
      const part = partOf(named)
      // Below a row that was refused its parts say nothing more.
      if (part !== undefined) this.#open?.parts.push({ ...row, part })
      else {
        this.#close()
        if (kind !== undefined) this.#open = { row, kind, parts: [] }
        else this.#reading.refuse({ line: row.line }, { code: 'kind_unknown', kind: named }, row.cells.key)
      }
    }
    this.#close()
  }

  #close(): void {
    const open = this.#open
    this.#open = undefined
    if (!open) return
    const { row, kind, parts } = open
    const read = draftOf(row, kind, parts)
    if ('code' in read) this.#reading.refuse({ line: row.line }, read, row.cells.key)
    else this.#reading.take({ line: row.line }, read)
  }
}

function draftOf(row: Row, kind: QuestionKind, parts: readonly PartRow[]): Draft | RejectionReason {
  const { cells } = row
  const setting = cells.setting === undefined ? undefined : settingOf(cells.setting)
  if (cells.setting !== undefined && setting === undefined)
    return { code: 'part_unknown', text: cells.setting }
  const waived = cells.waiver === undefined ? undefined : waiverOf(cells.waiver)
  if (cells.waiver !== undefined && waived === undefined) return { code: 'part_unknown', text: cells.waiver }
  if ((cells.lesson?.length ?? 0) > longestLesson) return { code: 'lesson_too_long', most: longestLesson }
  const answers = answersOf(row, kind, parts)
  if ('code' in answers) return answers
  return {
    kind,
    ...(cells.key !== undefined && { key: cells.key }),
    points: cells.points === undefined ? 1 : (readNumber(cells.points) ?? 0),
    body: textOf(cells),
    explanation: noteOf(cells),
    ...(setting === 'all_or_nothing' && { all_or_nothing: true }),
    ...(setting === 'exact' && { exact: true }),
    ...(waived && { waived }),
    ...(cells.lesson !== undefined && { lesson: cells.lesson }),
    ...answers,
  }
}

function answersOf(
  row: Row,
  kind: QuestionKind,
  parts: readonly PartRow[],
): Partial<Draft> | RejectionReason {
  const of = (part: Part) => parts.filter(one => one.part === part)
  const { answer } = row.cells
  switch (kind) {
    case 'single_choice':
    case 'multiple_choice':
      return choicesOf(of('option'))
    case 'true_false': {
      const truth = readTruth(answer ?? '')
      return truth === undefined ? { code: 'no_answer' } : { answer: truth }
    }
    case 'number':
      return numberOf(answer, row.cells.tolerance)
    case 'short_text':
      return { accepted: of('accepted').map(({ cells }) => cells.answer ?? '') }
    case 'ordering':
      return orderOf(of('option'))
    case 'matching':
      return matchesOf(of('prompt'), of('option'))
    case 'essay':
      return essayOf(row.cells, of('criterion'))
  }
}

function choicesOf(rows: readonly PartRow[]): Partial<Draft> | RejectionReason {
  const strange = rows.find(({ cells }) => isRight(cells.answer ?? '') === undefined)
  if (strange) return { code: 'part_unknown', text: strange.cells.answer ?? '' }
  return {
    options: rows.map(({ cells }) => {
      const feedback = noteOf(cells)
      return {
        ...(cells.key !== undefined && { key: cells.key }),
        text: textOf(cells),
        ...(isRight(cells.answer ?? '') === true && { correct: true }),
        ...(Object.keys(feedback).length > 0 && { feedback }),
      }
    }),
  }
}

function orderOf(rows: readonly PartRow[]): Partial<Draft> | RejectionReason {
  const places = rows.map(({ cells }) => readNumber(cells.answer ?? ''))
  if (places.toSorted((a, b) => (a ?? 0) - (b ?? 0)).some((place, at) => place !== at + 1))
    return { code: 'order_incomplete' }
  const inOrder = rows.toSorted(
    (a, b) => (readNumber(a.cells.answer ?? '') ?? 0) - (readNumber(b.cells.answer ?? '') ?? 0),
  )
  if (rows.some(({ cells }) => cells.key === undefined))
    return { sequence: inOrder.map(({ cells }) => textOf(cells)) }
  return {
    options: rows.map(({ cells }) => ({ key: cells.key ?? '', text: textOf(cells) })),
    order: inOrder.map(({ cells }) => cells.key ?? ''),
  }
}

/** Each prompt names the key of the option that belongs to it. */
function matchesOf(
  prompts: readonly PartRow[],
  options: readonly PartRow[],
): Partial<Draft> | RejectionReason {
  return {
    prompts: prompts.map(({ cells }, at) => ({
      key: cells.key ?? `p${at + 1}`,
      text: textOf(cells),
      match: cells.answer ?? '',
    })),
    options: options.map(({ cells }) => ({
      ...(cells.key !== undefined && { key: cells.key }),
      text: textOf(cells),
    })),
  }
}

function essayOf(cells: Row['cells'], criteria: readonly PartRow[]): Partial<Draft> | RejectionReason {
  const form = formIn(cells)
  if ('code' in form) return form
  const essay = tidiedForm(form)
  return { ...rubricOf(criteria), ...(essay && { essay }) }
}

/** What the cells of an essay say of its answer; what they leave out is as usual. */
function formIn(cells: Row['cells']): EssayForm | RejectionReason {
  const { format = 'text', files, file_kinds: kinds, file_size: size, words = '' } = cells
  const known = formatOf(format)
  if (known === undefined) return { code: 'part_unknown', text: format }
  const named = kinds?.split(/[|,،]/).map(word => [word, fileKindOf(word)] as const) ?? []
  const strange = named.find(([, kind]) => kind === undefined)
  if (strange) return { code: 'part_unknown', text: strange[0] }
  const hasFiles = known === 'files' || files !== undefined || kinds !== undefined
  const [most, megabytes] = [numberIn(files, usualFiles.most), numberIn(size, usualFiles.megabytes)]
  const found = named.flatMap(([, kind]) => kind ?? [])
  // One number alone is the most.
  const [least, longest] = (/…|\.\.|[-–]/.test(words) ? words.split(/[….–-]+/) : ['', words]).map(count =>
    readNumber(count ?? ''),
  )
  const form = {
    format: known,
    ...(hasFiles && {
      files: { kinds: found.length > 0 ? found : usualFiles.kinds, most, megabytes },
    }),
    words: {
      ...(least != null && { least }),
      ...(longest != null && { most: longest }),
    },
  }
  return isEssayForm(form) ? form : { code: 'essay_form', at: 'files' }
}

const numberIn = (cell: string | undefined, usual: number) =>
  cell === undefined ? usual : (readNumber(cell) ?? 0)

function rubricOf(rows: readonly PartRow[]): Partial<Draft> {
  if (rows.length === 0) return {}
  return {
    rubric: rows.map(({ cells }, at) => ({
      key: cells.key ?? `c${at + 1}`,
      text: textOf(cells),
      points: readNumber(cells.points ?? '') ?? 0,
    })),
  }
}

function numberOf(answer: string | undefined, tolerance = '0'): Partial<Draft> | RejectionReason {
  const value = readNumber(answer ?? '')
  const isPercent = /[%٪]$/.test(tolerance)
  const margin = readNumber(tolerance.replace(/[%٪]$/, ''))
  if (value === null) return { code: 'number_unread', text: answer ?? '' }
  if (margin === null) return { code: 'number_unread', text: tolerance }
  if (isPercent) return { answer: value, tolerance_percent: margin }
  return { answer: value, ...(margin !== 0 && { tolerance: margin }) }
}

const textOf = ({ text_ar: ar, text_en: en }: Row['cells']): BilingualText => ({
  ...(ar !== undefined && { ar }),
  ...(en !== undefined && { en }),
})
const noteOf = ({ note_ar: ar, note_en: en }: Row['cells']): BilingualText => ({
  ...(ar !== undefined && { ar }),
  ...(en !== undefined && { en }),
})
