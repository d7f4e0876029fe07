import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrolmentGrants, notifications, requirements } from '../../../db/schema/index.ts'
import {
  assignedTo,
  boughtSeats,
  companyCalls,
  doAssigning,
  joined,
  learn,
  seatsOf,
} from '../../../testing/assigning.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { course, curriculum } from '../../../testing/catalogue.ts'
import { department, employee, member } from '../../../testing/portal.ts'
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

interface Path {
  id: number
  state: string
  version: number
  people: number
  percent: number | null
  order_enforced: boolean
  courses: { id: number; is_withdrawn: boolean }[]
}
const bodyOf = (courseIds: number[], given: object = {}) => ({
  names: { ar: 'مسار', en: 'Path' },
  order_enforced: false,
  course_ids: courseIds,
  ...given,
})
const create = async (courseIds: number[], given: object = {}) =>
  (await calls.data<{ id: number }>('POST', '/learning-paths', bodyOf(courseIds, given))).id
const publish = (id: number) => calls.data('POST', `/learning-paths/${id}/publish`)
const read = (id: number) => calls.data<Path>('GET', `/learning-paths/${id}`)
const assign = async (order: object) => {
  const { id } = await calls.data<{ id: number }>('POST', '/assignments', order)
  await doAssigning(api)
  return id
}
const openCourses = async (userId: number) =>
  (
    await api.db
      .select({ id: enrolmentGrants.courseId })
      .from(enrolmentGrants)
      .where(and(eq(enrolmentGrants.userId, userId), isNull(enrolmentGrants.endedReason)))
      .orderBy(enrolmentGrants.courseId)
  ).map(row => row.id)
const toldOf = (userId: number) =>
  api.db.$count(
    notifications,
    and(eq(notifications.userId, userId), eq(notifications.kind, 'assignment_made')),
  )

test('a path is made, reordered, published, archived and deleted; two who change it at once do not undo each other', async () => {
  const [one, two, three] = [await course(api), await course(api), await course(api)]
  const id = await create([one, two])
  expect(await read(id)).toMatchObject({ state: 'draft', version: 1, people: 0, percent: null })
  const changes = await Promise.all([
    calls.answer('PUT', `/learning-paths/${id}`, { ...bodyOf([two, one]), version: 1 }),
    calls.answer('PUT', `/learning-paths/${id}`, { ...bodyOf([three]), version: 1 }),
  ])
  expect(changes.map(answer => answer.statusCode).toSorted()).toEqual([200, 409])
  expect((await read(id)).version).toBe(2)
  await calls.data('PUT', `/learning-paths/${id}`, { ...bodyOf([three, one, two]), version: 2 })
  expect((await read(id)).courses.map(row => row.id)).toEqual([three, one, two])
  expect(await calls.code('POST', `/learning-paths/${id}/archive`)).toBe('conflict')
  await publish(id)
  expect(await calls.code('POST', `/learning-paths/${id}/publish`)).toBe('conflict')
  await calls.data('POST', `/learning-paths/${id}/archive`)
  expect((await read(id)).state).toBe('archived')
  await calls.data('DELETE', `/learning-paths/${id}`)
  expect(await calls.code('GET', `/learning-paths/${id}`)).toBe('not_found')
})

test('what a path may hold: published courses, and those that it had before', async () => {
  const draft = await course(api, { state: 'draft' })
  const [known, gone] = [await course(api), await course(api, { state: 'archived' })]
  for (const body of [
    bodyOf([draft]),
    bodyOf([999_999]),
    bodyOf([gone]),
    bodyOf([]),
    bodyOf([known], { names: {} }),
  ])
    expect(await calls.code('POST', '/learning-paths', body)).toBe('validation')
  const id = await create([known])
  expect(await calls.code('PUT', `/learning-paths/${id}`, { ...bodyOf([known, draft]), version: 1 })).toBe(
    'validation',
  )
})

