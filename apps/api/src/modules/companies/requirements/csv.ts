import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | null

const options = {
  // A cell that a spreadsheet would run (=, +, -, @, tab, return) comes out as text; numbers stay numbers.
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
} as const

/** A table as CSV (RFC 4180), page by page: UTF-8 with the mark by which spreadsheets recognise it, days as ISO dates. */
export async function* csvOf(
  titles: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield stringify([[...titles]], { ...options, bom: true })
  for await (const rows of pages) if (rows.length > 0) yield stringify(rows as Cell[][], options)
}
