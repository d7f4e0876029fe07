import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employeeGroupMembers, employees, jobNames, requirements } from '../../../db/schema/index.ts'
import { account, company, unique, type Account } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const call = (method: Method, path: string, body?: unknown, token = owner.token) =>
  api.as(token)(method, `/company-api/v1${path}`, body)
const create = async () =>
  (await call('POST', '/groups', { names: { ar: 'مجموعة', en: `Group ${unique()}` } })).json<{
    data: { id: number }
  }>().data.id
const setRules = (id: number, rules: object[]) => call('PUT', `/groups/${id}/rules`, { rules })
const peopleOf = async (groupId: number) =>
  (
    await api.db
      .select({ id: employeeGroupMembers.employeeId, isByRule: employeeGroupMembers.isByRule })
      .from(employeeGroupMembers)
      .where(eq(employeeGroupMembers.groupId, groupId))
      .orderBy(employeeGroupMembers.employeeId)
  ).map(row => [row.id, row.isByRule])
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code
const person = (given: Parameters<typeof employee>[2] = {}) => employee(api, owner.companyId, given)

test('a rule takes in a branch, a job or who joined after a day; of one rule everything has to hold', async () => {
  const top = await department(api, owner.companyId)
  const below = await department(api, owner.companyId, top)
  const [listed] = await api.db.select({ name: jobNames.name }).from(jobNames).limit(1)
  const above = await person({ departmentId: top })
  const inside = await person({ departmentId: below, job: listed?.name.ar ?? null })
  const late = await person({ job: 'Barista', joinedOn: '2026-06-02' })
  const early = await person({ job: 'barista', joinedOn: '2026-06-01' })
  await person({ departmentId: below, state: 'deactivated' })
  const group = await create()
  expect((await setRules(group, [{ department_id: top }])).statusCode).toBe(200)
  expect(await peopleOf(group)).toEqual([
    [above, true],
    [inside, true],
  ])
  // A job of the list, in the other language.
  await setRules(group, [{ department_id: top, job: listed?.name.en ?? '' }])
  expect(await peopleOf(group)).toEqual([[inside, true]])
  await setRules(group, [{ job: 'BARISTA', joined_after: '2026-06-01' }])
  expect(await peopleOf(group)).toEqual([[late, true]])
  await setRules(group, [{ job: 'barista' }, { department_id: below }])
  expect(await peopleOf(group)).toEqual([
    [inside, true],
    [late, true],
    [early, true],
  ])
  await setRules(group, [])
  expect(await peopleOf(group)).toEqual([])
})

test('a job is the same however its letters are written, as words are when something is searched for', async () => {
  const [taa, haa, hamza] = [
    await person({ job: 'محاسبة أولى' }),
    await person({ job: 'محاسبه  اولى' }),
    await person({ job: 'مُحاسبة أولي' }),
  ]
  const [accented, plain] = [await person({ job: 'Café Manager' }), await person({ job: 'CAFE MANAGER' })]
  await person({ job: 'محاسب أول' })
  const group = await create()
  await setRules(group, [{ job: 'محاسبة اولي' }])
  expect((await peopleOf(group)).map(([id]) => id)).toEqual([taa, haa, hamza])
  await setRules(group, [{ job: 'cafe manager' }])
  expect((await peopleOf(group)).map(([id]) => id)).toEqual([accented, plain])
  // Of the common list, in the other language and in other letters.
  const [listed] = await api.db.select({ name: jobNames.name }).from(jobNames).limit(1)
  const typed = await person({ job: `${listed?.name.en?.toUpperCase()}` })
  await setRules(group, [{ job: `${listed?.name.ar}\u0640` }])
  expect((await peopleOf(group)).map(([id]) => id)).toContain(typed)
})

test('who was added by hand stays whatever rules say; who is in by rule cannot be taken out', async () => {
  const at = await department(api, owner.companyId)
  const [byRule, byHand] = [await person({ departmentId: at }), await person()]
  const group = await create()
  await setRules(group, [{ department_id: at }])
  const added = await call('POST', `/groups/${group}/members`, { employee_ids: [byHand] })
  expect(added.json()).toEqual({ data: { added: 1 } })
  expect(codeOf(await call('DELETE', `/groups/${group}/members/${byRule}`))).toBe('member_by_rule')
  await setRules(group, [])
  expect(await peopleOf(group)).toEqual([[byHand, false]])
  expect((await call('DELETE', `/groups/${group}/members/${byHand}`)).statusCode).toBe(200)
  expect((await call('DELETE', `/groups/${group}/members/${byHand}`)).statusCode).toBe(404)
  expect(await peopleOf(group)).toEqual([])
})