test('only a published path is assigned; one that is assigned, or that a requirement names, is not deleted', async () => {
  const person = await joined(api, owner.companyId)
  const [one, two, three] = [await course(api), await course(api), await course(api)]
  const id = await create([one, two])
  const order = { path_ids: [id], employee_ids: [person.id] }
  expect(await calls.code('POST', '/assignments/preview', order)).toBe('nothing_to_assign')
  await publish(id)
  await assign(order)
  expect((await assignedTo(api, person.id)).map(row => [row.courseId, row.pathId])).toEqual([
    [one, id],
    [two, id],
  ])
  expect(await calls.code('DELETE', `/learning-paths/${id}`)).toBe('path_assigned')
  await calls.data('POST', `/learning-paths/${id}/archive`)
  expect(await calls.code('POST', '/assignments/preview', order)).toBe('nothing_to_assign')
  expect((await openCourses(person.userId)).toSorted()).toEqual([one, two].toSorted())
  // Once no one has it any more, it can be deleted, and the record of the act stays.
  const undone = await create([three])
  await publish(undone)
  const act = await assign({ path_ids: [undone], employee_ids: [person.id] })
  await calls.data('POST', `/assignment-batches/${act}/undo`)
  await doAssigning(api)
  await calls.data('DELETE', `/learning-paths/${undone}`)
  expect(await calls.data('GET', `/assignment-batches/${act}`)).toMatchObject({ outcomes: { undone: 1 } })
  const required = await create([one])
  await api.db.insert(requirements).values({ companyId: owner.companyId, pathId: required, firstDueDays: 30 })
  expect(await calls.code('DELETE', `/learning-paths/${required}`)).toBe('path_required')
})

