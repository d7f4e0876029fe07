import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/node'

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return String(cell).replaceAll('\0', '')
}

async function read(): Promise<string[][] | string> {
  try {
    const rows = await readSheet(Buffer.from(workerData as Uint8Array))
    return rows.map(row => row.map(textOf))
  } catch (error) {
    return error instanceof Error ? error.message : 'no spreadsheet'
  }
}

parentPort?.postMessage(await read())
