import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employeeActs } from '../../../../db/schema/index.ts'
import { company } from '../../../../testing/accounts.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { deleteOldActs } from './acts.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('an act goes a week after it ended, and one that still runs stays however old it is', async () => {
  const { companyId } = await company(api)
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const act = { companyId, role: 'owner', locale: 'ar', act: 'deactivate', createdAt: daysAgo(30) } as const
  await api.db.insert(employeeActs).values([
    { ...act, state: 'running' },
    { ...act, state: 'done', finishedAt: daysAgo(8) },
    { ...act, state: 'failed', finishedAt: daysAgo(6) },
  ])
  await deleteOldActs(api.db)
  const kept = await api.db.select().from(employeeActs).where(eq(employeeActs.companyId, companyId))
  expect(kept.map(({ state }) => state).toSorted()).toEqual(['failed', 'running'])
})
