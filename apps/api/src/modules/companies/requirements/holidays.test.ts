import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holidays, requirements } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Shown {
  status: string
  due_on: string | null
  due_moved_by: string | null
}

test('a first due day moves behind a feast, says so, and goes with the feast when that is moved; a fixed one stays', async () => {
  const owner = await company(api)
  const calls = companyCalls(api, owner.token)
  const { id: employeeId } = await joined(api, owner.companyId)
  const make = async (due: object) => {
    const given = { course_id: await course(api), grace_days: 0, ...due }
    const { id } = await calls.data<{ id: number }>('POST', '/requirements', given)
    await api.db
      .update(requirements)
      .set({ createdAt: new Date('2026-03-09T12:00:00+03:00') })
      .where(eq(requirements.id, id))
    return id
  }
  const [counted, fixed] = [await make({ first_due_days: 10 }), await make({ first_due_on: '2026-03-19' })]
  const shown = async (id: number, asOf = '2026-03-22') => {
    const path = `/requirements/${id}/people/${employeeId}?as_of=${asOf}`
    const { status, due_on, due_moved_by } = await calls.data<Shown>('GET', path)
    return [status, due_on, due_moved_by]
  }
  // The 19th of March 2026 is a Thursday, the first day of the feast; its last is a Sunday.
  expect(await shown(counted)).toEqual(['due', '2026-03-23', 'Eid al-Fitr'])
  expect(await shown(fixed)).toEqual(['late', '2026-03-19', null])
  const list = await calls.data<{ requirements: { id: number; counts: Record<string, number> }[] }>(
    'GET',
    '/requirements?as_of=2026-03-22',
  )
  expect(list.requirements.find(({ id }) => id === counted)?.counts).toMatchObject({ due: 1, late: 0 })
  await api.db
    .update(holidays)
    .set({ firstDay: '2026-03-20', lastDay: '2026-03-23' })
    .where(eq(holidays.firstDay, '2026-03-19'))
  expect(await shown(counted)).toEqual(['late', '2026-03-19', null])
})
