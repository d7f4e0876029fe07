import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { licences } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { aged, licensed } from '../../../testing/licences.ts'
import { whileRefused } from '../../../testing/refused.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { endDueLicences } from './ending.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('a licence that cannot be ended keeps no other one waiting', async () => {
  const ids: number[] = []
  for (let n = 0; n < 2; n += 1) {
    const { id } = await licensed(api, (await company(api)).companyId, 2)
    await aged(api, id, 400)
    ids.push(id)
  }
  const [broken = 0, sound = 0] = ids
  const ended = async () =>
    (await api.db.select().from(licences).where(inArray(licences.id, ids)))
      .filter(({ endedAt }) => endedAt !== null)
      .map(({ id }) => id)
  await whileRefused(api.db, 'licences', `id <> ${broken} or ended_at is null`, () =>
    expect(endDueLicences(api.db)).rejects.toThrow('Some licences could not be ended.'),
  )
  expect(await ended()).toEqual([sound])
  expect(await endDueLicences(api.db)).toBe(1)
  expect((await ended()).toSorted((a, b) => a - b)).toEqual(ids)
})
