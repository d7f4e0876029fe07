import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { applyShapes } from './answers/apply-shapes.ts'
import { openEmbedded } from './embedded.ts'
import { advisoryLocks } from './locks.ts'
import { addReferenceData } from './reference-data/reference-data.ts'
import { SessionListener } from './session-listener.ts'
import * as schema from './schema/index.ts'
import { naming, StatementNames } from './statement-names.ts'
import { reportBroken, transactionsOn } from './transactions.ts'
import type { Database } from './types.ts'

export type { Connection, Database, Transaction } from './types.ts'

/** The SQLSTATE of a failed query, as PostgreSQL names it, or undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = (error as { cause?: { code?: unknown } }).cause?.code
  return typeof code === 'string' ? code : undefined
}

export interface OpenDatabase {
  db: Database
  /** The same, for what asks the same short statements often: they stay prepared on each connection. */
  prepared: Database
  pool: pg.Pool
  isEmbedded: boolean
  /** Notifications of the embedded database's one session; undefined on PostgreSQL. */
  session: SessionListener | undefined
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** PostgreSQL; without it the embedded database. */
  url?: string | undefined
  /** The embedded database's folder; in memory without it. */
  folder?: string | undefined
  poolSize?: number
  /** Called when a connection breaks, idle or in use; the pool replaces it, and the next query fails if that cannot be done. */
  onBroken?: (error: Error) => void
}

/**
 * Opens the database, brings it to the newest migration and the newest shapes of stored answers, and adds the reference data that it lacks.
 * @throws FolderInUseError when another process has the folder open
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const embedded = settings.url === undefined ? await openEmbedded(settings.folder) : undefined
  const pool = new pg.Pool(
    embedded?.connection ?? {
      connectionString: settings.url,
      max: settings.poolSize ?? 10,
      // A statement that is not awaited is followed by the next at once (`sendLast`).
      pipeline: true,
      connectionTimeoutMillis: 5_000,
      // To compile a plan costs tens of milliseconds, more than it ever saves a statement of a request. An address's own `options` stand instead.
      // Neither are there cores to spare for one request while others wait for theirs: starting workers costs more than what they take over.
      // What is asked often lies in memory, or on a disk without moving parts: to look for a few rows costs little more than to read on, while the default is
      // four times as much, so that for a thousand people of a company its fifty thousand were read through.
      options: '-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1',
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  )
  const session = embedded && new SessionListener(pool)
  reportBroken(pool, error => settings.onBroken?.(error))
  const db: Database = drizzle(pool, { schema, casing: 'snake_case' })
  db.transaction = transactionsOn(pool)
  const names = new StatementNames()
  const prepared: Database = drizzle(naming(pool, names), { schema, casing: 'snake_case' })
  prepared.transaction = transactionsOn(pool, client => naming(client, names))
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
  return { db, prepared, pool, isEmbedded: embedded !== undefined, session, close }
}

/** Several hosts may start at once on one PostgreSQL: the first migrates, the others wait. */
async function migrateOnce(pool: pg.Pool, isEmbedded: boolean): Promise<void> {
  const client = await pool.connect()
  try {
    if (!isEmbedded)
      await client.query(`set statement_timeout = 0; select pg_advisory_lock(${advisoryLocks.migration})`)
    await migrateAll(client)
    await applyShapes(client)
    await addReferenceData(client)
    if (!isEmbedded) await client.query(`select pg_advisory_unlock(${advisoryLocks.migration})`)
  } finally {
    // Closed, not returned: the session-wide settings above must not reach a request.
    client.release(!isEmbedded)
  }
}

/** @throws Error with what PostgreSQL said, which names what stops a migration; drizzle's own message is the statement alone */
async function migrateAll(client: pg.PoolClient): Promise<void> {
  try {
    await migrate(drizzle(client, { casing: 'snake_case' }), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    })
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    if (!(cause instanceof pg.DatabaseError)) throw error
    throw new Error(`The database was not migrated: ${cause.message}`, { cause: error })
  }
}
