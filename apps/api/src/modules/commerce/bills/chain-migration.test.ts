import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../../../testing/accounts.ts'
import { seller, TestBuyer } from '../../../testing/buying.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { brokenMoneyRules } from '../invariants.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
})
afterAll(() => api.close())

test('a bill issued after the counter has learnt the last hash covers the one issued before', async () => {
  const buyer = new TestBuyer(api, (await account(api)).token)
  const buyOne = async () => buyer.buy([await course(api, { price: 9_900 })])
  await buyOne()
  await buyOne()
  // As it stood before: the counter knew the place of the last document, not its hash.
  await api.db.execute(sql`alter table bill_counters drop column hash`)
  const migration = readFileSync(
    new URL('../../../db/migrations/0054_chain-counter-hash.sql', import.meta.url),
    'utf8',
  )
  for (const statement of migration.split('--> statement-breakpoint'))
    await api.db.execute(sql.raw(statement))
  expect(await brokenMoneyRules(api.db)).toEqual([])
  expect((await buyOne()).state).toBe('paid')
  expect(await brokenMoneyRules(api.db)).toEqual([])
})
