import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employees } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { assign, employee } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('the list leaves out leavers, as the dashboard that links to it does, except for a leaver’s own', async () => {
  const owner = await company(api)
  const calls = companyCalls(api, owner.token)
  const courseId = await course(api)
  const [stays, leaves] = [await employee(api, owner.companyId), await employee(api, owner.companyId)]
  const done = { state: 'completed', percent: 100, completedAt: new Date() } as const
  for (const id of [stays, leaves]) await assign(api, owner.companyId, id, courseId, done)
  const listed = async (query = '') =>
    (await calls.answer('GET', `/assignments?state=completed${query}`))
      .json<{ data: { employee: { id: number } }[] }>()
      .data.map(row => row.employee.id)
      .toSorted((a, b) => a - b)
  const counted = async () =>
    (await calls.data<{ assignments: { completed: number } }>('GET', '/dashboard')).assignments.completed
  expect([await listed(), await counted()]).toEqual([[stays, leaves], 2])
  await api.db.update(employees).set({ state: 'deactivated' }).where(eq(employees.id, leaves))
  expect([await listed(), await counted()]).toEqual([[stays], 1])
  expect(await listed(`&employee=${leaves}`)).toEqual([leaves])
})
