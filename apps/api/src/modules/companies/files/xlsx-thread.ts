import { parentPort } from 'node:worker_threads'
import { SheetWriter } from './sheet-writer.ts'
import type { XlsxAnswer, XlsxMessage } from './xlsx.ts'

let writer: SheetWriter | undefined

parentPort?.on('message', (message: XlsxMessage) => {
  void chunksFor(message)
    .then(
      (chunks): XlsxAnswer => ({ chunks }),
      (error: unknown): XlsxAnswer => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    .then(answer => parentPort?.postMessage(answer))
})

async function chunksFor(message: XlsxMessage): Promise<Uint8Array[]> {
  if (typeof message === 'object' && 'columns' in message) {
    writer = await SheetWriter.begin(message.columns, message.locale)
    return writer.taken()
  }
  if (writer === undefined) throw new Error('A spreadsheet begins with its columns.')
  if (message === 'end') writer.end()
  else writer.add(message.rows)
  return writer.taken()
}
