import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../db/client.ts'

export interface TestDatabase extends OpenDatabase {
  kind: 'pglite' | 'postgres'
  /** Where the embedded database lies; empty on PostgreSQL. */
  folder: string
  /** Closes the database and leaves its folder. */
  keep(): Promise<void>
}

/** A migrated, empty database of this test file alone, on the engine of the running project. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const engine = inject('engine')
  return engine.kind === 'pglite'
    ? openCopy(engine.template)
    : openCloneInTime(engine.server, engine.template)
}

/** What a clone may take, ms: a hundred times what it takes on a slow machine. */
const patience = 40_000

/** One clone in some ten thousand was never answered. What the server was doing then is printed, and another one is made. */
async function openCloneInTime(server: string, template: string): Promise<TestDatabase> {
  const first = openClone(server, template)
  const over = new AbortController()
  const isLate = wait(patience, null, { signal: over.signal }).catch(() => null)
  const database = await Promise.race([first, isLate]).finally(() => over.abort())
  if (database) return database
  console.error(
    `A database was not opened within ${patience / 1_000} s. The server: ${await activity(server)}`,
  )
  first.then(
    late => late.close(),
    (error: unknown) => console.error('It failed later:', error),
  )
  return openClone(server, template)
}

/** What each of the server's processes does, or waits for. */
async function activity(server: string): Promise<string> {
  const rows = await onServer(
    server,
    `select pid, backend_type, datname, state, wait_event_type, wait_event, left(query, 120) as query, now() - query_start as since
     from pg_stat_activity where pid <> pg_backend_pid()`,
  )
  return JSON.stringify(rows, null, 1)
}

async function openCopy(template: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'masar-test-'))
  cpSync(join(template, 'database'), join(folder, 'database'), { recursive: true })
  const database = await openDatabase({ folder })
  const close = async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...database, kind: 'pglite', folder, keep: database.close, close }
}

async function openClone(server: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copied as files, not through the log: half the time where nothing is written through to a disk.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, poolSize: 20 })
  const close = async () => {
    await database.close()
    await onServer(server, `drop database ${name} with (force)`)
  }
  return { ...database, kind: 'postgres', folder: '', keep: database.close, close }
}

async function onServer(server: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: patience / 2 })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
