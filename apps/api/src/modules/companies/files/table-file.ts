import { Readable } from 'node:stream'
import type { Locale } from '../../../locale.ts'
import { csvOf } from './csv.ts'
import type { Table } from './table.ts'
import { smallXlsxOf, xlsxOf } from './xlsx.ts'

export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]

export const contentTypes: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * The bytes of a table as a file, for an answer or for the storage; the one way by which lists and reports become files.
 *
 * Both stream page by page. CSV is UTF-8 with its mark, formulas neutralised, days as ISO dates. A spreadsheet has real numbers and dates, stands
 * from right to left in Arabic, and has up to `mostXlsxRows` rows. Titles and texts come in the reader's language already
 * (`tableOf`). Whatever reading the rows throws destroys the stream with it.
 * @param size `large` for a file that is made in the background: its spreadsheet is written in a thread
 */
export function tableFile(
  table: Table,
  format: TableFormat,
  locale: Locale,
  size: 'small' | 'large' = 'small',
): Readable {
  const xlsx = size === 'small' ? smallXlsxOf : xlsxOf
  return Readable.from(format === 'csv' ? csvOf(table) : xlsx(table, locale), { objectMode: false })
}

/** The header that has a browser save a file under a name in any script (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
