import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '../../../testing/accounts.ts'
import { boughtSeats, companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { department } from '../../../testing/portal.ts'
import { takingBack } from '../../../testing/taking-back.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { brokenMoneyRules } from '../../commerce/invariants.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('an approval that spends what was not reserved waits for who changes the budget, and holds no one’s entry in the log', async () => {
  const { token, companyId } = await company(api)
  const calls = companyCalls(api, token)
  const departmentId = await department(api, companyId)
  const courseId = await course(api, { price: 9_900 })
  await boughtSeats(api, companyId, courseId, 1)
  const person = await joined(api, companyId, { departmentId })
  const asked = await api.as(person.token)(
    'POST',
    `/client-api/v1/courses/${courseId}/requests`,
    { company_id: companyId },
    { 'idempotency-key': randomUUID() },
  )
  const { id } = asked.json<{ data: { id: number } }>().data
  // Granted after it was asked for: nothing is reserved.
  const grant = { department_id: departmentId, amount: 20_000 }
  const budget = await calls.data<{ id: number }>('POST', '/budgets/grants', grant)
  const [answer] = await meanwhile(api, {
    ...takingBack(companyId, budget.id),
    waiting: [() => calls.answer('POST', `/requests/${id}/approve`, {})],
  })
  expect(answer?.statusCode, answer?.body).toBe(200)
  const [row] = await calls.data<{ granted: number; spent: number }[]>('GET', '/budgets')
  expect(row).toMatchObject({ granted: 19_800, spent: 9_900 })
  expect(await brokenMoneyRules(api.db)).toEqual([])
})