test('a group counts whom its list has: not who was added by hand and has left', async () => {
  const at = await department(api, owner.companyId)
  const [stays, leaves] = [await person({ departmentId: at }), await person({ departmentId: at })]
  const group = await create()
  await call('POST', `/groups/${group}/members`, { employee_ids: [stays, leaves] })
  expect((await call('POST', `/employees/${leaves}/deactivate`)).statusCode).toBe(200)
  expect(await peopleOf(group)).toHaveLength(2)
  const listed = async (token?: string) =>
    (await call('GET', `/employees?state=present&group=${group}`, undefined, token)).json<{
      data: { id: number }[]
      meta: { total: number }
    }>()
  const manager = await member(api, owner.companyId, 'manager', at)
  for (const token of [owner.token, manager.token]) {
    const { data, meta } = await listed(token)
    expect([data.map(({ id }) => id), meta.total]).toEqual([[stays], 1])
    expect((await call('GET', `/groups/${group}`, undefined, token)).json()).toMatchObject({
      data: { member_count: meta.total },
    })
  }
})

test('rules follow every change: a person, a department, an invitation, who joins and who leaves', async () => {
  const [top, elsewhere] = [await department(api, owner.companyId), await department(api, owner.companyId)]
  const below = await department(api, owner.companyId, top)
  const group = await create()
  await setRules(group, [{ department_id: top }])
  const id = await person({ departmentId: elsewhere })
  await call('PATCH', `/employees/${id}`, { department_id: below })
  expect(await peopleOf(group)).toEqual([[id, true]])
  await call('PATCH', `/departments/${below}`, { parent_id: elsewhere })
  expect(await peopleOf(group)).toEqual([])
  await call('PATCH', `/departments/${below}`, { parent_id: top })
  expect(await peopleOf(group)).toEqual([[id, true]])
  await call('POST', `/employees/${id}/deactivate`)
  expect(await peopleOf(group)).toEqual([])
  const email = `by-rule-${unique()}@example.com`
  const invited = await call('POST', '/invitations', { name: 'Noura', email, department_id: below })
  const { employee_id, link } = invited.json<{ data: { employee_id: number; link: string } }>().data
  expect(await peopleOf(group)).toEqual([[employee_id, true]])
  const joiners = await create()
  await setRules(joiners, [{ joined_after: '2026-10-01' }])
  const invitation = new URL(link).searchParams.get('invitation')
  const joined = await api.as((await account(api)).token)('POST', '/client-api/v1/invitations/accept', {
    invitation,
  })
  expect(joined.statusCode).toBe(200)
  expect(await peopleOf(joiners)).toContainEqual([employee_id, true])
  await call('DELETE', `/departments/${below}?move_to=${elsewhere}`)
  expect(await peopleOf(group)).toEqual([])
})

test('a group is listed with its people and rules, renamed and deleted; not while a requirement names it', async () => {
  const group = await create()
  const at = await department(api, owner.companyId)
  await person({ departmentId: at })
  await setRules(group, [{ department_id: at }, { job: 'سائق' }])
  expect((await call('PATCH', `/groups/${group}`, { names: { en: 'Drivers' } })).statusCode).toBe(200)
  expect((await call('GET', `/groups/${group}`)).json()).toMatchObject({
    data: {
      name: 'Drivers',
      member_count: 1,
      rules: [
        { department: { id: at }, job: null },
        { department: null, job: 'سائق' },
      ],
    },
  })
  const { data } = (await call('GET', '/groups')).json<{ data: { id: number; rule_count: number }[] }>()
  expect(data.find(row => row.id === group)).toMatchObject({ rule_count: 2 })
  const [made] = await api.db
    .insert(requirements)
    .values({ companyId: owner.companyId, courseId: await course(api), groupId: group, firstDueDays: 30 })
    .returning({ id: requirements.id })
  expect(codeOf(await call('DELETE', `/groups/${group}`))).toBe('group_required')
  await api.db.delete(requirements).where(eq(requirements.id, made?.id ?? 0))
  expect((await call('DELETE', `/groups/${group}`)).statusCode).toBe(200)
  expect((await call('GET', `/groups/${group}`)).statusCode).toBe(404)
})

