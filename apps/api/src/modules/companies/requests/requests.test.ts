import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignments,
  courseRequests,
  courses,
  type employees,
  notifications,
  seatPools,
  type CourseRequestState,
} from '../../../db/schema/index.ts'
import { account, company, type Account } from '../../../testing/accounts.ts'
import { boughtSeats, doAssigning, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { licensed, shelfCourse, startedBy } from '../../../testing/licences.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { mostOpen } from './asking.ts'

let api: TestApi
let owner: Account & { companyId: number }
let sales: number
let manager: Account
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  sales = await department(api, owner.companyId)
  manager = await member(api, owner.companyId, 'manager', sales)
})
afterAll(() => api.close())

const key = () => ({ 'idempotency-key': randomUUID() })
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code
const ask = (person: Account, courseId: number, body: object = { company_id: owner.companyId }) =>
  api.as(person.token)('POST', `/client-api/v1/courses/${courseId}/requests`, body, key())
const idOf = (answer: { json<T>(): T }) => answer.json<{ data: { id: number } }>().data.id
const own = async (person: Account, courseId: number) =>
  (await api.as(person.token)('GET', `/client-api/v1/courses/${courseId}/requests`)).json<{
    data: { companies: { id: number }[]; requests: { state: string; answer: string | null }[] }
  }>().data
const list = async (token: string, state?: CourseRequestState) =>
  (await api.as(token)('GET', `/company-api/v1/requests${state ? `?state=${state}` : ''}`)).json<{
    data: {
      id: number
      employee: { id: number }
      free_seats: number
      reason: string
      decided_by: string | null
    }[]
  }>().data
const approve = (token: string, id: number, body: object = {}) =>
  api.as(token)('POST', `/company-api/v1/requests/${id}/approve`, body, key())
const decline = (token: string, id: number, answer?: string) =>
  api.as(token)('POST', `/company-api/v1/requests/${id}/decline`, answer === undefined ? {} : { answer })
const seats = (courseId: number, bought: number) => boughtSeats(api, owner.companyId, courseId, bought)
const told = async (userId: number, kind: string) =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, userId))).filter(
    row => row.kind === kind,
  )

async function worker(given: Partial<typeof employees.$inferInsert> = {}) {
  const person = await account(api)
  const employeeId = await employee(api, owner.companyId, {
    userId: person.id,
    departmentId: sales,
    ...given,
  })
  return { ...person, employeeId }
}

test('an employee asks; those who may give it are notified; it is given with a seat, and the person learns', async () => {
  const [id, sara, elsewhere] = [
    await course(api, { price: 9_900 }),
    await worker(),
    await member(api, owner.companyId, 'manager', await department(api, owner.companyId)),
  ]
  expect((await own(sara, id)).companies).toMatchObject([{ id: owner.companyId }])
  const asked = await ask(sara, id, { company_id: owner.companyId, reason: '  للمشروع القادم ' })
  expect(asked.statusCode, asked.body).toBe(200)
  expect(codeOf(await ask(sara, id))).toBe('request_open')
  for (const [person, times] of [
    [owner, 1],
    [manager, 1],
    [elsewhere, 0],
  ] as const)
    expect(await told(person.id, 'course_asked')).toHaveLength(times)
  const row = expect.objectContaining({ id: idOf(asked), reason: 'للمشروع القادم', free_seats: 0 })
  expect(await list(manager.token)).toEqual([row])
  for (const [token, waiting] of [
    [manager.token, 1],
    [elsewhere.token, 0],
  ] as const)
    expect((await api.as(token)('GET', '/company-api/v1/dashboard')).json()).toMatchObject({
      data: { waiting_requests: waiting },
    })
  expect(await list(elsewhere.token)).toEqual([])
  expect((await approve(elsewhere.token, idOf(asked))).statusCode).toBe(404)
  expect(codeOf(await approve(manager.token, idOf(asked)))).toBe('no_free_seat')
  expect(await api.db.$count(assignments, eq(assignments.employeeId, sara.employeeId))).toBe(0)
  await seats(id, 1)
  expect((await approve(manager.token, idOf(asked), { due_on: '2020-01-01' })).statusCode).toBe(422)
  expect((await approve(manager.token, idOf(asked), { due_on: '2099-12-31' })).statusCode).toBe(200)
  expect(codeOf(await approve(manager.token, idOf(asked)))).toBe('conflict')
  expect(
    await api.db.select().from(assignments).where(eq(assignments.employeeId, sara.employeeId)),
  ).toMatchObject([{ courseId: id, state: 'assigned', dueOn: '2099-12-31' }])
  expect(await api.db.select().from(seatPools).where(eq(seatPools.courseId, id))).toMatchObject([{ used: 1 }])
  expect(await told(sara.id, 'assignment_made')).toHaveLength(1)
  expect(await own(sara, id)).toMatchObject({ companies: [], requests: [{ state: 'approved' }] })
  expect((await list(owner.token, 'approved'))[0]).toMatchObject({
    id: idOf(asked),
    decided_by: expect.any(String),
  })
})

