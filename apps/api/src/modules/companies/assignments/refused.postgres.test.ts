import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignedTo, companyCalls, doAssigning, joined, seatsOf } from '../../../testing/assigning.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { seller, TestBuyer } from '../../../testing/buying.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { seatPools } from '../../../db/schema/index.ts'
import { brokenMoneyRules } from '../../commerce/invariants.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
let buyer: TestBuyer
beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
  owner = await company(api)
  calls = companyCalls(api, owner.token)
  buyer = new TestBuyer(api, owner.token, 'company-api')
})
afterAll(() => api.close())

const buy = async (courseId: number, seats: number) => {
  expect((await buyer.buy([courseId], seats)).state).toBe('paid')
  await doAssigning(api)
}

/** A group of people who are all to have a course that takes seats. */
async function standing(people: number) {
  const courseId = await course(api, { price: 5_000 })
  const { id: groupId } = await calls.data<{ id: number }>('POST', '/groups', { names: { en: 'Drivers' } })
  const ids: number[] = []
  for (let made = 0; made < people; made += 1) ids.push((await joined(api, owner.companyId)).id)
  await calls.data('POST', `/groups/${groupId}/members`, { employee_ids: ids })
  return { courseId, ids, order: { group_id: groupId, course_id: courseId } }
}
const statesOf = async (ids: number[]) => {
  const all = await Promise.all(ids.map(id => assignedTo(api, id)))
  return all.map(rows => rows.at(-1)?.state ?? null)
}

test('a person who got no seat from a standing assignment gets one as soon as it is bought or released', async () => {
  const { courseId, ids, order } = await standing(4)
  await buy(courseId, 1)
  await calls.data('POST', '/standing-assignments', order)
  await doAssigning(api)
  expect(await statesOf(ids)).toEqual(['assigned', null, null, null])

  await buy(courseId, 1)
  expect(await statesOf(ids)).toEqual(['assigned', 'assigned', null, null])
  // One employee leaves and another's assignment is withdrawn: both seats go to others, and neither person gets one again.
  await calls.data('POST', `/employees/${ids[0]}/deactivate`)
  await doAssigning(api)
  expect(await statesOf(ids)).toEqual(['withdrawn', 'assigned', 'assigned', null])
  const [second] = await assignedTo(api, ids[1] ?? 0)
  await calls.data('POST', '/assignments/withdraw', { ids: [second?.id] })
  await doAssigning(api)
  expect(await statesOf(ids)).toEqual(['withdrawn', 'withdrawn', 'assigned', 'assigned'])

  // No one is waiting: a further seat stays free.
  await buy(courseId, 1)
  expect(await statesOf(ids)).toEqual(['withdrawn', 'withdrawn', 'assigned', 'assigned'])
  const [pool] = await api.db.query.seatPools.findMany({ where: (t, { eq }) => eq(t.courseId, courseId) })
  expect(await seatsOf(api, pool?.id ?? 0)).toEqual({ bought: 3, used: 2 })
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('seats bought while the refusing act runs reach whom it refuses, and an act by hand is not tried again', async () => {
  const { courseId, ids, order } = await standing(2)
  const [byHand = 0] = ids
  await api.db.insert(seatPools).values({ companyId: owner.companyId, courseId, bought: 0 })
  await calls.data('POST', '/assignments', { course_ids: [courseId], employee_ids: [byHand] })
  await doAssigning(api)
  await buy(courseId, 1)
  expect(await statesOf(ids)).toEqual([null, null])
  await calls.data('POST', '/standing-assignments', order)
  // The jobs of both acts and the purchase meet in any order.
  await Promise.all([doAssigning(api, { hosts: 2 }), buyer.buy([courseId], 1)])
  await doAssigning(api)
  expect(await statesOf(ids)).toEqual(['assigned', 'assigned'])
  expect(await brokenMoneyRules(api.db)).toEqual([])
})
