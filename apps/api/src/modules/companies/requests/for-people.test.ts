import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignments, courseRequests, notifications } from '../../../db/schema/index.ts'
import { account, company, type Account } from '../../../testing/accounts.ts'
import { boughtSeats } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
let manager: Account
let people: (Account & { employeeId: number })[]
let courseId: number
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  const sales = await department(api, owner.companyId)
  manager = await member(api, owner.companyId, 'manager', sales)
  courseId = await course(api, { price: 9_900 })
  people = []
  for (let n = 0; n < 3; n += 1) {
    const person = await account(api)
    const employeeId = await employee(api, owner.companyId, { userId: person.id, departmentId: sales })
    people.push({ ...person, employeeId })
  }
  await boughtSeats(api, owner.companyId, courseId, 1)
})
afterAll(() => api.close())

const ids = () => people.map(({ employeeId }) => employeeId)
const ask = (token: string, body: object, key = randomUUID()) =>
  api.as(token)('POST', '/company-api/v1/requests', body, { 'idempotency-key': key })
const wanted = () => ({ course_ids: [courseId], employee_ids: ids() })
const told = (userId: number, kind: 'course_asked' | 'request_declined') =>
  api.db.$count(notifications, and(eq(notifications.userId, userId), eq(notifications.kind, kind)))
interface Row {
  id: number
  employee: { id: number }
  course: { id: number }
  asked_by: string | null
  reason: string
}
const list = async (token: string) =>
  (await api.as(token)('GET', '/company-api/v1/requests')).json<{ data: Row[] }>().data
const decline = (token: string, id: number) =>
  api.as(token)('POST', `/company-api/v1/requests/${id}/decline`, {})
const ownAsk = (person: Account) =>
  api.as(person.token)(
    'POST',
    `/client-api/v1/courses/${courseId}/requests`,
    { company_id: owner.companyId, reason: 'mine' },
    { 'idempotency-key': randomUUID() },
  )

test('a manager asks for the seats that are missing, once; those who can give them are notified, and answer', async () => {
  const key = randomUUID()
  const first = await ask(manager.token, { ...wanted(), reason: ' للفريق ' }, key)
  // One seat is free: it is the first person's.
  expect(first.json()).toEqual({ data: { made: 2, waiting: 0 } })
  expect((await ask(manager.token, { ...wanted(), reason: ' للفريق ' }, key)).json()).toEqual(first.json())
  expect((await ask(manager.token, wanted())).json()).toEqual({ data: { made: 0, waiting: 2 } })
  expect([await told(owner.id, 'course_asked'), await told(manager.id, 'course_asked')]).toEqual([1, 0])
  const rows = await list(owner.token)
  expect(rows.map(({ employee: { id } }) => id)).toEqual(ids().slice(1))
  for (const row of rows) expect(row).toMatchObject({ reason: 'للفريق', asked_by: expect.any(String) })

  const [, second = owner, third = owner] = people
  // The person sees no request of theirs, and may make it theirs.
  const own = await api.as(second.token)('GET', `/client-api/v1/courses/${courseId}/requests`)
  expect(own.json()).toMatchObject({ data: { requests: [] } })
  const [mine, other] = rows as [Row, Row]
  expect((await api.as(second.token)('DELETE', `/client-api/v1/course-requests/${mine.id}`)).statusCode).toBe(
    404,
  )
  expect((await ownAsk(second)).json()).toEqual({ data: { id: mine.id } })
  expect((await list(owner.token)).find(({ id }) => id === mine.id)).toMatchObject({
    asked_by: null,
    reason: 'mine',
  })

  expect((await decline(owner.token, other.id)).statusCode).toBe(200)
  expect(await told(manager.id, 'request_declined'), 'who asked hears of it').toBe(1)
  expect(await told(third.id, 'request_declined'), 'who did not ask does not').toBe(0)
})

