import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ClientBase, PoolConfig } from 'pg'
import { lockFolder } from './folder-lock.ts'

export interface EmbeddedDatabase {
  connection: PoolConfig
  close(): Promise<void>
}

/**
 * Opens the embedded database (PGlite on a worker thread, behind a socket that only this user can open).
 * It survives a killed process but, since it never fsyncs, not a power cut: production runs on PostgreSQL.
 * @param folder where its files live; undefined keeps it in memory
 * @throws FolderInUseError when another process has the folder open
 */
export async function openEmbedded(folder: string | undefined): Promise<EmbeddedDatabase> {
  const release = folder === undefined ? () => undefined : lockFolder(folder)
  const files = folder === undefined ? undefined : embeddedFiles(folder)
  if (files !== undefined) mkdirSync(files, { recursive: true, mode: 0o700 })
  const socketFolder = mkdtempSync(join(tmpdir(), 'masar-'))
  const socket = { path: join(socketFolder, '.s.PGSQL.5432') }
  const start = () => startThread({ folder: files, socket })
  let worker: Worker
  try {
    // A thread keeps the memory in which it has made a database, 170 MB, until it ends.
    if (files !== undefined && !existsSync(join(files, 'PG_VERSION'))) await endThread(await start())
    worker = await start()
  } catch (error) {
    release()
    throw error
  }
  const close = async () => {
    await endThread(worker)
    rmSync(socketFolder, { recursive: true, force: true })
    release()
  }
  // More than one connection gains nothing (one statement runs at a time), and closing an idle one loses its prepared statements' names.
  return {
    connection: {
      host: socketFolder,
      user: 'postgres',
      database: 'postgres',
      password: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      onConnect: startAfresh,
    },
    close,
  }
}

/** Where in the data folder the embedded database keeps its files. */
export function embeddedFiles(folder: string): string {
  return join(folder, 'database')
}

async function startThread(workerData: { folder: string | undefined; socket: object }): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData })
  await answerOf(worker, 'ready')
  return worker
}

async function endThread(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit')
  const closed = answerOf(worker, 'closed')
  worker.postMessage('close')
  await closed
  await ended
}

/**
 * A failed statement costs its connection, but the embedded database knows one session only: what the earlier connection
 * prepared, or left half done, is still there and would stand in the way of the next one.
 */
async function startAfresh(client: ClientBase): Promise<void> {
  await client.query('rollback; deallocate all')
}

function answerOf(worker: Worker, key: string): Promise<void> {
  return new Promise((done, failed) => {
    const onMessage = (message: Record<string, unknown>) => {
      if (key in message) settle(done)
    }
    const onExit = (code: number) =>
      settle(() => failed(new Error(`The embedded database stopped with exit code ${code}.`)))
    const onError = (error: unknown) => settle(() => failed(error))
    const settle = (act: () => void) => {
      worker.off('message', onMessage).off('exit', onExit).off('error', onError)
      act()
    }
    worker.on('message', onMessage).on('exit', onExit).on('error', onError)
  })
}
