import { Worker } from 'node:worker_threads'
import { parse } from 'csv-parse/sync'

/** A file that is no table, or one that says it unpacks to far more than a table would. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
}

/** The most that a spreadsheet may unpack to, in bytes. */
const mostUnpacked = 200_000_000
const mostMs = 60_000

/**
 * The rows of a spreadsheet's first sheet as texts, read in a thread of its own: numbers as written plainly, days as ISO dates, nothing as ''.
 * @throws UnreadableFileError
 */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  if (unpackedSize(bytes) > mostUnpacked) throw new UnreadableFileError('the file unpacks to too much')
  const thread = new Worker(new URL('./read-sheet-thread.ts', import.meta.url), { workerData: bytes })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<string[][]>((resolve, reject) => {
      const fail = (reason: string) => reject(new UnreadableFileError(reason))
      timer = setTimeout(() => fail('reading took too long'), mostMs)
      thread.once('message', (answer: string[][] | string) =>
        typeof answer === 'string' ? fail(answer) : resolve(answer),
      )
      thread.once('error', error => fail(error instanceof Error ? error.message : 'reading failed'))
      thread.once('exit', () => fail('the thread that reads ended early'))
    })
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

/** What the entries of a ZIP file say they unpack to (its central directory). @throws UnreadableFileError */
export function unpackedSize(bytes: Uint8Array): number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = view.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + 20 > view.length) throw new UnreadableFileError('no ZIP file')
  let at = view.readUInt32LE(end + 16)
  let size = 0
  for (let count = view.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (at + 46 > view.length) throw new UnreadableFileError('the ZIP file is cut off')
    size += view.readUInt32LE(at + 24)
    at += 46 + view.readUInt16LE(at + 28) + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32)
  }
  return size
}

/**
 * The rows of a CSV file as texts: UTF-8 with or without its mark, UTF-16 with it, else the Arabic code page of Windows; parted by commas,
 * semicolons or tabs, whichever its first line has most of.
 * @throws UnreadableFileError
 */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes).replaceAll('\0', '')
  const firstLine = (/[^\r\n]{1,10000}/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const delimiter = [',', ';', '\t'].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )[0]
  try {
    return parse(text, {
      delimiter: delimiter ?? ',',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: 100_000,
    })
  } catch (error) {
    throw new UnreadableFileError(error instanceof Error ? error.message : 'no CSV')
  }
}

/** A text file's text, by its mark or by what its bytes can be. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes) // what Excel in Arabic calls CSV
  }
}
