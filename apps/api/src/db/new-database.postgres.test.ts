import { expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { isNewDatabase } from './new-database.ts'

test('a PostgreSQL database is new until a migration has run on it', async () => {
  const engine = inject('engine')
  if (engine.kind !== 'postgres') throw new Error('This is a test of PostgreSQL.')
  // The server's own database, which no test writes in.
  expect(await isNewDatabase({ url: engine.server })).toBe(true)
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const migrated = new URL(engine.server)
  migrated.pathname = `/${rows[0]!.name}`
  expect(await isNewDatabase({ url: migrated.href })).toBe(false)
})
