import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, budgetLedger, courseRequests, departmentBudgets } from '../../../db/schema/index.ts'
import { boughtSeats, companyCalls, doAssigning, joined } from '../../../testing/assigning.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { department, member } from '../../../testing/portal.ts'
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
afterAll(async () => {
  expect(await brokenMoneyRules(api.db)).toEqual([])
  await api.close()
})

interface Budget {
  id: number | null
  department: { id: number | null; name: string }
  granted: number
  reserved: number
  spent: number
  free: number
}
const budgetOf = async (departmentId: number | null, who = calls) =>
  (await who.data<Budget[]>('GET', '/budgets')).find(row => row.department.id === departmentId)
const grant = (departmentId: number, amount: number) =>
  calls.data<{ id: number }>('POST', '/budgets/grants', { department_id: departmentId, amount })
const ask = async (person: { token: string }, courseId: number) => {
  const answer = await api.as(person.token)(
    'POST',
    `/client-api/v1/courses/${courseId}/requests`,
    { company_id: owner.companyId },
    { 'idempotency-key': randomUUID() },
  )
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: { id: number } }>().data.id
}
const own = async (person: { token: string }, courseId: number) =>
  (await api.as(person.token)('GET', `/client-api/v1/courses/${courseId}/requests`)).json<{
    data: { companies: { budget: string | null }[]; requests: { state: string; reserved: number }[] }
  }>().data
const movementsOf = async (budgetId: number, who = calls) =>
  (await who.answer('GET', `/budgets/${budgetId}/movements`)).json<{
    data: {
      movement: string
      amount: number
      employee: { id: number } | null
      course: { id: number } | null
    }[]
    meta: { total: number }
  }>()

/** A department with credit, an employee in it, and a course with seats. */
async function room({ credit = 20_000, price = 9_900, seats = 2 } = {}) {
  const departmentId = await department(api, owner.companyId)
  const courseId = await course(api, { price })
  await boughtSeats(api, owner.companyId, courseId, seats)
  const person = await joined(api, owner.companyId, { departmentId })
  return { departmentId, courseId, person, budgetId: credit > 0 ? (await grant(departmentId, credit)).id : 0 }
}

test('a request reserves credit, approval spends it, a withdrawn assignment gives it back; each number opens its rows', async () => {
  const { departmentId, courseId, person, budgetId } = await room()
  expect((await own(person, courseId)).companies).toMatchObject([{ budget: 'enough' }])
  const id = await ask(person, courseId)
  expect((await own(person, courseId)).requests).toMatchObject([{ state: 'open', reserved: 9_900 }])
  expect(await budgetOf(departmentId)).toMatchObject({
    granted: 20_000,
    reserved: 9_900,
    spent: 0,
    free: 10_100,
  })
  const manager = companyCalls(api, (await member(api, owner.companyId, 'manager', departmentId)).token)
  const listed = (await manager.answer('GET', '/requests')).json<{ data: { id: number; budget: object }[] }>()
  expect(listed.data.find(row => row.id === id)?.budget).toMatchObject({ free: 10_100, reserved: 9_900 })
  await manager.data('POST', `/requests/${id}/approve`, {})
  expect(await budgetOf(departmentId, manager)).toMatchObject({ reserved: 0, spent: 9_900, free: 10_100 })
  const { data: assigned } = (await calls.answer('GET', `/assignments?employee=${person.id}`)).json<{
    data: { id: number }[]
  }>()
  await calls.data('POST', '/assignments/withdraw', { ids: assigned.map(row => row.id) })
  expect(await budgetOf(departmentId)).toMatchObject({ reserved: 0, spent: 0, free: 20_000 })
  const rows = await movementsOf(budgetId)
  expect(rows.data.map(row => [row.movement, row.amount, row.employee?.id ?? null])).toEqual([
    ['given_back', 9_900, person.id],
    ['spent', 9_900, person.id],
    ['reserved', 9_900, person.id],
    ['granted', 20_000, null],
  ])
  // Finance sees the money, and not for whom.
  const finance = companyCalls(api, (await member(api, owner.companyId, 'finance')).token)
  expect((await movementsOf(budgetId, finance)).data[1]).toMatchObject({
    employee: null,
    course: { id: courseId },
  })
})

