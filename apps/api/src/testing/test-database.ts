import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  return engine.kind === 'pglite' ? openCopy(engine.template) : openClone(engine.server, engine.template)
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

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
