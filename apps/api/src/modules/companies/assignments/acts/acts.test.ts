import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  auditLog,
  companyMembers,
  courses,
  employees,
  jobs,
  notifications,
} from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { assignedTo, companyCalls, doAssigning, joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { department, member } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { PermanentJobError } from '../../../platform/queue/job-kind.ts'
import type { JobContext } from '../../../platform/queue/job-run.ts'
import type { AssignmentAct } from './acts.ts'
import { partSize, workOnAssignmentAct } from './working.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

interface Act {
  state: string
  total: number
  done: number
  changed: number
}
const assign = async (order: object) => {
  await calls.data('POST', '/assignments', order)
  await doAssigning(api)
}
const start = (body: object, by = calls) =>
  by.data<{ id: number; total: number }>('POST', '/assignments/bulk', body)
const done = async (body: object, by = calls) => {
  const { id } = await start(body, by)
  await doAssigning(api)
  return by.data<Act>('GET', `/assignment-acts/${id}`)
}
const dueOf = async (employeeId: number) => (await assignedTo(api, employeeId)).map(row => row.dueOn)
const statesOf = async (employeeId: number) => (await assignedTo(api, employeeId)).map(row => row.state)

test('all that match are given another due day but those that were taken out, more than a part of them', async () => {
  const courseId = await course(api)
  const people = []
  for (let each = 0; each < partSize + 3; each += 1) people.push(await joined(api, owner.companyId))
  await assign({ course_ids: [courseId], employee_ids: people.map(({ id }) => id) })
  const [kept, ...others] = people
  const keptIds = (await assignedTo(api, kept?.id ?? 0)).map(({ id }) => id)
  const filters = { course: courseId }
  const act = await done({
    act: 'set_due',
    due_on: '2099-03-01',
    filters: { ...filters, except_ids: keptIds },
  })
  expect(act).toEqual({
    id: expect.any(Number),
    act: 'set_due',
    state: 'done',
    total: partSize + 2,
    done: partSize + 2,
    changed: partSize + 2,
  })
  expect(await dueOf(kept?.id ?? 0)).toEqual([null])
  for (const { id } of [others[0], others.at(-1)].filter(each => each !== undefined))
    expect(await dueOf(id)).toEqual(['2099-03-01'])
  const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'assignments.act'))
  expect(entry?.after).toMatchObject({ act: 'set_due', due_on: '2099-03-01', course: courseId })
})

test('those named are withdrawn, or their people reminded of them, once within a day', async () => {
  const person = await joined(api, owner.companyId)
  const [first, second] = [await course(api), await course(api)]
  await assign({ course_ids: [first], employee_ids: [person.id], due_on: '2099-01-01' })
  await assign({ course_ids: [second], employee_ids: [person.id], due_on: '2099-02-01' })
  const [earlier, later] = (await assignedTo(api, person.id)).map(({ id }) => id)
  expect(await done({ act: 'remind', assignment_ids: [later] })).toMatchObject({ total: 1, changed: 1 })
  expect(await done({ act: 'remind', assignment_ids: [later] })).toMatchObject({ total: 1, changed: 0 })
  const told = await api.db.select().from(notifications).where(eq(notifications.userId, person.userId))
  const [title] = await api.db.select({ title: courses.title }).from(courses).where(eq(courses.id, second))
  // The one that was chosen, not the one that is due first.
  expect(JSON.stringify(told.find(({ kind }) => kind.includes('remind')))).toContain(title?.title.ar)
  expect(await done({ act: 'withdraw', assignment_ids: [earlier] })).toMatchObject({ changed: 1 })
  expect(await statesOf(person.id)).toEqual(['withdrawn', 'assigned'])
})

test('a manager reaches only their own branch and sees no company-wide act; no one acts for another company', async () => {
  const branch = await department(api, owner.companyId)
  const inside = await joined(api, owner.companyId, { departmentId: branch })
  const outside = await joined(api, owner.companyId)
  const courseId = await course(api)
  await assign({ course_ids: [courseId], employee_ids: [inside.id, outside.id] })
  const manager = companyCalls(api, (await member(api, owner.companyId, 'manager', branch)).token)
  const filters = { course: courseId }
  expect(await done({ act: 'withdraw', filters }, manager)).toMatchObject({ total: 1, changed: 1 })
  expect(await statesOf(outside.id)).toEqual(['assigned'])
  const { id } = await start({ act: 'remind', filters })
  const stranger = companyCalls(api, (await company(api)).token)
  for (const other of [manager, stranger]) {
    expect(await other.code('GET', `/assignment-acts/${id}`)).toBe('not_found')
    expect(await other.code('POST', `/assignment-acts/${id}/cancel`)).toBe('not_found')
  }
  const theirs = (await assignedTo(api, outside.id)).map(row => row.id)
  expect(await start({ act: 'withdraw', assignment_ids: theirs }, stranger)).toMatchObject({ total: 0 })
  await doAssigning(api)
})