test('rules are checked', async () => {
  const group = await create()
  const foreign = await department(api, (await company(api)).companyId)
  const fieldsOf = async (rules: object[]) =>
    Object.keys((await setRules(group, rules)).json<{ errors: object }>().errors)
  expect(await fieldsOf([{ job: 'x' }, {}])).toEqual(['rules.1'])
  expect(await fieldsOf([{ department_id: foreign }])).toEqual(['rules.0.department_id'])
})

test('a manager adds and removes people of the own branch, and sees and changes nothing else of a group', async () => {
  const [branch, other] = [await department(api, owner.companyId), await department(api, owner.companyId)]
  const [mine, theirs] = [await person({ departmentId: branch }), await person({ departmentId: other })]
  const group = await create()
  await call('POST', `/groups/${group}/members`, { employee_ids: [theirs] })
  const { token } = await member(api, owner.companyId, 'manager', branch)
  const add = (ids: number[]) => call('POST', `/groups/${group}/members`, { employee_ids: ids }, token)
  expect((await add([mine, theirs])).statusCode).toBe(404)
  expect((await add([mine])).statusCode).toBe(200)
  expect((await call('GET', `/groups/${group}`, undefined, token)).json()).toMatchObject({
    data: { member_count: 1 },
  })
  expect((await call('DELETE', `/groups/${group}/members/${theirs}`, undefined, token)).statusCode).toBe(404)
  expect((await call('DELETE', `/groups/${group}/members/${mine}`, undefined, token)).statusCode).toBe(200)
  for (const [method, path, body] of [
    ['POST', '/groups', { names: { en: 'X' } }],
    ['PATCH', `/groups/${group}`, { names: { en: 'X' } }],
    ['PUT', `/groups/${group}/rules`, { rules: [] }],
    ['DELETE', `/groups/${group}`, undefined],
  ] as const)
    expect([method, (await call(method, path, body, token)).statusCode]).toEqual([method, 403])
})

test('another company’s groups and people are not found', async () => {
  const group = await create()
  const other = await company(api)
  const stranger = await employee(api, other.companyId)
  expect((await call('POST', `/groups/${group}/members`, { employee_ids: [stranger] })).statusCode).toBe(404)
  for (const [method, path, body] of [
    ['GET', `/groups/${group}`, undefined],
    ['PATCH', `/groups/${group}`, { names: { en: 'X' } }],
    ['PUT', `/groups/${group}/rules`, { rules: [] }],
    ['DELETE', `/groups/${group}`, undefined],
    ['POST', `/groups/${group}/members`, { employee_ids: [stranger] }],
  ] as const)
    expect([method, (await call(method, path, body, other.token)).statusCode]).toEqual([method, 404])
  const [kept] = await api.db.select().from(employees).where(eq(employees.id, stranger))
  expect(kept?.companyId).toBe(other.companyId)
})

test('a preview says whom rules put in and take out, and changes nothing', async () => {
  const owner = await company(api)
  const as = api.as(owner.token)
  const [drivers, office] = [await department(api, owner.companyId), await department(api, owner.companyId)]
  const id = (await as('POST', '/company-api/v1/groups', { names: { en: 'Preview' } })).json<{
    data: { id: number }
  }>().data.id
  const path = `/company-api/v1/groups/${id}/rules`
  await employee(api, owner.companyId, { departmentId: drivers, name: 'Badr' })
  await employee(api, owner.companyId, { departmentId: office, name: 'Amal' })
  await as('PUT', path, { rules: [{ department_id: drivers }] })
  const answer = await as('POST', `${path}/preview`, { rules: [{ department_id: office }] })
  expect(answer.json()).toEqual({ data: { enter: 1, leave: 1, by_rule: 1, names: ['Amal'] } })
  const group = (await as('GET', `/company-api/v1/groups/${id}`)).json<{
    data: { member_count: number; rules: { department: { id: number } }[] }
  }>().data
  expect(group).toMatchObject({ member_count: 1, rules: [{ department: { id: drivers } }] })
  const other = await company(api)
  expect((await api.as(other.token)('POST', `${path}/preview`, { rules: [] })).statusCode).toBe(404)
  expect((await as('POST', `${path}/preview`, { rules: [{}] })).statusCode).toBe(422)
})
