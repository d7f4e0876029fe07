import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Transaction } from '../db/client.ts'
import { rateLimits } from '../db/schema/index.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { Limit } from './limits.ts'

let api: TestApi
let limit: Limit
beforeAll(async () => {
  api = await createTestApi()
  limit = new Limit(api.database.pool, { name: 'tested', points: 3, seconds: 60 })
})
afterAll(() => api.close())
beforeEach(() => api.db.delete(rateLimits))

class Killed extends Error {}
/** What a process does that is killed before it commits. */
const killed = (act: (tx: Transaction) => Promise<unknown>) =>
  expect(
    api.db.transaction(async tx => {
      await act(tx)
      throw new Killed()
    }),
  ).rejects.toThrow(Killed)
const commit = <T>(act: (tx: Transaction) => Promise<T>) => api.db.transaction(act)

test('tries of many subjects that were not committed count for nothing', async () => {
  const each = (tx: Transaction) => limit.takeEach(tx, ['b', 'a'])
  for (let round = 0; round < 4; round += 1) await killed(each)
  for (let round = 0; round < 3; round += 1) expect(await commit(each)).toEqual(new Set())
  expect(await commit(each)).toEqual(new Set(['a', 'b']))
})

test('of many tries of one subject so many are taken as are left', async () => {
  const two = (tx: Transaction) => limit.takeUpTo(tx, 'c', 2)
  await killed(two)
  expect([await commit(two), await commit(two), await commit(two)]).toEqual([2, 1, 0])
  await expect(limit.take('c')).rejects.toMatchObject({ code: 'too_many_requests' })
  // The time is over.
  await api.db.update(rateLimits).set({ expire: Date.now() - 1 })
  expect(await commit(two)).toBe(2)
})

test('what is taken at once by several is never more than there is', async () => {
  const taken = await Promise.all([1, 2, 3, 4].map(() => commit(tx => limit.takeUpTo(tx, 'd', 2))))
  expect(taken.toSorted()).toEqual([0, 0, 1, 2])
})
