import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { applyShapes } from '../db/answers/apply-shapes.ts'
import { startPostgres } from './postgres.ts'

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url))

/** An empty PostgreSQL database with every migration before one, for tests of what that one makes of data. */
export interface Migrating {
  client: pg.Client
  url: string
  /** Runs the migration, and those after it, and applies the shapes of stored answers. */
  finish(): Promise<void>
  close(): Promise<void>
}

/** @param subject the migration's tag in the journal */
export async function migratingBefore(subject: string): Promise<Migrating> {
  const server = await startPostgres()
  const url = server.url('postgres')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const before = mkdtempSync(join(tmpdir(), 'masar-migrations-'))
  cpSync(migrations, before, { recursive: true })
  const path = join(before, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const end = journal.entries.findIndex(entry => entry.tag === subject)
  if (end < 0) throw new Error(`There is no migration ${subject}.`)
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  const db = drizzle(client, { casing: 'snake_case' })
  await migrate(db, { migrationsFolder: before })
  return {
    client,
    url,
    finish: async () => {
      await migrate(db, { migrationsFolder: migrations })
      await applyShapes(client)
    },
    close: async () => {
      await client.end()
      await server.stop()
      rmSync(before, { recursive: true, force: true })
    },
  }
}
