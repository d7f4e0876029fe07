import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '../../../testing/accounts.ts'
import { boughtSeats, companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { department } from '../../../testing/portal.ts'
import { directory, patchOf } from '../../../testing/scim.ts'
import { takingBack } from '../../../testing/taking-back.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { brokenMoneyRules } from '../../commerce/invariants.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('a directory that renames somebody and ends their employment waits for who changes the budget, and holds no one’s entry in the log', async () => {
  const owner = await company(api)
  const { token, companyId } = owner
  const calls = companyCalls(api, token)
  const scim = await directory(api, owner)
  const departmentId = await department(api, companyId)
  const courseId = await course(api, { price: 9_900 })
  await boughtSeats(api, companyId, courseId, 1)
  const person = await joined(api, companyId, { departmentId })
  const grant = { department_id: departmentId, amount: 20_000 }
  const budget = await calls.data<{ id: number }>('POST', '/budgets/grants', grant)
  const asked = await api.as(person.token)(
    'POST',
    `/client-api/v1/courses/${courseId}/requests`,
    { company_id: companyId },
    { 'idempotency-key': 'asked-once-only' },
  )
  expect(asked.statusCode, asked.body).toBe(200)
  const leaves = patchOf(
    { op: 'replace', path: 'displayName', value: 'Maryam' },
    { op: 'replace', path: 'active', value: false },
  )
  const [answer] = await meanwhile(api, {
    ...takingBack(companyId, budget.id),
    waiting: [() => scim.call('PATCH', `/Users/${person.id}`, leaves)],
  })
  expect(answer?.status, JSON.stringify(answer?.body)).toBe(200)
  const [row] = await calls.data<{ granted: number; reserved: number }[]>('GET', '/budgets')
  expect(row).toMatchObject({ granted: 19_800, reserved: 0 })
  expect(await brokenMoneyRules(api.db)).toEqual([])
})