test('in an enforced order each course opens after the one before it, with its seat kept and its notice then', async () => {
  // The later course has the lower id: what decides is the path.
  const last = await curriculum(api, 1, { price: 5_000 })
  const [first, second] = [await curriculum(api, 1), await curriculum(api, 1)]
  const pool = await boughtSeats(api, owner.companyId, last.courseId, 1)
  const person = await joined(api, owner.companyId)
  const id = await create([first.courseId, second.courseId, last.courseId], { order_enforced: true })
  await publish(id)
  await assign({ path_ids: [id], employee_ids: [person.id] })
  expect(await openCourses(person.userId)).toEqual([first.courseId])
  expect(await toldOf(person.userId)).toBe(1)
  expect(await seatsOf(api, pool)).toEqual({ bought: 1, used: 1 })
  const early = await api.as(person.token)(
    'PATCH',
    `/client-api/v1/lessons/${second.lessonIds[0] ?? 0}/progress`,
    {
      is_completed: true,
    },
  )
  expect(early.statusCode).toBe(403)
  await learn(api, person.token, first.lessonIds)
  await doAssigning(api)
  expect(await openCourses(person.userId)).toEqual([first.courseId, second.courseId])
  expect(await toldOf(person.userId)).toBe(2)
  expect((await api.as(person.token)('GET', '/client-api/v1/my-courses')).json()).toMatchObject({
    data: {
      my_courses: [
        { assigned_by: expect.any(String), assigned_for: { kind: 'path', name: expect.any(String) } },
        { assigned_by: expect.any(String) },
      ],
      waiting: [
        {
          course: { id: last.courseId },
          after: { id: second.courseId },
          due_on: null,
          assigned_by: expect.any(String),
        },
      ],
    },
  })
  await learn(api, person.token, second.lessonIds)
  await doAssigning(api)
  await learn(api, person.token, last.lessonIds)
  await doAssigning(api)
  expect(await toldOf(person.userId)).toBe(3)
  expect((await assignedTo(api, person.id)).map(row => row.state)).toEqual([
    'completed',
    'completed',
    'completed',
  ])
  const { data } = (await calls.answer('GET', `/learning-paths/${id}/people`)).json<{ data: object[] }>()
  expect(data).toMatchObject([
    { employee: { id: person.id }, courses: 3, completed: 3, percent: 100, next: null },
  ])
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('what waits for its turn opens when what comes before it is withdrawn, or the order is enforced no more', async () => {
  const [one, two, three] = [await course(api), await course(api), await course(api)]
  const person = await joined(api, owner.companyId)
  const id = await create([one, two, three], { order_enforced: true })
  await publish(id)
  await assign({ path_ids: [id], employee_ids: [person.id] })
  const [first] = await assignedTo(api, person.id)
  await calls.data('POST', '/assignments/withdraw', { ids: [first?.id ?? 0] })
  await doAssigning(api)
  expect(await openCourses(person.userId)).toEqual([two])
  await calls.data('PUT', `/learning-paths/${id}`, { ...bodyOf([one, two, three]), version: 1 })
  await doAssigning(api)
  expect(await openCourses(person.userId)).toEqual([two, three])
})

test('for people who have not joined, it says after how many days a path is due', async () => {
  const id = await create([await course(api), await course(api)])
  await publish(id)
  const invited = await employee(api, owner.companyId, { state: 'invited', joinedOn: null })
  const here = await joined(api, owner.companyId)
  await assign({ path_ids: [id], employee_ids: [invited], due_days: 14, counts_working_days: true })
  await assign({ path_ids: [id], employee_ids: [here.id], due_on: '2090-01-02' })
  const { data } = (await calls.answer('GET', `/learning-paths/${id}/people`)).json<{ data: object[] }>()
  expect(data).toMatchObject([
    { employee: { id: invited }, due_on: null, due_days: 14, counts_working_days: true },
    { employee: { id: here.id }, due_on: '2090-01-02', due_days: null, counts_working_days: false },
  ])
})

test('how far people are is counted over the path, for a manager over the own branch, and for no other company', async () => {
  const branch = await department(api, owner.companyId)
  const manager = companyCalls(api, (await member(api, owner.companyId, 'manager', branch)).token)
  const stranger = companyCalls(api, (await company(api)).token)
  const [one, two] = [await curriculum(api, 2), await curriculum(api, 2)]
  const [inside, outside] = [
    await joined(api, owner.companyId, { departmentId: branch }),
    await joined(api, owner.companyId),
  ]
  const id = await create([one.courseId, two.courseId])
  await publish(id)
  await assign({ path_ids: [id], employee_ids: [inside.id, outside.id], due_on: '2090-01-01' })
  await learn(api, inside.token, [...one.lessonIds, two.lessonIds[1] ?? 0])
  const peopleOf = async (who: typeof calls, query = '') =>
    (await who.answer('GET', `/learning-paths/${id}/people${query}`)).json<{
      data: { employee: { id: number } }[]
      meta: { total: number; next_cursor: string | null }
    }>()
  const all = await peopleOf(calls)
  expect(all.data).toMatchObject([
    {
      employee: { id: inside.id },
      courses: 2,
      completed: 1,
      percent: 75,
      next: { id: two.courseId },
      due_on: '2090-01-01',
      completed_at: null,
    },
    { employee: { id: outside.id }, completed: 0, percent: 0, next: { id: one.courseId } },
  ])
  const page = await peopleOf(calls, '?limit=1')
  expect(page.meta.total).toBe(2)
  const rest = await peopleOf(calls, `?limit=1&cursor=${page.meta.next_cursor ?? ''}`)
  expect(rest.data.map(row => row.employee.id)).toEqual([outside.id])
  expect((await peopleOf(manager)).data.map(row => row.employee.id)).toEqual([inside.id])
  expect(await read(id)).toMatchObject({ people: 2, percent: 38 })
  expect(await manager.data('GET', `/learning-paths/${id}`)).toMatchObject({ people: 1, percent: 75 })
  expect(await stranger.code('GET', `/learning-paths/${id}`)).toBe('not_found')
  expect(await stranger.code('GET', `/learning-paths/${id}/people`)).toBe('not_found')
  expect(await stranger.code('PUT', `/learning-paths/${id}`, { ...bodyOf([one.courseId]), version: 1 })).toBe(
    'not_found',
  )
  for (const act of ['publish', 'archive'])
    expect(await stranger.code('POST', `/learning-paths/${id}/${act}`)).toBe('not_found')
  expect(await stranger.code('DELETE', `/learning-paths/${id}`)).toBe('not_found')
  const mine = { path_ids: [id], everyone: true }
  expect(await stranger.code('POST', '/assignments/preview', mine)).toBe('nothing_to_assign')
})
