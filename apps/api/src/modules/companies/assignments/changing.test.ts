import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignmentBatches, assignments, auditLog, enrolmentGrants, jobs } from '../../../db/schema/index.ts'
import {
  assignedTo,
  boughtSeats,
  companyCalls,
  doAssigning,
  joined,
  seatsOf,
} from '../../../testing/assigning.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { course, curriculum } from '../../../testing/catalogue.ts'
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

interface Listed {
  data: { id: number; state: string; is_overdue: boolean; due_on: string | null }[]
  meta: { next_cursor: string | null; total: number }
}
const assign = async (order: object): Promise<number> => {
  const { id } = await calls.data<{ id: number }>('POST', '/assignments', order)
  await doAssigning(api)
  return id
}
const listOf = async (query: string) => (await calls.answer('GET', `/assignments?${query}`)).json<Listed>()
const idsOf = async (employeeId: number) => (await assignedTo(api, employeeId)).map(row => row.id)
const statesOf = async (employeeId: number) => (await assignedTo(api, employeeId)).map(row => row.state)
const openGrants = (userId: number) =>
  api.db.$count(enrolmentGrants, and(eq(enrolmentGrants.userId, userId), isNull(enrolmentGrants.endedReason)))
const progress = (token: string, lessonId: number | undefined) =>
  api.as(token)('PUT', `/client-api/v1/lessons/${lessonId ?? 0}/progress`, { is_completed: true })

