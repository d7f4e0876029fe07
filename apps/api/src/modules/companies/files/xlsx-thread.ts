import { parentPort } from 'node:worker_threads'
import writeXlsxFile, { type Cell as SheetCell, type SheetData } from 'write-excel-file/node'
import type { Locale } from '../../../locale.ts'
import type { Cell, TableColumn } from './table.ts'
import type { XlsxAnswer, XlsxMessage } from './xlsx.ts'

// Characters that no XML may hold.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

// What spreadsheets read as a character by its number (`_x0041_` is A) is kept as it was typed by escaping its underscore.
// U+FFFD, which XML may hold and the writer leaves out, is written by its number.
const numbered = /_(?=x[0-9a-f]{4}_)/gi

let columns: readonly TableColumn[] = []
let locale: Locale = 'ar'
const data: SheetData = []

parentPort?.on('message', (message: XlsxMessage) => {
  if (message === 'end') {
    void write().then(answer => parentPort?.postMessage(answer))
  } else if ('columns' in message) {
    ;({ columns, locale } = message)
    data.push(columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold', wrap: true })))
  } else {
    for (const row of message.rows)
      data.push(row.map((cell, at) => cellOf(cell, columns[at]?.kind ?? 'text')))
  }
})

function cellOf(cell: Cell, kind: TableColumn['kind']): SheetCell {
  if (cell === null || cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (kind === 'date') return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  // Typed as text, whatever it begins with: nothing of it is run.
  const text = cell.replace(unwritable, '').replace(numbered, '_x005F_').replaceAll('\ufffd', '_xFFFD_')
  return { value: text, type: String }
}

async function write(): Promise<XlsxAnswer> {
  try {
    const bytes = await writeXlsxFile(data, {
      rightToLeft: locale === 'ar',
      stickyRowsCount: 1,
      columns: columns.map(({ width }) => (width === undefined ? {} : { width })),
    }).toBuffer()
    return { bytes }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
