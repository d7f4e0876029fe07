import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crashingPool } from '../testing/crashing-pool.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a transaction that cannot begin gives its connection back, however often', async () => {
  const crashing = crashingPool(database.pool)
  // More often than the pool has connections.
  for (let turn = 0; turn < 30; turn += 1) {
    const { result } = await crashing.during({ statement: 1, side: 'before' }, () =>
      database.db.transaction(tx => tx.execute(sql`select 1`)),
    )
    expect(result).toBe('crashed')
  }
  await database.db.transaction(tx => tx.execute(sql`select 1`))
  expect(database.pool.totalCount).toBeLessThanOrEqual(1)
})

test('a connection that breaks while a transaction holds it fails that transaction, and nothing else', async () => {
  const held = database.db.transaction(async tx => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    // Between two statements, where no query could be told: an unheard error event would end the process.
    await new Promise(resolve => setTimeout(resolve, 200))
    await tx.execute(sql`select 1`)
  })
  await expect(held).rejects.toThrow()
  const { rows } = await database.db.execute<{ n: number }>(sql`select 1 as n`)
  expect(rows).toEqual([{ n: 1 }])
})
