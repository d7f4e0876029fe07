import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog, sessions } from '../../../db/schema/index.ts'
import { account, company, password, type Account } from '../../../testing/accounts.ts'
import { assign, department, employee, member } from '../../../testing/portal.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(async () => {
  owner = await company(api)
})
afterAll(() => api.close())

const portal =
  (token: string) => (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    api.as(token)(method, `/company-api/v1${path}`, body)

/** An active employee with an account of their own. */
async function worker(departmentId: number | null = null) {
  const person = await account(api)
  const employeeId = await employee(api, owner.companyId, { userId: person.id, departmentId })
  return { ...person, employeeId }
}

async function signInAtPortal(email: string) {
  const answer = await api.as()('POST', '/company-api/v1/auth/login', { email, password })
  return answer.json<{ data: { token: string; capacity: string }; code?: string }>()
}

test('a manager whom the owner makes signs in as themselves and sees the own branch through every call', async () => {
  const [north, south] = [await department(api, owner.companyId), await department(api, owner.companyId)]
  const below = await department(api, owner.companyId, north)
  const boss = await worker(north)
  const mine = await employee(api, owner.companyId, { departmentId: below })
  const theirs = await employee(api, owner.companyId, { departmentId: south })
  const unplaced = await employee(api, owner.companyId)
  const courseId = await course(api)
  for (const id of [mine, theirs, unplaced])
    await assign(api, owner.companyId, id, courseId, { dueOn: '2020-01-01' })

  expect((await signInAtPortal(boss.email)).code).toBe('personal_account')
  const made = await portal(owner.token)('POST', '/members', {
    employee_id: boss.employeeId,
    role: 'manager',
    department_id: north,
  })
  expect(made.statusCode).toBe(200)
  const { data } = await signInAtPortal(boss.email)
  expect(data.capacity).toBe('company')

  const get = portal(data.token)
  const list = (await get('GET', '/employees')).json<{ data: { id: number }[]; meta: { total: number } }>()
  expect(list.data.map(row => row.id).toSorted()).toEqual([boss.employeeId, mine].toSorted())
  expect(list.meta.total).toBe(2)
  for (const id of [theirs, unplaced]) expect((await get('GET', `/employees/${id}`)).statusCode).toBe(404)
  expect((await get('GET', `/employees?department=${south}`)).json()).toMatchObject({ data: [] })
  expect((await get('GET', '/departments')).json()).toEqual({
    data: [
      expect.objectContaining({ id: north, employee_count: 1 }),
      expect.objectContaining({ id: below, employee_count: 1 }),
    ],
  })
  expect((await get('GET', '/dashboard')).json()).toMatchObject({
    data: {
      employees: { active: 2 },
      assignments: { total: 1, overdue: 1 },
      seats: null,
      attention: [{ employee_id: mine }],
      courses: [{ id: courseId, assigned: 1 }],
    },
  })
  expect(
    (await get('POST', '/invitations', { name: 'سارة', email: 's@x.example' })).statusCode,
    'outside the branch',
  ).toBe(422)
  expect((await get('GET', '/members')).statusCode).toBe(403)
})

test('finance sees numbers and seats, but no names', async () => {
  const accountant = await member(api, owner.companyId, 'finance')
  const late = await employee(api, owner.companyId)
  await assign(api, owner.companyId, late, await course(api), { dueOn: '2020-01-01' })
  expect((await portal(accountant.token)('GET', '/dashboard')).json()).toMatchObject({
    data: { assignments: { total: 1, overdue: 1 }, seats: { bought: 0 }, attention: [] },
  })
  expect((await portal(accountant.token)('GET', '/employees')).statusCode).toBe(403)
})

describe('the members of a company', () => {
  test('are listed with its own account first, and changed by owners and administrators', async () => {
    const administrator = await member(api, owner.companyId, 'administrator')
    const clerk = await worker()
    const act = portal(administrator.token)
    expect((await act('POST', '/members', { employee_id: clerk.employeeId, role: 'owner' })).statusCode).toBe(
      403,
    )
    expect(
      (await act('POST', '/members', { employee_id: clerk.employeeId, role: 'manager' })).json(),
    ).toMatchObject({ code: 'validation', errors: { department_id: expect.anything() } })
    expect(
      (await act('POST', '/members', { employee_id: clerk.employeeId, role: 'finance' })).statusCode,
    ).toBe(200)
    expect(
      (await act('POST', '/members', { employee_id: clerk.employeeId, role: 'auditor' })).json(),
    ).toMatchObject({ code: 'member_exists' })
    expect((await act('PATCH', `/members/${clerk.id}`, { role: 'auditor' })).statusCode).toBe(200)
    expect((await act('GET', '/members')).json()).toMatchObject({
      data: [
        { id: owner.id, role: 'owner', is_company_account: true, employee_id: null },
        { id: administrator.id, role: 'administrator' },
        { id: clerk.id, role: 'auditor', employee_id: clerk.employeeId, department: null },
      ],
    })
  })

  test('are active employees with an account, of this company', async () => {
    const invited = await employee(api, owner.companyId, { state: 'invited' })
    const stranger = await employee(api, (await company(api)).companyId, {
      userId: (await account(api)).id,
    })
    for (const employee_id of [invited, stranger])
      expect(
        (await portal(owner.token)('POST', '/members', { employee_id, role: 'finance' })).statusCode,
      ).toBe(404)
  })

  test('who are removed are signed out of the company at once, and nowhere else', async () => {
    const clerk = await member(api, owner.companyId, 'auditor')
    expect((await portal(clerk.token)('GET', '/dashboard')).statusCode).toBe(200)
    expect((await portal(owner.token)('DELETE', `/members/${clerk.id}`)).statusCode).toBe(200)
    expect((await portal(clerk.token)('GET', '/dashboard')).statusCode).toBe(401)
    expect((await api.as(clerk.personalToken)('GET', '/client-api/v1/auth/profile')).statusCode).toBe(200)
    expect(await api.db.$count(sessions, eq(sessions.userId, clerk.id))).toBe(1)
  })

  test('an administrator cannot remove an owner, and the company’s own account cannot be removed', async () => {
    const second = await member(api, owner.companyId, 'owner')
    const administrator = await member(api, owner.companyId, 'administrator')
    expect((await portal(administrator.token)('DELETE', `/members/${second.id}`)).statusCode).toBe(403)
    expect((await portal(second.token)('DELETE', `/members/${owner.id}`)).statusCode).toBe(404)
  })
})

test('a company that demands a second factor holds its members back until they show one', async () => {
  const auditor = await member(api, owner.companyId, 'auditor')
  const demand = { demands_second_factor: true }
  expect((await portal(owner.token)('PATCH', '/security', demand)).json()).toMatchObject({
    code: 'second_factor_demanded',
  })
  await api.db.update(sessions).set({ secondFactorAt: new Date() }).where(eq(sessions.userId, owner.id))
  expect((await portal(auditor.token)('PATCH', '/security', demand)).statusCode).toBe(403)
  expect((await portal(owner.token)('PATCH', '/security', demand)).statusCode).toBe(200)
  expect((await portal(auditor.token)('GET', '/dashboard')).json()).toMatchObject({
    code: 'second_factor_demanded',
  })
  // To set one up, and to leave, stays open.
  expect((await portal(auditor.token)('GET', '/auth/sessions')).statusCode).toBe(200)
  expect((await api.as(auditor.personalToken)('GET', '/client-api/v1/my-courses')).statusCode).toBe(200)
  await api.db.update(sessions).set({ secondFactorAt: new Date() }).where(eq(sessions.userId, auditor.id))
  expect((await portal(auditor.token)('GET', '/dashboard')).statusCode).toBe(200)
})

test('every change is in the company’s audit log, with what was before and after', async () => {
  const clerk = await worker()
  const act = portal(owner.token)
  await act('POST', '/members', { employee_id: clerk.employeeId, role: 'finance' })
  await act('PATCH', `/members/${clerk.id}`, { role: 'auditor' })
  await act('DELETE', `/members/${clerk.id}`)
  await act('POST', '/invitations', { name: 'سارة', email: 'sara@example.com' })
  await act('PATCH', '/auth/profile', { name: 'سارة العلي' })
  const rows = await api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.chain, `company-${owner.companyId}`))
    .orderBy(asc(auditLog.id))
  expect(rows).toMatchObject([
    { action: 'member.add', subjectId: clerk.id, after: { role: 'finance' }, actorId: owner.id },
    { action: 'member.change_role', before: { role: 'finance' }, after: { role: 'auditor' } },
    { action: 'member.remove', before: { role: 'auditor' }, after: null },
    { action: 'employee.invite', after: { email: 'sara@example.com' }, actorRole: 'owner' },
    { action: 'company.change_account', before: { name: owner.name }, after: { name: 'سارة العلي' } },
  ])
})
