import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { SheetWriter } from './sheet-writer.ts'
import type { Cell, Table, TableColumn } from './table.ts'

/** As many rows as a sheet has, without its head. */
export const mostXlsxRows = 1_048_575

/** What the thread may hold, in MB: it throws nearly all away that it makes, and would collect late. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 }

/** The messages to the worker thread that writes a spreadsheet: how it begins, rows as they are read, and that there are no more. It answers each. */
export type XlsxMessage =
  | { columns: readonly TableColumn[]; locale: Locale }
  | { rows: readonly (readonly Cell[])[] }
  | 'end'
export type XlsxAnswer = { chunks: Uint8Array[] } | { error: string }

/**
 * A small table as a spreadsheet, chunk by chunk: from right to left in Arabic, with a head that stays in sight. Written here, since a thread for
 * each call would cost more than its rows.
 */
export async function* smallXlsxOf({ columns, pages }: Table, locale: Locale): AsyncGenerator<Uint8Array> {
  const writer = await SheetWriter.begin(columns.map(titled), locale)
  for await (const rows of pages) {
    writer.add(rows)
    yield* writer.taken()
  }
  writer.end()
  yield* writer.taken()
}

const titled = ({ title, kind, width = 16 }: TableColumn) => ({ title, kind, width })

/**
 * The same of a large one, in a thread of its own, since it takes a processor seconds, a page of rows at a time: neither the table nor the file
 * is ever held whole.
 * @throws AppError `export_too_large` beyond {@link mostXlsxRows}
 */
export async function* xlsxOf(table: Table, locale: Locale): AsyncGenerator<Uint8Array> {
  const thread = new Worker(new URL('./xlsx-thread.ts', import.meta.url), { resourceLimits })
  try {
    yield* await answerOf(thread, { columns: table.columns.map(titled), locale })
    let count = 0
    for await (const rows of table.pages) {
      count += rows.length
      if (count > mostXlsxRows) throw new AppError('export_too_large')
      if (rows.length > 0) yield* await answerOf(thread, { rows })
    }
    yield* await answerOf(thread, 'end')
  } finally {
    await thread.terminate()
  }
}

async function answerOf(thread: Worker, message: XlsxMessage): Promise<Uint8Array[]> {
  const over = new AbortController()
  const { signal } = over
  try {
    const answered = once(thread, 'message', { signal }) as Promise<[XlsxAnswer]>
    const ended = once(thread, 'exit', { signal }).then((): [XlsxAnswer] => [
      { error: 'the thread that writes a spreadsheet ended early' },
    ])
    thread.postMessage(message)
    const [answer] = await Promise.race([answered, ended])
    if ('error' in answer) throw new Error(answer.error)
    return answer.chunks
  } finally {
    over.abort()
  }
}
