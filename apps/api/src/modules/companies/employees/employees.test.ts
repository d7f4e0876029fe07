import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  companyMembers,
  departments,
  employeeInvitations,
  employees,
  rateLimits,
} from '../../../db/schema/index.ts'
import { account, company, unique, type Account } from '../../../testing/accounts.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, token = owner.token) =>
  api.as(token)(method, `/company-api/v1${path}`, body)
const person = (given: Parameters<typeof employee>[2] = {}) => employee(api, owner.companyId, given)
const rowOf = async (id: number) => (await api.db.select().from(employees).where(eq(employees.id, id)))[0]
const change = (id: number, body: object, token?: string) => call('PATCH', `/employees/${id}`, body, token)
const fieldsOf = (answer: { json<T>(): T }) => answer.json<{ errors: Record<string, string[]> }>().errors
const listed = async (query: string, token?: string) =>
  (await call('GET', `/employees?limit=100&${query}`, undefined, token))
    .json<{ data: { id: number }[] }>()
    .data.map(row => row.id)
    .toSorted((a, b) => a - b)

test('an employee is changed, found by the new words, and the history says what was changed by whom', async () => {
  const at = await department(api, owner.companyId)
  const [id, boss] = [await person(), await person({ name: 'المدير' })]
  const group = (await call('POST', '/groups', { names: { ar: 'السائقون' } })).json<{
    data: { id: number }
  }>().data.id
  const number = `K-${unique()}`
  const answer = await change(id, {
    name: 'لُجين الحربي',
    number,
    job: 'محاسبة',
    department_id: at,
    manager_id: boss,
    group_ids: [group],
  })
  expect(answer.statusCode).toBe(200)
  expect((await call('GET', `/employees/${id}`)).json()).toMatchObject({
    data: {
      name: 'لُجين الحربي',
      number,
      written_job: 'محاسبة',
      department: { id: at },
      manager: { id: boss, name: 'المدير' },
      groups: [{ id: group, name: 'السائقون', is_by_rule: false }],
    },
  })
  expect(await listed(`q=${encodeURIComponent('لجين')}`)).toEqual([id])
  expect(await listed(`q=${number.toLowerCase()}`)).toEqual([id])
  expect(await listed(`manager=${boss}`)).toEqual([id])
  expect(await listed(`group=${group}`)).toEqual([id])
  await change(id, { job: null, group_ids: [] })
  expect(await rowOf(id)).toMatchObject({ job: null, number, departmentId: at })
  const history = (await call('GET', `/employees/${id}/history?limit=1`)).json<{
    data: { action: string; changed: string[]; actor: string }[]
    meta: { next_cursor: string; total: number }
  }>()
  expect(history).toMatchObject({
    data: [{ action: 'employee.change', changed: ['group_ids', 'job'], actor: owner.name }],
    meta: { total: 2 },
  })
  const further = await call('GET', `/employees/${id}/history?cursor=${history.meta.next_cursor}`)
  expect(further.json()).toMatchObject({
    data: [{ changed: ['department_id', 'group_ids', 'job', 'manager_id', 'name', 'number'] }],
    meta: { next_cursor: null },
  })
})