test('one that is stopped changes nothing more, and what can’t be meant is refused', async () => {
  const person = await joined(api, owner.companyId)
  const courseId = await course(api)
  await assign({ course_ids: [courseId], employee_ids: [person.id] })
  const { id } = await start({ act: 'withdraw', filters: { course: courseId } })
  expect(await calls.data('GET', `/assignment-acts/${id}`)).toMatchObject({ state: 'running', total: 1 })
  await calls.data('POST', `/assignment-acts/${id}/cancel`)
  await doAssigning(api)
  expect(await calls.data('GET', `/assignment-acts/${id}`)).toMatchObject({ state: 'cancelled', done: 0 })
  expect(await calls.code('POST', `/assignment-acts/${id}/cancel`)).toBe('conflict')
  expect(await statesOf(person.id)).toEqual(['assigned'])
  const refused = (body: object) => calls.code('POST', '/assignments/bulk', body)
  expect(await refused({ act: 'withdraw' })).toBe('malformed')
  expect(await refused({ act: 'withdraw', assignment_ids: [1], filters: {} })).toBe('malformed')
  expect(await refused({ act: 'set_due', filters: {} })).toBe('validation')
  expect(await refused({ act: 'set_due', filters: {}, due_on: '2020-01-01' })).toBe('validation')
})

test('an act ends once the person who started it has another role', async () => {
  const administrator = await member(api, owner.companyId, 'administrator')
  const person = await joined(api, owner.companyId)
  const courseId = await course(api)
  await assign({ course_ids: [courseId], employee_ids: [person.id] })
  const { id } = await start(
    { act: 'withdraw', filters: { course: courseId } },
    companyCalls(api, administrator.token),
  )
  const [job] = await api.db.select().from(jobs).where(eq(jobs.id, id))
  await api.db.delete(companyMembers).where(eq(companyMembers.userId, administrator.id))
  const run = { reached: null, commitPart: work => api.db.transaction(work) } as JobContext
  await expect(workOnAssignmentAct(job?.payload as unknown as AssignmentAct, run)).rejects.toThrow(
    PermanentJobError,
  )
  await api.db.update(jobs).set({ state: 'dead' }).where(eq(jobs.id, id))
  expect(await calls.data('GET', `/assignment-acts/${id}`)).toMatchObject({ state: 'failed', done: 0 })
  expect(await statesOf(person.id)).toEqual(['assigned'])
})

test('of each person what is due first comes first where many are reminded, so that it is named', async () => {
  const [one, other] = [await joined(api, owner.companyId), await joined(api, owner.companyId)]
  const [late, early] = [await course(api), await course(api)]
  const employee_ids = [one.id, other.id]
  await assign({ course_ids: [late], employee_ids, due_on: '2099-05-01' })
  await assign({ course_ids: [early], employee_ids, due_on: '2099-04-01' })
  const theirs: { id: number; employeeId: number; dueOn: string | null }[] = []
  for (const { id: employeeId } of [one, other])
    theirs.push(...(await assignedTo(api, employeeId)).map(row => ({ ...row, employeeId })))
  const { id } = await start({ act: 'remind', assignment_ids: theirs.map(row => row.id) })
  const [job] = await api.db.select().from(jobs).where(eq(jobs.id, id))
  const ids = job?.payload['ids'] as number[] | undefined
  const order = (ids ?? []).map(each => theirs.find(row => row.id === each))
  expect(order.map(row => [row?.employeeId, row?.dueOn])).toEqual([
    [one.id, '2099-04-01'],
    [one.id, '2099-05-01'],
    [other.id, '2099-04-01'],
    [other.id, '2099-05-01'],
  ])
  await doAssigning(api)
})

test('many of people who have left meanwhile are changed as few are', async () => {
  const person = await joined(api, owner.companyId)
  await assign({ course_ids: [await course(api)], employee_ids: [person.id], due_on: '2099-01-01' })
  const [row] = await assignedTo(api, person.id)
  await api.db.update(employees).set({ state: 'deactivated' }).where(eq(employees.id, person.id))
  expect((await start({ act: 'withdraw', assignment_ids: [row?.id ?? 0] })).total).toBe(1)
  await doAssigning(api)
})
