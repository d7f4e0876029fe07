import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { openEmbedded } from './embedded.ts'
import { advisoryLocks } from './locks.ts'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>
/** What a query can run on: the database, or a transaction of it. */
export type Connection = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'query'>

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  isEmbedded: boolean
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** PostgreSQL; without it the embedded database. */
  url?: string | undefined
  /** The embedded database's folder; in memory without it. */
  folder?: string | undefined
  poolSize?: number
  /** Told when a connection breaks while idle; the pool replaces it, and the next query tells its caller if that fails. */
  onIdleFault?: (error: Error) => void
}

/**
 * Opens the database and brings it to the newest migration.
 * @throws FolderInUseError when another process has the folder open
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const embedded = settings.url === undefined ? await openEmbedded(settings.folder) : undefined
  const pool = new pg.Pool(
    embedded?.connection ?? {
      connectionString: settings.url,
      max: settings.poolSize ?? 10,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  )
  pool.on('error', error => settings.onIdleFault?.(error))
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  const close = async () => {
    await pool.end()
    await embedded?.close()
  }
  try {
    await migrateOnce(pool, embedded !== undefined)
  } catch (error) {
    await close()
    throw error
  }
  return { db, pool, isEmbedded: embedded !== undefined, close }
}

/** Several hosts may start at once on one PostgreSQL: the first migrates, the others wait. */
async function migrateOnce(pool: pg.Pool, isEmbedded: boolean): Promise<void> {
  const client = await pool.connect()
  try {
    if (!isEmbedded)
      await client.query(`set statement_timeout = 0; select pg_advisory_lock(${advisoryLocks.migration})`)
    await migrate(drizzle(client, { casing: 'snake_case' }), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    })
    if (!isEmbedded) await client.query(`select pg_advisory_unlock(${advisoryLocks.migration})`)
  } finally {
    // Closed, not returned: the session-wide settings above must not reach a request.
    client.release(!isEmbedded)
  }
}
