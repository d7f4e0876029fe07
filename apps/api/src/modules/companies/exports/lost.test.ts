import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifications } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { claimDue, reclaimLost } from '../../platform/queue/statements.ts'
import { makeExports } from './exports.ts'
import { failLostExports } from './making.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('a file is said to have failed once as many processes that made it were lost as it has tries', async () => {
  const owner = await company(api)
  const by = companyCalls(api, owner.token)
  const { id } = await by.data<{ id: number }>('POST', '/requirements/evidence/exports', {})
  for (let lost = 0; lost < makeExports.maxAttempts; lost += 1) {
    await failLostExports(api.db)
    expect(await by.data('GET', `/exports/${id}`)).toMatchObject({ state: 'running' })
    // A lease that ends at once, and no one who renews it.
    const { jobs } = await claimDue(api.db, { [makeExports.name]: 0 }, 1, 'lost')
    expect(jobs).toHaveLength(1)
    await reclaimLost(api.db)
  }
  await failLostExports(api.db)
  await failLostExports(api.db)
  expect(await by.data('GET', `/exports/${id}`)).toMatchObject({ state: 'failed', failure: null })
  const told = await api.db.select().from(notifications).where(eq(notifications.userId, owner.id))
  expect(told).toMatchObject([{ kind: 'export_failed', data: { export_id: id } }])
})
