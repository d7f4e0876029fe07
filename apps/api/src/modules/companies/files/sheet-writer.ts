import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from 'fflate'
import type { Cell as SheetCell } from 'write-excel-file/node'
import type { Locale } from '../../../locale.ts'
import { xmlText } from '../../../xml.ts'
import type { Cell, CellKind, TableColumn } from './table.ts'

const sheetPath = 'xl/worksheets/sheet1.xml'
/** Its serial numbers count days from here. */
const firstDay = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000
const isDay = /^\d{4}-\d\d-\d\d$/

// What spreadsheets read as a character by its number (`_x0041_` is A) is kept as it was typed by escaping its underscore.
const numbered = /_(?=x[0-9a-f]{4}_)/gi

const head = (title: string): SheetCell => ({ value: title, type: String, fontWeight: 'bold', wrap: true })
/** One of each kind, from which the styles of all others are taken. */
const samples: Record<CellKind, SheetCell> = {
  text: { value: 'x', type: String },
  number: { value: 1, type: Number },
  date: { value: new Date(firstDay + dayMs), type: Date, format: 'yyyy-mm-dd' },
}

/**
 * Writes a spreadsheet row by row. The library writes all of a file but its rows: a sheet with the head and a row of samples, whose place the rows
 * take, in the samples' styles; it would hold every cell of a table as an object.
 */
export class SheetWriter {
  readonly #ready: Uint8Array[] = []
  readonly #sheet = new ZipDeflate(sheetPath)
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error
    this.#ready.push(chunk)
  })
  readonly #kinds: readonly CellKind[]
  readonly #letters: readonly string[]
  /** By column: the attribute of its cells' style, or nothing. */
  readonly #styles: readonly string[]
  readonly #after: string
  #row = 1

  private constructor(columns: readonly TableColumn[], files: Record<string, Uint8Array>) {
    this.#kinds = columns.map(({ kind }) => kind)
    this.#letters = columns.map((_, at) => lettersOf(at))
    const { [sheetPath]: sheet, ...others } = files
    const [before = '', row = '', after = ''] = parted(strFromU8(sheet ?? new Uint8Array()))
    this.#styles = this.#letters.map(letters => new RegExp(`r="${letters}2"( s="\\d+")`).exec(row)?.[1] ?? '')
    this.#after = after
    for (const [path, bytes] of Object.entries(others)) {
      const file = new ZipDeflate(path)
      this.#zip.add(file)
      file.push(bytes, true)
    }
    this.#zip.add(this.#sheet)
    this.#sheet.push(strToU8(before))
  }

  static async begin(columns: readonly TableColumn[], locale: Locale): Promise<SheetWriter> {
    const template = [columns.map(({ title }) => head(title)), columns.map(({ kind }) => samples[kind])]
    const { default: writeXlsxFile } = await import('write-excel-file/node')
    const file = await writeXlsxFile(template, {
      rightToLeft: locale === 'ar',
      stickyRowsCount: 1,
      columns: columns.map(({ width }) => (width === undefined ? {} : { width })),
    }).toBuffer()
    return new SheetWriter(columns, unzipSync(file))
  }

  add(rows: readonly (readonly Cell[])[]): void {
    this.#sheet.push(strToU8(rows.map(row => this.#rowXml(row)).join('')))
  }

  end(): void {
    this.#sheet.push(strToU8(this.#after), true)
    this.#zip.end()
  }

  /** What was written since it was asked last. */
  taken(): Uint8Array[] {
    return this.#ready.splice(0)
  }

  #rowXml(row: readonly Cell[]): string {
    this.#row += 1
    return `<row r="${this.#row}">${row.map((cell, at) => this.#cellXml(cell, at)).join('')}</row>`
  }

  #cellXml(cell: Cell, at: number): string {
    if (cell === null || cell === '') return ''
    const place = `r="${this.#letters[at]}${this.#row}"${this.#styles[at]}`
    if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`
    if (this.#kinds[at] === 'date' && isDay.test(cell))
      return `<c ${place}><v>${(Date.parse(`${cell}T00:00:00Z`) - firstDay) / dayMs}</v></c>`
    // Typed as text, whatever it begins with: nothing of it is run.
    const text = xmlText(cell.replace(numbered, '_x005F_'))
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
  }
}

/** A sheet before its row of samples, that row, and what comes after it. */
function parted(sheet: string): [string, string, string] {
  const from = sheet.indexOf('<row r="2">')
  const until = sheet.indexOf('</sheetData>')
  if (from < 0 || until < from) throw new Error('The library writes sheets otherwise than was known.')
  return [sheet.slice(0, from), sheet.slice(from, until), sheet.slice(until)]
}

/** A column by its letters: A to Z, then AA. @param at from 0 */
function lettersOf(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? last : lettersOf(Math.floor(at / 26) - 1) + last
}