test('declining, withdrawing and leaving release what was reserved; leaving gives back what was spent on seats', async () => {
  const { departmentId, courseId, person } = await room({ credit: 30_000, seats: 5 })
  const second = await course(api, { price: 5_000 })
  await calls.data('POST', `/requests/${await ask(person, courseId)}/decline`, {})
  expect(await budgetOf(departmentId)).toMatchObject({ reserved: 0, free: 30_000 })
  const taken = await ask(person, courseId)
  expect(await budgetOf(departmentId)).toMatchObject({ reserved: 9_900 })
  expect((await api.as(person.token)('DELETE', `/client-api/v1/course-requests/${taken}`)).statusCode).toBe(
    200,
  )
  expect(await budgetOf(departmentId)).toMatchObject({ reserved: 0 })
  await calls.data('POST', `/requests/${await ask(person, courseId)}/approve`, {})
  await ask(person, second)
  expect(await budgetOf(departmentId)).toMatchObject({ reserved: 5_000, spent: 9_900 })
  await calls.data('POST', `/employees/${person.id}/deactivate`)
  expect(await budgetOf(departmentId)).toMatchObject({ reserved: 0, spent: 0, free: 30_000 })
})

test('without enough credit a request waits unreserved and cannot be approved until more is granted; the nearest budget above pays', async () => {
  const { departmentId, courseId, person, budgetId } = await room({ credit: 5_000 })
  const below = await department(api, owner.companyId, departmentId)
  const junior = await joined(api, owner.companyId, { departmentId: below })
  expect((await own(junior, courseId)).companies).toMatchObject([{ budget: 'short' }])
  const [first, other] = [await ask(junior, courseId), await ask(person, courseId)]
  expect(await budgetOf(departmentId)).toMatchObject({ reserved: 0 })
  expect(await calls.code('POST', `/requests/${first}/approve`, {})).toBe('credit_short')
  expect(await api.db.select().from(courseRequests).where(eq(courseRequests.id, first))).toMatchObject([
    { state: 'open' },
  ])
  await grant(departmentId, 5_000)
  await calls.data('POST', `/requests/${first}/approve`, {})
  expect(await budgetOf(departmentId)).toMatchObject({
    granted: 10_000,
    reserved: 0,
    spent: 9_900,
    free: 100,
  })
  expect(await calls.code('POST', `/requests/${other}/approve`, {})).toBe('credit_short')
  // Only what is free is taken back; a department with credit is not deleted.
  const back = (amount: number) => calls.answer('POST', `/budgets/${budgetId}/take-back`, { amount })
  expect((await back(101)).json()).toMatchObject({ code: 'credit_short' })
  const target = await department(api, owner.companyId)
  expect(await calls.code('DELETE', `/departments/${departmentId}?move_to=${target}`)).toBe(
    'department_credited',
  )
  expect((await back(100)).statusCode).toBe(200)
  expect((await calls.answer('DELETE', `/departments/${departmentId}?move_to=${target}`)).statusCode).toBe(
    200,
  )
  expect((await calls.data<Budget[]>('GET', '/budgets')).find(row => row.id === budgetId)).toMatchObject({
    department: { id: null, name: expect.stringMatching(/./) },
    spent: 9_900,
  })
})

test('what is assigned otherwise settles the reservation; where no budget pays, requests are as they were', async () => {
  const { departmentId, courseId, person } = await room()
  await ask(person, courseId)
  await calls.data('POST', '/assignments', { course_ids: [courseId], employee_ids: [person.id] })
  await doAssigning(api)
  expect(await budgetOf(departmentId)).toMatchObject({ reserved: 0, spent: 9_900 })
  const without = await room({ credit: 0 })
  expect((await own(without.person, without.courseId)).companies).toMatchObject([{ budget: null }])
  await calls.data('POST', `/requests/${await ask(without.person, without.courseId)}/approve`, {})
  expect(await budgetOf(without.departmentId)).toMatchObject({ id: null, spent: 0 })
})

