import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { boughtSeats, companyCalls, doAssigning, joined } from '../../../testing/assigning.ts'
import { seller, TestBuyer } from '../../../testing/buying.ts'
import { course } from '../../../testing/catalogue.ts'
import { aged, licensed } from '../../../testing/licences.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { readNeeds } from './needs.ts'

let api: TestApi
let owner: Account & { companyId: number }
let branch: number
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  branch = await department(api, owner.companyId)
})
afterAll(() => api.close())

interface Needs {
  compliance: Record<string, number> | null
  spending: { since: string; paid: number; refunded: number; month: { since: string } } | null
  licences: { places: number; used: number; is_ending: boolean }[] | null
  refused_for_seats: number
  without_second_factor: number
}
const read = (token = owner.token) => companyCalls(api, token).data<Needs>('GET', '/dashboard/needs')

test('a company of which nothing is required has no compliance, and nothing waits', async () => {
  expect(await read((await company(api)).token)).toMatchObject({
    compliance: null,
    spending: { paid: 0, refunded: 0 },
    licences: [],
    refused_for_seats: 0,
    without_second_factor: 0,
  })
})

test('compliance counts each person once for each requirement, and a manager’s the own branch alone', async () => {
  await employee(api, owner.companyId, { departmentId: branch })
  await employee(api, owner.companyId)
  await employee(api, owner.companyId, { state: 'deactivated' })
  const required = { course_id: await course(api), grace_days: 0 }
  const calls = companyCalls(api, owner.token)
  await calls.data('POST', '/requirements', { ...required, first_due_on: '2020-01-01' })
  await calls.data('POST', '/requirements', {
    ...required,
    course_id: await course(api),
    first_due_on: '2090-01-01',
  })
  expect((await read()).compliance).toMatchObject({ people: 4, late: 2, due: 2, met: 0 })
  const boss = await member(api, owner.companyId, 'manager', branch)
  expect(await read(boss.token)).toMatchObject({
    compliance: { people: 2, late: 1, due: 1 },
    spending: null,
    licences: null,
    refused_for_seats: 0,
  })
  const finance = await member(api, owner.companyId, 'finance')
  expect(await read(finance.token)).toMatchObject({ compliance: null, spending: { paid: 0 }, licences: [] })
  const auditor = await member(api, owner.companyId, 'auditor')
  expect(await read(auditor.token)).toMatchObject({ compliance: { people: 4 }, spending: null })
})

test('what was spent is of the year and of the month, each since its first day', async () => {
  const { spending } = await read((await company(api)).token)
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString()
  expect([spending?.since, spending?.month.since]).toEqual([
    `${today.slice(0, 4)}-01-01`,
    `${today.slice(0, 7)}-01`,
  ])
  await seller(api)
  const buyer = await company(api)
  const order = new TestBuyer(api, buyer.token, 'company-api')
  await order.buy([await course(api, { price: 10_000 })], 3)
  const { paid = 0, month } = (await read(buyer.token)).spending ?? {}
  expect(paid).toBeGreaterThan(0)
  expect(month).toMatchObject({ paid, refunded: 0 })
})

test('a licence that ends within 60 days is said, unless one continues it', async () => {
  const buyer = await company(api)
  const { id } = await licensed(api, buyer.companyId, 5)
  expect((await read(buyer.token)).licences).toMatchObject([{ places: 5, used: 0, is_ending: false }])
  await aged(api, id, 320)
  expect((await read(buyer.token)).licences).toMatchObject([{ is_ending: true }])
  await licensed(api, buyer.companyId, 5, { continuesId: id })
  expect((await read(buyer.token)).licences).toMatchObject([{ is_ending: false }])
})

test('what waits for a seat counts until it is assigned', async () => {
  const buyer = await company(api)
  const calls = companyCalls(api, buyer.token)
  const courseId = await course(api, { price: 10_000 })
  const at = await department(api, buyer.companyId)
  const person = await joined(api, buyer.companyId, { departmentId: at })
  await calls.data('POST', '/standing-assignments', { course_id: courseId, department_id: at })
  await doAssigning(api)
  expect((await read(buyer.token)).refused_for_seats).toBe(1)
  const waiting = async () =>
    (await calls.answer('GET', '/standing-assignments/waiting')).json<{ data: object[]; meta: object }>()
  expect(await waiting()).toMatchObject({
    data: [{ employee: { id: person.id }, course: { id: courseId }, outcome: 'no_seat' }],
    meta: { total: 1 },
  })
  await boughtSeats(api, buyer.companyId, courseId, 1)
  await calls.data('POST', '/assignments', { course_ids: [courseId], employee_ids: [person.id] })
  await doAssigning(api)
  expect((await read(buyer.token)).refused_for_seats).toBe(0)
  expect((await waiting()).data).toEqual([])
})

test('what concerns a department does not wait for people who have left it', async () => {
  const buyer = await company(api)
  const calls = companyCalls(api, buyer.token)
  const [courseId, at] = [await course(api, { price: 10_000 }), await department(api, buyer.companyId)]
  const person = await joined(api, buyer.companyId, { departmentId: at })
  await calls.data('POST', '/standing-assignments', { course_id: courseId, department_id: at })
  await doAssigning(api)
  expect((await read(buyer.token)).refused_for_seats).toBe(1)
  await calls.data('PATCH', `/employees/${person.id}`, { department_id: null })
  await doAssigning(api)
  expect((await read(buyer.token)).refused_for_seats).toBe(0)
})

test('members without the second factor that is demanded are counted', async () => {
  const strict = await company(api)
  await member(api, strict.companyId, 'finance')
  expect((await read(strict.token)).without_second_factor).toBe(0)
  await api.db.update(companies).set({ demandsSecondFactor: true }).where(eq(companies.id, strict.companyId))
  // A member without one can only set one up, so this is read as a member with one.
  const seen = { companyId: strict.companyId, role: 'owner', branchId: null } as const
  expect((await readNeeds(api.db, seen, 'en')).without_second_factor).toBe(2)
})
