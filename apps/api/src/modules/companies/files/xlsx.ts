import { Worker } from 'node:worker_threads'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { Cell, Table, TableColumn } from './table.ts'

/** A spreadsheet is held whole while it is written: the most rows that one may have. Beyond it there is CSV. */
export const mostXlsxRows = 50_000

/** What the thread that writes a spreadsheet is told: how it begins, rows as they are read, and that there are no more. */
export type XlsxMessage =
  | { columns: readonly TableColumn[]; locale: Locale }
  | { rows: readonly (readonly Cell[])[] }
  | 'end'
export type XlsxAnswer = { bytes: Uint8Array } | { error: string }

/**
 * A table as a spreadsheet, written in a thread of its own, since it takes seconds of a processor: from right to left in Arabic, with a head
 * that stays in sight.
 * @throws AppError `export_too_large` beyond {@link mostXlsxRows}
 */
export async function xlsxOf(table: Table, locale: Locale): Promise<Buffer> {
  const thread = new Worker(new URL('./xlsx-thread.ts', import.meta.url))
  const send = (message: XlsxMessage) => thread.postMessage(message)
  try {
    const answered = new Promise<XlsxAnswer>(resolve => {
      thread.once('message', resolve)
      thread.once('error', (error: Error) => resolve({ error: error.message }))
      thread.once('exit', () => resolve({ error: 'the thread that writes a spreadsheet ended early' }))
    })
    send({ columns: table.columns.map(({ title, kind, width = 16 }) => ({ title, kind, width })), locale })
    let count = 0
    for await (const rows of table.pages) {
      count += rows.length
      if (count > mostXlsxRows) throw new AppError('export_too_large')
      send({ rows })
    }
    send('end')
    const answer = await answered
    if ('error' in answer) throw new Error(answer.error)
    return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength)
  } finally {
    await thread.terminate()
  }
}
