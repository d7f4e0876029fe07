import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employees } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { assign, department, employee } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

type Counts = Record<'assigned' | 'in_progress' | 'completed' | 'overdue', number>

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

test('the report of completion counts what leavers finished, and the list that it opens has it, marked', async () => {
  const owner = await company(api)
  const calls = companyCalls(api, owner.token)
  const courseId = await course(api)
  const departmentId = await department(api, owner.companyId)
  const stays = await employee(api, owner.companyId, { departmentId })
  const leaves = await employee(api, owner.companyId, { departmentId })
  const done = { state: 'completed', percent: 100, completedAt: new Date() } as const
  for (const id of [stays, leaves]) await assign(api, owner.companyId, id, courseId, done)
  await assign(api, owner.companyId, leaves, await course(api))
  await calls.data('POST', `/employees/${leaves}/deactivate`)
  const { totals, rows } = await calls.data<{ totals: Counts; rows: Counts[] }>(
    'GET',
    '/reports/completion?by=department',
  )
  for (const [counts, of] of [[totals, ''] as const, [rows[0], `&department=${departmentId}`] as const])
    for (const state of ['assigned', 'in_progress', 'completed', 'overdue'] as const) {
      const listed = await calls.answer(
        'GET',
        `/assignments?with_left=true${of}${state === 'assigned' ? '' : `&state=${state}`}`,
      )
      expect([state, listed.json<{ meta: { total: number } }>().meta.total]).toEqual([state, counts?.[state]])
    }
  expect(totals).toMatchObject({ assigned: 2, completed: 2 })
  const { data } = (await calls.answer('GET', '/assignments?with_left=true')).json<{
    data: { employee: { id: number; has_left: boolean } }[]
  }>()
  expect(new Map(data.map(({ employee: { id, has_left } }) => [id, has_left]))).toEqual(
    new Map([
      [stays, false],
      [leaves, true],
    ]),
  )
  const file = await calls.answer('POST', '/assignments/export', { format: 'csv', with_left: true })
  expect(file.body.trim().split('\n')).toHaveLength(3)
})