test('a declined request tells the person why; they may ask again, and withdraw it', async () => {
  const [id, sara] = [await course(api, { price: 9_900 }), await worker()]
  const first = idOf(await ask(sara, id))
  expect((await decline(owner.token, first, 'في الربع القادم')).statusCode).toBe(200)
  expect(codeOf(await decline(owner.token, first))).toBe('conflict')
  expect(await told(sara.id, 'request_declined')).toHaveLength(1)
  expect((await own(sara, id)).requests).toMatchObject([{ state: 'declined', answer: 'في الربع القادم' }])
  const second = idOf(await ask(sara, id))
  const withdraw = (person: Account) =>
    api.as(person.token)('DELETE', `/client-api/v1/course-requests/${second}`)
  expect((await withdraw(await worker())).statusCode).toBe(404)
  expect((await withdraw(sara)).statusCode).toBe(200)
  expect(codeOf(await withdraw(sara))).toBe('conflict')
  expect(codeOf(await approve(owner.token, second))).toBe('conflict')
})

test('only an employee can ask, for courses on sale that they do not have', async () => {
  const [id, free, draft] = [
    await course(api, { price: 9_900 }),
    await course(api, { price: 0 }),
    await course(api, { price: 9_900 }),
  ]
  await api.db.update(courses).set({ state: 'draft' }).where(eq(courses.id, draft))
  const [sara, stranger, gone] = [await worker(), await account(api), await worker({ state: 'deactivated' })]
  for (const [person, courseId] of [
    [sara, free],
    [sara, draft],
    [stranger, id],
    [gone, id],
  ] as const)
    expect((await ask(person, courseId)).statusCode).toBe(404)
  const other = await company(api)
  expect((await ask(sara, id, { company_id: other.companyId })).statusCode).toBe(404)
  expect(await own(stranger, id)).toEqual({ companies: [], requests: [], shelves: [] })
  await api.db.insert(courseRequests).values(
    await Promise.all(
      Array.from({ length: mostOpen }, async () => ({
        companyId: owner.companyId,
        employeeId: sara.employeeId,
        courseId: await course(api, { price: 9_900 }),
      })),
    ),
  )
  expect(codeOf(await ask(sara, id))).toBe('requests_full')
})

test('what comes otherwise settles a request, and leaving withdraws it', async () => {
  const [id, sara, noor] = [await course(api, { price: 9_900 }), await worker(), await worker()]
  await seats(id, 2)
  const [given, left] = [idOf(await ask(sara, id)), idOf(await ask(noor, id))]
  const answer = await api.as(owner.token)(
    'POST',
    '/company-api/v1/assignments',
    { course_ids: [id], employee_ids: [sara.employeeId] },
    key(),
  )
  expect(answer.statusCode).toBe(200)
  await doAssigning(api)
  await api.as(owner.token)('POST', `/company-api/v1/employees/${noor.employeeId}/deactivate`)
  const states = await api.db
    .select({ id: courseRequests.id, state: courseRequests.state })
    .from(courseRequests)
    .where(eq(courseRequests.courseId, id))
    .orderBy(courseRequests.id)
  expect(states).toEqual([
    { id: given, state: 'approved' },
    { id: left, state: 'withdrawn' },
  ])
})

test('who could start it by the company’s licence reads so, with its last day; the learner’s list says it, too', async () => {
  const { companyId } = await company(api)
  const { courseId } = await shelfCourse(api, companyId)
  const { endsOn: ends_on } = await licensed(api, companyId, 1)
  const [first, second] = [await joined(api, companyId), await joined(api, companyId)]
  const announced = async ({ token }: { token: string }) =>
    (await api.as(token)('GET', `/client-api/v1/courses/${courseId}/requests`)).json<{
      data: { companies: { licence: unknown }[] }
    }>().data.companies
  const standing = { is_on_shelf: true, licence: { has_place: true, ends_on } }
  expect(await announced(first)).toMatchObject([standing])
  expect(await startedBy(api, first, companyId, courseId)).toBe('started')
  expect(await announced(first)).toEqual([])
  expect(await announced(second)).toMatchObject([{ licence: { has_place: false, ends_on } }])
  const mine = (await api.as(first.token)('GET', '/client-api/v1/my-courses')).json<{
    data: { my_courses: unknown[] }
  }>().data.my_courses
  expect(mine).toMatchObject([{ open_until: ends_on, assigned_by: null }])
})