test('the person who asked for several is notified once the last is answered', async () => {
  await ask(manager.token, wanted())
  await api.db.update(courseRequests).set({ askedBy: manager.id }).where(eq(courseRequests.state, 'open'))
  const before = await told(manager.id, 'request_declined')
  const rows = await list(owner.token)
  expect(rows).toHaveLength(2)
  for (const [index, { id }] of rows.entries()) {
    await decline(owner.token, id)
    expect(await told(manager.id, 'request_declined')).toBe(before + index)
  }
})

test('no one can ask for people elsewhere, for a course with enough seats, or without the right to assign', async () => {
  const elsewhere = await member(api, owner.companyId, 'manager', await department(api, owner.companyId))
  const code = async (token: string, body: object) => (await ask(token, body)).json<{ code: string }>().code
  expect(await code(elsewhere.token, wanted())).toBe('nothing_to_assign')
  expect(await code(manager.token, { ...wanted(), employee_ids: ids().slice(0, 1) })).toBe(
    'nothing_to_assign',
  )
  const finance = await member(api, owner.companyId, 'finance')
  expect((await ask(finance.token, wanted())).statusCode).toBe(403)
  expect((await ask((await company(api)).token, wanted())).json()).toMatchObject({
    code: 'nothing_to_assign',
  })
})

test('the day that it is wanted by is kept: it is due then unless the approver sets another, and not at all once it has passed', async () => {
  const wantedCourse = await course(api, { price: 9_900 })
  const approve = (id: number, body: object) =>
    api.as(owner.token)('POST', `/company-api/v1/requests/${id}/approve`, body, {
      'idempotency-key': randomUUID(),
    })
  const asking = { course_ids: [wantedCourse], employee_ids: ids() }
  const past = await ask(manager.token, { ...asking, due_on: '2020-01-01' })
  expect([past.statusCode, Object.keys(past.json<{ errors: object }>().errors)]).toEqual([422, ['due_on']])
  expect((await ask(manager.token, { ...asking, due_on: '2099-01-31', due_days: 3 })).statusCode).toBe(400)
  expect((await ask(manager.token, { ...asking, due_on: '2099-01-31' })).statusCode).toBe(200)
  const [first, second, third] = (await list(owner.token)).filter(row => row.course.id === wantedCourse)
  expect(first).toMatchObject({ due_on: '2099-01-31', due_days: null, counts_working_days: false })
  await boughtSeats(api, owner.companyId, wantedCourse, 3)
  expect((await approve(first?.id ?? 0, {})).statusCode).toBe(200)
  expect((await approve(second?.id ?? 0, { due_on: null })).statusCode).toBe(200)
  await api.db
    .update(courseRequests)
    .set({ dueOn: '2020-01-01' })
    .where(eq(courseRequests.id, third?.id ?? 0))
  expect((await approve(third?.id ?? 0, {})).statusCode).toBe(200)
  const due = await api.db
    .select({ dueOn: assignments.dueOn })
    .from(assignments)
    .where(eq(assignments.courseId, wantedCourse))
    .orderBy(asc(assignments.id))
  expect(due).toEqual([{ dueOn: '2099-01-31' }, { dueOn: null }, { dueOn: null }])
})

test('days after joining are kept as such, and those of many are approved with them', async () => {
  const wantedCourse = await course(api, { price: 9_900 })
  await ask(manager.token, {
    course_ids: [wantedCourse],
    employee_ids: ids().slice(0, 1),
    due_days: 30,
    counts_working_days: true,
  })
  const [row] = (await list(owner.token)).filter(({ course: { id } }) => id === wantedCourse)
  expect(row).toMatchObject({ due_on: null, due_days: 30, counts_working_days: true })
  await boughtSeats(api, owner.companyId, wantedCourse, 1)
  await api.as(owner.token)('POST', '/company-api/v1/requests/approve', { ids: [row?.id] })
  const [made] = await api.db
    .select({ dueOn: assignments.dueOn })
    .from(assignments)
    .where(eq(assignments.courseId, wantedCourse))
  // Thirty days that are worked are more than forty of the calendar, from whichever day on.
  const inDays = (Date.parse(made?.dueOn ?? '') - Date.now()) / 86_400_000
  expect(inDays).toBeGreaterThan(38)
})