test('a person with an account is listed under the name in either script, sorted and found by each, until they leave', async () => {
  const code = unique()
  const joined = async (name: string, ar: string, en: string) => {
    const { id: userId, token } = await account(api)
    const id = await person({ name, userId, state: 'active' })
    await api.as(token)('PATCH', '/client-api/v1/auth/profile', {
      name_ar: `${ar} ${code}`,
      name_en: `${en} ${code}`,
    })
    return { id, token }
  }
  const last = await joined(`ياسر ${code}`, 'ياسر', 'Anas')
  const first = await joined(`Zaid ${code}`, 'أنس', 'Zaid')
  const named = async (locale: 'ar' | 'en', q: string) =>
    (await api.as(owner.token, locale)('GET', `/company-api/v1/employees?q=${encodeURIComponent(q)}`))
      .json<{ data: { name: string }[] }>()
      .data.map(({ name }) => name)
  expect(await named('ar', String(code))).toEqual([`أنس ${code}`, `ياسر ${code}`])
  expect(await named('en', String(code))).toEqual([`Anas ${code}`, `Zaid ${code}`])
  expect(await named('ar', `zaid ${code}`)).toEqual([`أنس ${code}`])
  // What the company wrote stays its own, and another script of it turns the account's name.
  expect(await rowOf(last.id)).toMatchObject({ name: `ياسر ${code}`, otherName: `Anas ${code}` })
  await change(last.id, { name: `Yasser ${code}` })
  expect(await named('ar', String(code))).toEqual([`أنس ${code}`, `ياسر ${code}`])
  expect(await named('en', String(code))).toEqual([`Yasser ${code}`, `Zaid ${code}`])
  await api.db.update(employees).set({ state: 'deactivated' }).where(eq(employees.id, first.id))
  await api.as(first.token)('PATCH', '/client-api/v1/auth/profile', { name_ar: `بدر ${code}` })
  expect(await rowOf(first.id)).toMatchObject({ otherName: `أنس ${code}` })
})

test('a number is one employee’s; what belongs to another company is refused', async () => {
  const other = await company(api)
  const number = `T-${unique()}`
  await person({ number })
  const id = await person()
  expect(Object.keys(fieldsOf(await change(id, { number })))).toEqual(['number'])
  const foreignGroup = (
    await api.as(other.token)('POST', '/company-api/v1/groups', { names: { en: 'X' } })
  ).json<{ data: { id: number } }>().data.id
  const answer = await change(id, {
    department_id: await department(api, other.companyId),
    manager_id: await employee(api, other.companyId),
    group_ids: [foreignGroup],
  })
  expect(Object.keys(fieldsOf(answer)).toSorted()).toEqual(['department_id', 'group_ids', 'manager_id'])
  expect((await change(id, { name: 'X Y' }, other.token)).statusCode).toBe(404)
})

test('no one reports to themselves, over however many steps, not even by two changes at once', async () => {
  const [a, b, c] = [await person(), await person(), await person()]
  expect(Object.keys(fieldsOf(await change(a, { manager_id: a })))).toEqual(['manager_id'])
  await change(b, { manager_id: a })
  await change(c, { manager_id: b })
  expect(Object.keys(fieldsOf(await change(a, { manager_id: c })))).toEqual(['manager_id'])
  const [d, e] = [await person(), await person()]
  const both = await Promise.all([change(d, { manager_id: e }), change(e, { manager_id: d })])
  expect(both.map(answer => answer.statusCode).toSorted()).toEqual([200, 422])
  await call('POST', `/employees/${a}/deactivate`)
  expect((await change(e, { manager_id: a })).statusCode, 'a leaver gets no new reports').toBe(422)
})

test('an invitation is cancelled: its link is dead, and so it is for who leaves', async () => {
  const email = `cancelled-${unique()}@example.com`
  const invited = await call('POST', '/invitations', { name: 'Rana', email })
  const { employee_id: id, link } = invited.json<{ data: { employee_id: number; link: string } }>().data
  expect((await call('POST', `/employees/${id}/deactivate`)).statusCode).toBe(200)
  expect((await call('POST', `/employees/${id}/deactivate`)).statusCode).toBe(404)
  const invitation = new URL(link).searchParams.get('invitation')
  const late = await api.as((await account(api)).token)('POST', '/client-api/v1/invitations/accept', {
    invitation,
  })
  expect(late.statusCode).toBe(410)
  expect(await api.db.$count(employeeInvitations, eq(employeeInvitations.employeeId, id))).toBe(0)
  expect(await rowOf(id)).toMatchObject({ state: 'deactivated', userId: null })
  // Never joined: only a new invitation brings them back.
  expect((await call('POST', `/employees/${id}/reactivate`)).json()).toEqual({ data: { state: 'invited' } })
  expect(await api.db.$count(employeeInvitations, eq(employeeInvitations.employeeId, id))).toBe(1)
})

