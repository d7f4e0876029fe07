import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignments, enrolmentGrants, enrolments, seatLedger, seatPools } from '../../../db/schema/index.ts'
import { openGrant } from '../../learning/grants.ts'
import { account, company, type Account } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { assign, employee } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

type State = 'assigned' | 'in_progress' | 'completed'

/** An employee with an account, who has a course by a seat of the pool. */
async function seated(poolId: number, courseId: number, userId: number, employeeId: number, state: State) {
  const { companyId } = owner
  const percent = { assigned: 0, in_progress: 40, completed: 100 }[state]
  const assignmentId = await assign(api, companyId, employeeId, courseId, { state, percent })
  const [seat] = await api.db
    .insert(seatLedger)
    .values({ companyId, poolId, employeeId, movement: 'assigned', seats: -1 })
    .returning({ id: seatLedger.id })
  const seatId = seat?.id ?? 0
  await api.db.transaction(tx =>
    openGrant(tx, { userId, courseId, kind: 'seat', companyId, seatId, assignmentId }),
  )
  await api.db
    .update(enrolments)
    .set({ percent })
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)))
  return { assignmentId, seatId }
}

async function poolOf(bought: number, used: number) {
  const courseId = await course(api)
  const [pool] = await api.db
    .insert(seatPools)
    .values({ companyId: owner.companyId, courseId, bought, used })
    .returning({ id: seatPools.id })
  return { courseId, poolId: pool?.id ?? 0 }
}
const deactivate = (id: number) => api.as(owner.token)('POST', `/company-api/v1/employees/${id}/deactivate`)
const usedOf = async (poolId: number) =>
  (await api.db.select().from(seatPools).where(eq(seatPools.id, poolId)))[0]?.used
const returnedOf = async (poolId: number) =>
  (
    await api.db
      .select({ employeeId: seatLedger.employeeId, seats: seatLedger.seats })
      .from(seatLedger)
      .where(and(eq(seatLedger.poolId, poolId), eq(seatLedger.movement, 'returned')))
      .orderBy(asc(seatLedger.id))
  ).map(row => [row.employeeId, row.seats])

test('seats come back whole, those of begun and completed courses too; the record and the progress stay', async () => {
  const user = await account(api)
  const id = await employee(api, owner.companyId, { userId: user.id })
  const [fresh, begun, done] = [await poolOf(3, 1), await poolOf(3, 1), await poolOf(3, 1)]
  const made = [
    await seated(fresh.poolId, fresh.courseId, user.id, id, 'assigned'),
    await seated(begun.poolId, begun.courseId, user.id, id, 'in_progress'),
    await seated(done.poolId, done.courseId, user.id, id, 'completed'),
  ]
  expect((await deactivate(id)).statusCode).toBe(200)
  expect([await usedOf(fresh.poolId), await usedOf(begun.poolId), await usedOf(done.poolId)]).toEqual([
    0, 0, 0,
  ])
  expect(await returnedOf(begun.poolId)).toEqual([[id, 1]])
  expect(await returnedOf(done.poolId)).toEqual([[id, 1]])
  const rows = await api.db
    .select({ state: assignments.state, percent: assignments.percent })
    .from(assignments)
    .where(eq(assignments.employeeId, id))
    .orderBy(asc(assignments.id))
  expect(rows).toEqual([
    { state: 'withdrawn', percent: 0 },
    { state: 'withdrawn', percent: 40 },
    { state: 'completed', percent: 100 },
  ])
  const grants = await api.db
    .select({ seatId: enrolmentGrants.seatId, reason: enrolmentGrants.endedReason })
    .from(enrolmentGrants)
    .where(eq(enrolmentGrants.userId, user.id))
    .orderBy(asc(enrolmentGrants.seatId))
  expect(grants).toEqual([
    { seatId: made[0]?.seatId, reason: 'seat_returned' },
    { seatId: made[1]?.seatId, reason: 'seat_returned' },
    { seatId: made[2]?.seatId, reason: 'seat_returned' },
  ])
  const [kept] = await api.db
    .select({ percent: enrolments.percent })
    .from(enrolments)
    .where(and(eq(enrolments.userId, user.id), eq(enrolments.courseId, begun.courseId)))
  expect(kept?.percent).toBe(40)
})

test('a private purchase of the same course stays open', async () => {
  const user = await account(api)
  const id = await employee(api, owner.companyId, { userId: user.id })
  const { courseId, poolId } = await poolOf(1, 1)
  await api.db.transaction(tx => openGrant(tx, { userId: user.id, courseId, kind: 'order' }))
  await seated(poolId, courseId, user.id, id, 'in_progress')
  await deactivate(id)
  const open = await api.db
    .select({ kind: enrolmentGrants.kind, reason: enrolmentGrants.endedReason })
    .from(enrolmentGrants)
    .where(eq(enrolmentGrants.userId, user.id))
    .orderBy(asc(enrolmentGrants.kind))
  expect(open).toEqual([
    { kind: 'order', reason: null },
    { kind: 'seat', reason: 'seat_returned' },
  ])
})

test('many who leave at once give each seat back once', async () => {
  const { courseId, poolId } = await poolOf(10, 6)
  const ids: number[] = []
  for (let made = 0; made < 6; made += 1) {
    const user = await account(api)
    const id = await employee(api, owner.companyId, { userId: user.id })
    await seated(poolId, courseId, user.id, id, made % 2 === 0 ? 'assigned' : 'in_progress')
    ids.push(id)
  }
  const answers = await Promise.all([...ids, ...ids].map(deactivate))
  expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(6)
  expect(answers.filter(answer => answer.statusCode === 404)).toHaveLength(6)
  expect(await usedOf(poolId)).toBe(0)
  const returned = await returnedOf(poolId)
  expect(returned.map(([id]) => id).toSorted()).toEqual(ids.toSorted())
})

test('a seat that was taken again after it came back comes back again', async () => {
  const user = await account(api)
  const id = await employee(api, owner.companyId, { userId: user.id })
  const { courseId, poolId } = await poolOf(2, 1)
  await seated(poolId, courseId, user.id, id, 'assigned')
  await deactivate(id)
  await api.as(owner.token)('POST', `/company-api/v1/employees/${id}/reactivate`)
  await api.db.update(seatPools).set({ used: 1 }).where(eq(seatPools.id, poolId))
  await seated(poolId, courseId, user.id, id, 'assigned')
  await deactivate(id)
  expect(await usedOf(poolId)).toBe(0)
  expect(await returnedOf(poolId)).toEqual([
    [id, 1],
    [id, 1],
  ])
})

test('what was assigned without a seat is withdrawn, with its access', async () => {
  const user = await account(api)
  const id = await employee(api, owner.companyId, { userId: user.id })
  const courseId = await course(api)
  const assignmentId = await assign(api, owner.companyId, id, courseId)
  await api.db.transaction(tx =>
    openGrant(tx, {
      userId: user.id,
      courseId,
      kind: 'assignment',
      companyId: owner.companyId,
      assignmentId,
    }),
  )
  await deactivate(id)
  const [grant] = await api.db
    .select({ reason: enrolmentGrants.endedReason })
    .from(enrolmentGrants)
    .where(eq(enrolmentGrants.assignmentId, assignmentId))
  expect(grant?.reason).toBe('assignment_withdrawn')
})
