import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counterDeltas } from '../../db/schema/index.ts'
import { account } from '../../testing/accounts.ts'
import { counted, course } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { openGrant } from '../learning/grants.ts'
import { foldCounters } from './counters.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

async function free() {
  return { userId: (await account(api)).id, courseId: await course(api), kind: 'free' as const }
}

test('two enrolments at once do not wait for each other, nor for the job that folds the counts', async () => {
  const [first, second, third] = [await free(), await free(), await free()]
  const before = await counted(api, 'enrolments')
  await api.db.transaction(async slow => {
    await openGrant(slow, first)
    // While that is open, another one commits; waiting would be an error.
    await api.db.transaction(async tx => {
      await tx.execute(sql`set local lock_timeout = '1ms'`)
      await openGrant(tx, second)
    })
    await api.db.transaction(async folding => {
      await foldCounters(folding as never)
      await api.db.transaction(async tx => {
        await tx.execute(sql`set local lock_timeout = '1ms'`)
        await openGrant(tx, third)
      })
    })
    expect(await counted(api, 'enrolments')).toBe(before + 2)
  })
  expect(await counted(api, 'enrolments')).toBe(before + 3)
  await foldCounters(api.db)
  expect(await counted(api, 'enrolments')).toBe(before + 3)
  expect(await api.db.$count(counterDeltas)).toBe(0)
})
