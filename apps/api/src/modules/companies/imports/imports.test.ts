import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  auditLog,
  companyMembers,
  employeeGroupMembers,
  employeeGroups,
  employeeImports,
  employeeInvitations,
  employees,
  mails,
  notifications,
  rateLimits,
} from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { doImports } from '../../../testing/imports.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { deleteOldImports } from './imports.ts'

let api: TestApi
let owner: Account & { companyId: number }
let sales: number
let riyadh: number
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  const made = (name: object, parentId: number | null = null) =>
    companyCalls(api, owner.token).data<{ id: number }>('POST', '/departments', {
      names: name,
      ...(parentId !== null && { parent_id: parentId }),
    })
  ;({ id: sales } = await made({ ar: 'المبيعات', en: 'Sales' }))
  ;({ id: riyadh } = await made({ ar: 'الرياض' }, sales))
  const { id: support } = await made({ ar: 'الدعم' })
  await made({ ar: 'الرياض' }, support)
})
afterAll(() => api.close())

const upload = async (text: string, token = owner.token, { type = 'text/csv', query = '' } = {}) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/company-api/v1/imports${query}`,
    headers: { 'api-key': 'masar-web', authorization: `Bearer ${token}`, 'content-type': type },
    payload: text,
  })
  return answer.json<{ code?: string; data: { id: number } }>()
}
const read = async (text: string, token = owner.token, given: Parameters<typeof upload>[2] = {}) => {
  const { id } = (await upload(text, token, given)).data
  await doImports(api)
  return id
}
interface Row {
  line: number
  cells: object
  faults: { column: string; message: string }[]
}
const rowsOf = async (id: number, state: string, token = owner.token) =>
  (await api.as(token, 'en')('GET', `/company-api/v1/imports/${id}/rows?state=${state}`)).json<{
    data: Row[]
  }>().data
const of = (companyId: number) =>
  api.db.select().from(employees).where(eq(employees.companyId, companyId)).orderBy(asc(employees.email))

test('every faulty row and column is named in the reader’s language, and the good ones go in without them', async () => {
  const { companyId } = owner
  await employee(api, companyId, { email: 'active@example.com' })
  await employee(api, companyId, { email: 'left@example.com', state: 'deactivated', number: '70' })
  const stranger = await company(api)
  await employee(api, stranger.companyId, { email: 'noor@example.com', number: '12' })
  const id = await read(
    [
      'الاسم;البريد الإلكتروني;الرقم الوظيفي;القسم;الوظيفة',
      'نور العلي;Noor@Example.com;١٢;المبيعات / الرياض;محاسبة',
      ';no-address;;;',
      'سارة;noor@example.com;12;الرياض;',
      'علي;active@example.com;;لا قسم;',
      'عاد;left@example.com;70;Sales;',
    ].join('\n'),
  )
  const calls = companyCalls(api, owner.token)
  expect(await calls.data('GET', `/imports/${id}`)).toMatchObject({
    state: 'ready',
    kind: 'csv',
    total: 5,
    faulty: 3,
    invited: 0,
  })
  const faulty = await rowsOf(id, 'faulty')
  expect(faulty.map(({ line, faults }) => [line, faults.map(fault => fault.column)])).toEqual([
    [3, ['name', 'email']],
    [4, ['department', 'email', 'number']],
    [5, ['department', 'email']],
  ])
  expect(faulty[1]?.faults.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Several departments have this name/),
    'This address appears earlier in the list.',
    'This number appears earlier in the list.',
  ])
  expect(await api.db.$count(mails)).toBe(0)

  const { id: groupId } = await calls.data<{ id: number }>('POST', '/groups', { names: { en: 'Riyadh' } })
  await calls.data('PUT', `/groups/${groupId}/rules`, { rules: [{ department_id: sales }] })
  await calls.data('POST', `/imports/${id}/invite`)
  expect(await calls.code('POST', `/imports/${id}/invite`)).toBe('conflict')
  await doImports(api)
  expect(await calls.data('GET', `/imports/${id}`)).toMatchObject({ state: 'done', done: 2, invited: 2 })
  const people = await of(companyId)
  expect(people.map(({ email, state }) => [email, state])).toEqual([
    ['active@example.com', 'active'],
    ['left@example.com', 'invited'],
    ['noor@example.com', 'invited'],
  ])
  expect(people[2]).toMatchObject({ name: 'نور العلي', number: '12', departmentId: riyadh, job: 'محاسبة' })
  expect(people[1]).toMatchObject({ name: 'عاد', departmentId: sales, deactivatedAt: null })
  expect(await api.db.$count(employeeInvitations, eq(employeeInvitations.companyId, companyId))).toBe(2)
  expect(await api.db.$count(mails)).toBe(2)
  expect(await api.db.$count(employeeGroups, eq(employeeGroups.id, groupId))).toBe(1)
  expect(await calls.data('GET', `/groups`)).toMatchObject([{ member_count: 2 }])
  const invited = and(eq(auditLog.chain, `company-${companyId}`), eq(auditLog.action, 'employee.invite'))
  expect(await api.db.$count(auditLog, invited)).toBe(2)
  const [told] = await api.db.select().from(notifications).where(eq(notifications.userId, owner.id))
  expect(told).toMatchObject({ kind: 'people_invited', link: `/invite?company&import=${id}` })
  // The file is gone, and after a week so is what it said.
  expect(await api.storage.olderThan('imports', 0)).toEqual([])
  await api.db
    .update(employeeImports)
    .set({ createdAt: new Date(0) })
    .where(eq(employeeImports.id, id))
  await deleteOldImports(api.db, api.storage)
  expect(await calls.code('GET', `/imports/${id}`)).toBe('not_found')
})

test('a manager’s people are in their own branch, and lists are seen there alone', async () => {
  const boss = await member(api, owner.companyId, 'manager', sales)
  const lines = 'Amal <amal@example.com>'
  const without = await read(lines, boss.token, { type: 'text/plain' })
  expect(await rowsOf(without, 'faulty', boss.token)).toMatchObject([{ faults: [{ column: 'department' }] }])
  const id = await read(lines, boss.token, { type: 'text/plain', query: `?department_id=${riyadh}` })
  expect(await rowsOf(id, 'good', boss.token)).toMatchObject([{ cells: { name: 'Amal' } }])
  const other = await department(api, owner.companyId)
  expect(await upload(lines, boss.token, { query: `?department_id=${other}` })).toMatchObject({
    code: 'validation',
  })
  const [elsewhere, stranger] = [await member(api, owner.companyId, 'manager', other), await company(api)]
  for (const { token } of [elsewhere, stranger])
    for (const path of ['', '/rows?state=good'])
      expect(await companyCalls(api, token).code('GET', `/imports/${id}${path}`)).toBe('not_found')
  expect(await companyCalls(api, stranger.token).code('POST', `/imports/${id}/cancel`)).toBe('not_found')

  // A person who has lost the role by the time it runs invites no one.
  await companyCalls(api, boss.token).data('POST', `/imports/${id}/invite`)
  await api.db.delete(companyMembers).where(eq(companyMembers.userId, boss.id))
  await doImports(api)
  expect(await companyCalls(api, owner.token).data('GET', `/imports/${id}`)).toMatchObject({
    state: 'cancelled',
    invited: 0,
  })
  expect(await api.db.$count(employees, eq(employees.email, 'amal@example.com'))).toBe(0)
})

test('a list that is none, another kind of file, and one too many invitations are refused', async () => {
  const calls = companyCalls(api, owner.token)
  const none = await read('just,words\n1,2')
  expect(await calls.data('GET', `/imports/${none}`)).toMatchObject({ state: 'failed', problem: 'no_header' })
  expect(await calls.code('POST', `/imports/${none}/invite`)).toBe('conflict')
  expect(await upload('%PDF', owner.token, { type: 'application/pdf' })).toMatchObject({
    code: 'unsupported_media_type',
  })
  // This company is unverified: it has bought nothing yet.
  const many = Array.from({ length: 51 }, (_, at) => `person.x${at}@example.org`).join('\n')
  const id = await read(many, owner.token, { type: 'text/plain' })
  expect(await calls.code('POST', `/imports/${id}/invite`)).toBe('too_many_requests')
  const few = await read('person.y@example.org', owner.token, { type: 'text/plain' })
  expect(await calls.data('POST', `/imports/${few}/invite`)).toBeNull()
  await doImports(api)
})

test('people who can no longer be invited are skipped, and a stopped list invites no one else', async () => {
  await api.db.delete(rateLimits)
  const calls = companyCalls(api, owner.token)
  const id = await read(
    'name,email,number\nLate,late@example.com,\nBasma,b@example.com,99\nCamila,c@example.com,',
  )
  await employee(api, owner.companyId, { email: 'late@example.com' })
  await employee(api, owner.companyId, { email: 'other@example.com', number: '99' })
  await calls.data('POST', `/imports/${id}/invite`)
  await doImports(api)
  expect(await calls.data('GET', `/imports/${id}`)).toMatchObject({ state: 'done', done: 3, invited: 1 })
  expect((await rowsOf(id, 'passed')).map(({ line }) => line)).toEqual([2, 3])

  const stopped = await read('email,name\nd@example.com,Dana')
  await calls.data('POST', `/imports/${stopped}/invite`)
  await calls.data('POST', `/imports/${stopped}/cancel`)
  await doImports(api)
  expect(await calls.data('GET', `/imports/${stopped}`)).toMatchObject({ state: 'cancelled', invited: 0 })
  expect(await api.db.$count(employees, eq(employees.email, 'd@example.com'))).toBe(0)
  expect(await calls.code('POST', `/imports/${stopped}/cancel`)).toBe('conflict')
  // After three invitations within a day a person gets no fourth, whoever the sender is.
  for (const round of [1, 2, 3]) {
    const again = await read('email,name\nc@example.com,Camila')
    await calls.data('POST', `/imports/${again}/invite`)
    await doImports(api)
    expect(await calls.data('GET', `/imports/${again}`)).toMatchObject({ invited: round < 3 ? 1 : 0 })
  }
})

test('line managers, of the company or further down the list, and groups are given to those who are invited', async () => {
  const palm = await company(api)
  const calls = companyCalls(api, palm.token)
  const group = async (en: string) =>
    (await calls.data<{ id: number }>('POST', '/groups', { names: { en } })).id
  const [safety, night] = [await group('Safety'), await group('Night shift')]
  const boss = await employee(api, palm.companyId, { email: 'boss@palm.example', state: 'active' })
  const id = await read(
    [
      'name,email,line manager,groups',
      'Amal,amal@palm.example,basma@palm.example,Safety; night shift',
      'Basma,basma@palm.example,boss@palm.example,',
      // Around in a circle: the last of them gets none.
      'Camila,camila@palm.example,dana@palm.example,',
      'Dana,dana@palm.example,camila@palm.example,',
      'Own,own@palm.example,own@palm.example,',
      'Lost,lost@palm.example,nobody@palm.example,Safety;Unknown',
    ].join('\n'),
    palm.token,
  )
  const faulty = await rowsOf(id, 'faulty', palm.token)
  expect(
    faulty.map(({ line, faults }) => [line, faults.map(({ column, message }) => `${column}: ${message}`)]),
  ).toEqual([
    [6, ['manager: Nobody is their own line manager. Write another address.']],
    [
      7,
      [
        'groups: There is no group with this name. Separate several groups with semicolons.',
        'manager: Write the e-mail address of an employee, or of somebody on this list who can be invited.',
      ],
    ],
  ])
  await calls.data('POST', `/imports/${id}/invite`)
  await doImports(api)
  const people = new Map((await of(palm.companyId)).map(row => [row.email, row]))
  const managerOf = (name: string) => people.get(`${name}@palm.example`)?.managerId ?? null
  const idOf = (name: string) => people.get(`${name}@palm.example`)?.id
  expect(managerOf('amal')).toBe(idOf('basma'))
  expect(managerOf('basma')).toBe(boss)
  expect([managerOf('camila'), managerOf('dana')]).toEqual([idOf('dana'), null])
  const members = await api.db
    .select()
    .from(employeeGroupMembers)
    .where(eq(employeeGroupMembers.companyId, palm.companyId))
  expect(members.map(({ groupId, employeeId, isByRule }) => [groupId, employeeId, isByRule])).toEqual(
    expect.arrayContaining([
      [safety, idOf('amal'), false],
      [night, idOf('amal'), false],
    ]),
  )
  expect(members).toHaveLength(2)
})

test('people outside a manager’s branch cannot be line managers on their list', async () => {
  const boss = await member(api, owner.companyId, 'manager', sales)
  await employee(api, owner.companyId, { email: 'elsewhere@example.com', state: 'active' })
  const id = await read('name,email,manager\nRim,rim@example.com,elsewhere@example.com', boss.token, {
    query: `?department_id=${riyadh}`,
  })
  expect(await rowsOf(id, 'faulty', boss.token)).toMatchObject([{ faults: [{ column: 'manager' }] }])
})
