import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FolderStorage } from '../gateways/storage.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { demoAccounts } from './demo-accounts.ts'
import { importDemoOnce } from './demo.ts'

let database: TestDatabase
const storage = new FolderStorage(join(tmpdir(), 'masar-demo-media'))
beforeAll(async () => { database = await openTestDatabase() })
afterAll(() => database.close())

test('the demo catalogue is sound, comes in once, and holds the accounts that the host prints', async () => {
  const report = await importDemoOnce({ database, storage })
  expect(report?.tallies.get('courses')?.created).toBeGreaterThanOrEqual(12)
  expect(await importDemoOnce({ database, storage })).toBeUndefined()
  const { rows } = await database.pool.query('select kind, email from users where email = any($1)', [demoAccounts.map(account => account.email)])
  expect(rows).toEqual(expect.arrayContaining(demoAccounts.map(account => ({ ...account }))))
  expect(rows).toHaveLength(demoAccounts.length)
})