test('owners, administrators and finance grant; managers read their branch; another company sees and changes nothing', async () => {
  const { departmentId, budgetId } = await room()
  const elsewhere = await room()
  const manager = companyCalls(api, (await member(api, owner.companyId, 'manager', departmentId)).token)
  expect(await budgetOf(departmentId, manager)).toMatchObject({ id: budgetId })
  expect(await budgetOf(elsewhere.departmentId, manager)).toBeUndefined()
  expect((await manager.answer('GET', `/budgets/${elsewhere.budgetId}/movements`)).statusCode).toBe(404)
  const order = { department_id: departmentId, amount: 100 }
  expect((await manager.answer('POST', '/budgets/grants', order)).statusCode).toBe(403)
  const finance = companyCalls(api, (await member(api, owner.companyId, 'finance')).token)
  expect((await finance.answer('POST', '/budgets/grants', { ...order, note: 'الربع الأول' })).statusCode).toBe(
    200,
  )
  const other = companyCalls(api, (await company(api)).token)
  expect((await other.answer('POST', '/budgets/grants', order)).statusCode).toBe(422)
  expect((await other.answer('POST', `/budgets/${budgetId}/take-back`, { amount: 1 })).statusCode).toBe(404)
  expect((await other.answer('GET', `/budgets/${budgetId}/movements`)).statusCode).toBe(404)
  for (const amount of [0, -5, 10_000_000_001])
    expect((await calls.answer('POST', '/budgets/grants', { ...order, amount })).statusCode).toBe(422)
  expect(
    await api.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'budget.grant'), eq(auditLog.subjectId, budgetId))),
  ).toEqual([{ after: { amount: 20_000 } }, { after: { amount: 100 } }])
})

test('budgets and movements as files, formulas as text', async () => {
  const { departmentId } = await room()
  await calls.data('POST', '/budgets/grants', { department_id: departmentId, amount: 150, note: '=1+1' })
  const file = (of: string, format: string) => calls.answer('POST', '/budgets/export', { of, format })
  expect((await file('balances', 'csv')).body).toMatch(/,201.5,0,0,201.5,\d{4}-\d\d-\d\d/)
  expect((await file('movements', 'csv')).body).toMatch(/,1\.5,.*'=1\+1/)
  expect((await file('movements', 'xlsx')).statusCode).toBe(200)
})

test('many acts at once on one budget: nothing is spent twice, and balances are the sums of their rows', async () => {
  const departmentId = await department(api, owner.companyId)
  const { id: budgetId } = await grant(departmentId, 30_000)
  const courseId = await course(api, { price: 9_900 })
  await boughtSeats(api, owner.companyId, courseId, 20)
  const people = []
  for (let at = 0; at < 8; at++) people.push(await joined(api, owner.companyId, { departmentId }))
  const ids = await Promise.all(people.map(person => ask(person, courseId)))
  expect(await budgetOf(departmentId)).toMatchObject({ reserved: 29_700, free: 300 })
  const approvals = ids.map(id => calls.answer('POST', `/requests/${id}/approve`, {}))
  const returns = [200, 200].map(amount => calls.answer('POST', `/budgets/${budgetId}/take-back`, { amount }))
  const leaving = people.slice(0, 2).map(({ id }) => calls.answer('POST', `/employees/${id}/deactivate`))
  const answers = await Promise.all([...approvals, ...returns, ...leaving])
  for (const { statusCode, body } of answers)
    expect([200, 404, 409], `${statusCode} ${body}`).toContain(statusCode)
  const [budget] = await api.db.select().from(departmentBudgets).where(eq(departmentBudgets.id, budgetId))
  const spent = await api.db.$count(
    budgetLedger,
    and(eq(budgetLedger.budgetId, budgetId), eq(budgetLedger.movement, 'spent')),
  )
  expect(spent).toBeLessThanOrEqual(5)
  expect(budget?.reserved).toBe(0)
  expect(await brokenMoneyRules(api.db)).toEqual([])
})
