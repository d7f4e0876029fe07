import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import * as schema from './schema/index.ts'
import type { Database } from './types.ts'

/**
 * Transactions on connections of the pool, each given back whatever happens. drizzle's own keeps the connection for ever when `begin`
 * fails, so that a database that went away would empty the pool for good.
 * @param clientOf what the statements of a connection are sent through
 */
export function transactionsOn(
  pool: pg.Pool,
  clientOf: (client: pg.PoolClient) => pg.PoolClient = client => client,
): Database['transaction'] {
  const databases = new WeakMap<pg.PoolClient, Database>()
  return async (act, config) => {
    const client = await pool.connect()
    let db = databases.get(client)
    if (!db)
      databases.set(client, (db = drizzle(clientOf(client), { schema, casing: 'snake_case' }) as Database))
    try {
      return await db.transaction(act, config)
    } finally {
      // A connection that broke is not taken back by the pool.
      client.release()
    }
  }
}

/**
 * Has every connection's breaking reported. One that breaks while a transaction holds it would otherwise end the process: pg throws an
 * `error` event that has no listener.
 */
export function reportBroken(pool: pg.Pool, report: (error: Error) => void): void {
  pool.on('connect', client => client.on('error', report))
  // The pool repeats what an idle connection said; without a listener that would end the process, too.
  pool.on('error', () => undefined)
}
