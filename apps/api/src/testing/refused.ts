import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'

/**
 * Has the database refuse some rows of a table while `act` runs, as if something were wrong with them.
 * @param check what new and changed rows have to meet meanwhile, in SQL
 */
export async function whileRefused<T>(
  db: Database,
  table: string,
  check: string,
  act: () => Promise<T>,
): Promise<T> {
  await db.execute(sql.raw(`alter table ${table} add constraint refused check (${check}) not valid`))
  try {
    return await act()
  } finally {
    await db.execute(sql.raw(`alter table ${table} drop constraint refused`))
  }
}
