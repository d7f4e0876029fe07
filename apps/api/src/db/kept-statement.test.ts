import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { keptStatement } from './kept-statement.ts'
import { settings } from './schema/index.ts'
import { sendLast } from './transactions.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a kept statement is built once for a connection, and runs in whatever transaction is open there', async () => {
  let built = 0
  const find = keptStatement(db => {
    built += 1
    return db
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.key, sql.placeholder('key')))
      .prepare('kept_for_the_test')
  })
  for (const turn of [1, 2])
    await database.db.transaction(async tx => {
      await tx.insert(settings).values({ key: `kept ${turn}`, value: { turn } })
      expect(await find(tx).execute({ key: `kept ${turn}` })).toEqual([{ value: { turn } }])
    })
  expect(built).toBe(1)
  expect(await find(database.db).execute({ key: 'kept 2' })).toEqual([{ value: { turn: 2 } }])
})

test('what a transaction sends last is committed with it', async () => {
  await database.db.transaction(tx =>
    sendLast(tx, () => tx.insert(settings).values({ key: 'last', value: {} })),
  )
  expect(await database.db.$count(settings, eq(settings.key, 'last'))).toBe(1)
})

test('where it fails the transaction does, nothing is committed, and the connection is whole', async () => {
  const act = (after: (tx: Parameters<typeof sendLast>[0]) => Promise<void>) =>
    database.db.transaction(async tx => {
      await tx.insert(settings).values({ key: 'undone', value: {} })
      await sendLast(tx, () => tx.execute(sql`select 1 / 0`))
      await after(tx)
    })
  const division = { cause: { message: 'division by zero' } }
  await expect(act(async () => undefined)).rejects.toMatchObject(division)
  // A statement behind it only hears that the transaction is aborted.
  await expect(act(async tx => void (await tx.execute(sql`select 1`)))).rejects.toMatchObject(division)
  expect(await database.db.$count(settings, eq(settings.key, 'undone'))).toBe(0)
})
