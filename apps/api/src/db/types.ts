import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>

/** What a query can run on: the database, or a transaction of it. */
export type Connection = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>

/** An open transaction; `transaction` on it makes a savepoint. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
