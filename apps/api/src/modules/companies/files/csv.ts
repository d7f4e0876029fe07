import { stringify } from 'csv-stringify/sync'
import type { Cell, Table } from './table.ts'

const options = {
  // A cell that a spreadsheet would run (=, +, -, @, tab, return) comes out as text; numbers stay numbers.
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
} as const

/** A table as CSV (RFC 4180): UTF-8 with the mark by which spreadsheets recognise it, days as ISO dates. */
export async function* csvOf(table: Table): AsyncGenerator<string> {
  yield stringify([table.columns.map(({ title }) => title)], { ...options, bom: true })
  for await (const rows of table.pages) if (rows.length > 0) yield stringify(rows as Cell[][], options)
}