test('the seat of a course not begun comes back; what was begun can be learnt on, and keeps its seat', async () => {
  const { courseId, lessonIds } = await curriculum(api, 3, { price: 9_900 })
  const pool = await boughtSeats(api, owner.companyId, courseId, 2)
  const [idle, eager] = [await joined(api, owner.companyId), await joined(api, owner.companyId)]
  await assign({ course_ids: [courseId], employee_ids: [idle.id, eager.id] })
  expect((await progress(eager.token, lessonIds[1])).statusCode).toBe(200)
  expect(await seatsOf(api, pool)).toEqual({ bought: 2, used: 2 })
  const ids = [...(await idsOf(idle.id)), ...(await idsOf(eager.id))]
  expect(await calls.data('POST', '/assignments/withdraw', { ids })).toEqual({ changed: 2 })
  expect(await seatsOf(api, pool)).toEqual({ bought: 2, used: 1 })
  expect((await progress(idle.token, lessonIds[1])).statusCode).toBe(403)
  expect((await progress(eager.token, lessonIds[2])).statusCode).toBe(200)
  // Twice changes nothing.
  expect(await calls.data('POST', '/assignments/withdraw', { ids })).toEqual({ changed: 0 })
  expect(await seatsOf(api, pool)).toEqual({ bought: 2, used: 1 })
  const entries = await api.db.$count(auditLog, eq(auditLog.action, 'assignment.withdraw'))
  expect(entries).toBe(2)
  // Assigned again, they go on by the seat that they have.
  await assign({ course_ids: [courseId], employee_ids: [idle.id, eager.id] })
  expect(await seatsOf(api, pool)).toEqual({ bought: 2, used: 2 })
  expect(await statesOf(eager.id)).toEqual(['withdrawn', 'in_progress'])
  // When the person leaves, it comes back whole.
  await calls.data('POST', `/employees/${eager.id}/deactivate`)
  expect(await seatsOf(api, pool)).toEqual({ bought: 2, used: 1 })
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('another due day is set, by ids, and the list follows it: sorted, paged and filtered', async () => {
  const person = await joined(api, owner.companyId)
  const courseIds = [await course(api), await course(api), await course(api)]
  await assign({ course_ids: courseIds, employee_ids: [person.id] })
  await api.db.update(assignments).set({ dueOn: '2020-01-01' }).where(eq(assignments.employeeId, person.id))
  const ids = await idsOf(person.id)
  expect((await listOf(`employee=${person.id}&state=overdue`)).meta.total).toBe(3)
  const [first, second, third] = ids
  expect(await calls.data('PATCH', '/assignments', { ids: [second], due_on: '2099-05-01' })).toEqual({
    changed: 1,
  })
  expect(await calls.data('PATCH', '/assignments', { ids: [third], due_on: null })).toEqual({ changed: 1 })
  const seen: number[] = []
  let cursor = ''
  do {
    const page = await listOf(`employee=${person.id}&limit=1${cursor}`)
    expect(page.meta.total).toBe(3)
    seen.push(...page.data.map(row => row.id))
    cursor = page.meta.next_cursor === null ? '' : `&cursor=${page.meta.next_cursor}`
  } while (cursor !== '')
  expect(seen).toEqual([first, second, third])
  expect((await listOf(`employee=${person.id}&sort=newest`)).data.map(row => row.id)).toEqual([
    third,
    second,
    first,
  ])
  expect((await listOf(`employee=${person.id}&state=overdue`)).data.map(row => row.id)).toEqual([first])
  expect((await listOf(`course=${courseIds[1] ?? 0}`)).data.map(row => row.due_on)).toEqual(['2099-05-01'])
})

test('an act is undone within a day, but for what was begun; later it is not', async () => {
  const { courseId, lessonIds } = await curriculum(api, 2, { price: 9_900 })
  const pool = await boughtSeats(api, owner.companyId, courseId, 2)
  const [idle, eager] = [await joined(api, owner.companyId), await joined(api, owner.companyId)]
  const id = await assign({ course_ids: [courseId], employee_ids: [idle.id, eager.id] })
  await progress(eager.token, lessonIds[1])
  await calls.data('POST', `/assignment-batches/${id}/undo`)
  expect(await calls.code('POST', `/assignment-batches/${id}/undo`)).toBe('conflict')
  await doAssigning(api)
  expect(await calls.data('GET', `/assignment-batches/${id}`)).toMatchObject({
    state: 'undone',
    can_undo: false,
    outcomes: { assigned: 1, undone: 1 },
  })
  expect(await statesOf(idle.id)).toEqual(['withdrawn'])
  expect(await statesOf(eager.id)).toEqual(['in_progress'])
  expect(await openGrants(idle.userId)).toBe(0)
  expect(await seatsOf(api, pool)).toEqual({ bought: 2, used: 1 })
  expect(await calls.code('POST', `/assignment-batches/${id}/undo`)).toBe('conflict')

  const old = await assign({ course_ids: [courseId], employee_ids: [idle.id] })
  await api.db
    .update(assignmentBatches)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(eq(assignmentBatches.id, old))
  expect(await calls.data('GET', `/assignment-batches/${old}`)).toMatchObject({ can_undo: false })
  expect(await calls.code('POST', `/assignment-batches/${old}/undo`)).toBe('undo_expired')
  expect(await statesOf(idle.id)).toEqual(['withdrawn', 'assigned'])
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('an act that is stopped assigns no more; what it has done stays and can be undone', async () => {
  const person = await joined(api, owner.companyId)
  const order = { course_ids: [await course(api)], employee_ids: [person.id] }
  const { id } = await calls.data<{ id: number }>('POST', '/assignments', order)
  await calls.data('POST', `/assignment-batches/${id}/cancel`)
  await doAssigning(api)
  expect(await calls.data('GET', `/assignment-batches/${id}`)).toMatchObject({
    state: 'cancelled',
    done: 0,
    can_undo: true,
  })
  expect(await assignedTo(api, person.id)).toEqual([])
  expect(await calls.code('POST', `/assignment-batches/${id}/cancel`)).toBe('conflict')
  expect(await api.db.$count(jobs, eq(jobs.state, 'cancelled'))).toBe(1)
  await calls.data('POST', `/assignment-batches/${id}/undo`)
  await doAssigning(api)
  expect(await calls.data('GET', `/assignment-batches/${id}`)).toMatchObject({ state: 'undone' })
})
