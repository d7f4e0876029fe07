import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatLedger, seatPools } from '../../../db/schema/index.ts'
import { boughtSeats, companyCalls, doAssigning, joined, learn } from '../../../testing/assigning.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { curriculum } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { brokenMoneyRules } from '../../commerce/invariants.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

interface Movements {
  data: { movement: string; seats: number; employee: { id: number } | null }[]
  meta: { total: number; next_cursor: string | null }
}

test('each number of a course’s seats opens the rows that it is made of', async () => {
  const { courseId, lessonIds } = await curriculum(api, 2, { price: 9_900 })
  await boughtSeats(api, owner.companyId, courseId, 5)
  const [idle, eager, gone] = [
    await joined(api, owner.companyId),
    await joined(api, owner.companyId),
    await joined(api, owner.companyId),
  ]
  await calls.data('POST', '/assignments', {
    course_ids: [courseId],
    employee_ids: [idle.id, eager.id, gone.id],
  })
  await doAssigning(api)
  await learn(api, eager.token, [lessonIds[1] ?? 0])
  await learn(api, gone.token, [lessonIds[1] ?? 0])
  await calls.data('POST', `/employees/${gone.id}/deactivate`)
  expect(await calls.data('GET', '/seats')).toMatchObject([
    {
      course: { id: courseId },
      bought: 5,
      assigned: 2,
      started: 1,
      free: 3,
      returned: 1,
      expired: 0,
      refunded: 0,
    },
  ])
  const movements = async (query = '') =>
    (await calls.answer('GET', `/seats/${courseId}/movements${query}`)).json<Movements>()
  const all = await movements()
  expect(all.data.map(row => [row.movement, row.seats, row.employee?.id ?? null])).toEqual([
    ['returned', 1, gone.id],
    ['started', 0, gone.id],
    ['started', 0, eager.id],
    ['assigned', -1, gone.id],
    ['assigned', -1, eager.id],
    ['assigned', -1, idle.id],
    ['bought', 5, null],
  ])
  expect(all.data.reduce((sum, row) => sum + row.seats, 0)).toBe(3)
  expect((await movements('?movement=assigned')).meta.total).toBe(3)
  const page = await movements('?limit=3')
  const rest = await movements(`?limit=10&cursor=${page.meta.next_cursor ?? ''}`)
  expect([...page.data, ...rest.data]).toEqual(all.data)
  expect(await brokenMoneyRules(api.db)).toEqual([])
  await api.db.transaction(async tx => {
    const [pool] = await tx
      .update(seatPools)
      .set({ bought: sql`${seatPools.bought} - 2` })
      .where(eq(seatPools.courseId, courseId))
      .returning()
    await tx
      .insert(seatLedger)
      .values({ companyId: owner.companyId, poolId: pool?.id ?? 0, movement: 'refunded', seats: -2 })
  })
  expect(await calls.data('GET', '/seats')).toMatchObject([{ bought: 3, free: 1, refunded: 2, expired: 0 }])
  expect((await movements('?movement=refunded')).data).toMatchObject([{ seats: -2 }])
  // Another company has seats of its own alone.
  const stranger = companyCalls(api, (await company(api)).token)
  expect(await stranger.data('GET', '/seats')).toEqual([])
  expect((await stranger.answer('GET', `/seats/${courseId}/movements`)).json<Movements>().data).toEqual([])
})
