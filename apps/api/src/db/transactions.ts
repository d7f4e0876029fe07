import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Transaction } from './types.ts'

/** What open transactions have sent last: null, or what it failed with. */
const sentLast = new WeakMap<Transaction, Promise<{ error: unknown } | null>[]>()

/**
 * Sends a transaction's last statement without waiting for its answer, so that the commit follows at once: what it locks is not held while this
 * process has other things to do. If it fails, nothing is committed and the transaction fails as it did.
 */
export async function sendLast(tx: Transaction, send: () => PromiseLike<unknown>): Promise<void> {
  const sent = sentLast.get(tx)
  if (!sent) return void (await send())
  sent.push(
    Promise.resolve(send()).then(
      () => null,
      (error: unknown) => ({ error }),
    ),
  )
}

/** @throws the error of a statement that was not awaited */
async function hear(sent: Promise<{ error: unknown } | null>[]): Promise<void> {
  for (const failed of await Promise.all(sent)) if (failed) throw failed.error
}

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
    // Without the schema: drizzle would make a builder of relational queries for each of its tables at every begin.
    if (!db)
      databases.set(client, (db = drizzle(clientOf(client), { casing: 'snake_case' }) as unknown as Database))
    const sent: Promise<{ error: unknown } | null>[] = []
    try {
      const result = await db.transaction(tx => {
        sentLast.set(tx, sent)
        return act(tx)
      }, config)
      await hear(sent)
      return result
    } catch (error) {
      // Statements behind one that failed say no more than that.
      await hear(sent)
      throw error
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