test('who leaves leads no department and acts for the company no more; taken back, they have their account', async () => {
  const user = await account(api)
  const id = await person({ userId: user.id })
  const at = await department(api, owner.companyId)
  await call('PATCH', `/departments/${at}`, { head_id: id })
  await api.db.insert(companyMembers).values({ companyId: owner.companyId, userId: user.id, role: 'finance' })
  expect((await call('POST', `/employees/${id}/deactivate`)).statusCode).toBe(200)
  const ofUser = and(eq(companyMembers.companyId, owner.companyId), eq(companyMembers.userId, user.id))
  expect(await api.db.$count(companyMembers, ofUser)).toBe(0)
  const [led] = await api.db.select().from(departments).where(eq(departments.id, at))
  expect(led?.headId).toBeNull()
  expect((await call('POST', `/employees/${id}/reactivate`)).json()).toEqual({ data: { state: 'active' } })
  expect(await rowOf(id)).toMatchObject({ state: 'active', userId: user.id, deactivatedAt: null })
  expect((await call('POST', `/employees/${id}/reactivate`)).statusCode).toBe(404)
  expect(await api.db.$count(companyMembers, ofUser), 'the role is given anew or not').toBe(0)
})

test('only owners deactivate an owner, and a manager no member of the company’s team', async () => {
  const branch = await department(api, owner.companyId)
  const second = await account(api)
  const id = await person({ userId: second.id, departmentId: branch })
  await api.db.insert(companyMembers).values({ companyId: owner.companyId, userId: second.id, role: 'owner' })
  const administrator = await member(api, owner.companyId, 'administrator')
  const manager = await member(api, owner.companyId, 'manager', branch)
  for (const { token } of [administrator, manager])
    expect((await call('POST', `/employees/${id}/deactivate`, undefined, token)).statusCode).toBe(403)
  expect((await rowOf(id))?.state).toBe('active')
  expect((await call('POST', `/employees/${id}/deactivate`)).statusCode).toBe(200)
})

test('a manager invites into the own branch, changes people inside it, and moves no one in or out', async () => {
  const branch = await department(api, owner.companyId)
  const [inside, outside] = [
    await department(api, owner.companyId, branch),
    await department(api, owner.companyId),
  ]
  const { token } = await member(api, owner.companyId, 'manager', branch)
  const [mine, theirs, nowhere] = [
    await person({ departmentId: branch }),
    await person({ departmentId: outside, name: 'Out of sight' }),
    await person(),
  ]
  expect((await change(mine, { department_id: inside, job: 'Driver' }, token)).statusCode).toBe(200)
  for (const department_id of [outside, null])
    expect((await change(mine, { department_id }, token)).statusCode).toBe(422)
  expect((await change(mine, { manager_id: theirs }, token)).statusCode).toBe(422)
  for (const id of [theirs, nowhere]) {
    expect((await change(id, { department_id: branch }, token)).statusCode).toBe(404)
    for (const act of ['deactivate', 'reactivate', 'invitation'])
      expect([act, (await call('POST', `/employees/${id}/${act}`, undefined, token)).statusCode]).toEqual([
        act,
        404,
      ])
    expect((await call('GET', `/employees/${id}/history`, undefined, token)).statusCode).toBe(404)
  }
  await change(mine, { manager_id: theirs })
  expect((await call('GET', `/employees/${mine}`, undefined, token)).json()).toMatchObject({
    data: { manager: null },
  })
  const invite = (body: object) => call('POST', '/invitations', { name: 'Amal', ...body }, token)
  const email = `branch-${unique()}@example.com`
  for (const department_id of [undefined, outside])
    expect((await invite({ email, department_id })).statusCode).toBe(422)
  expect((await invite({ email, department_id: inside })).statusCode).toBe(200)
  // A manager may not take back a leaver of another branch.
  const left = await person({ departmentId: outside, state: 'deactivated' })
  expect((await invite({ email: (await rowOf(left))?.email, department_id: inside })).statusCode).toBe(409)
  expect(await rowOf(left)).toMatchObject({ state: 'deactivated', departmentId: outside })
  expect(await listed('', token)).toEqual(await listed(`department=${branch}`))
})
