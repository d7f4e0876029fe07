import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, employees, peopleLists } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, doAssigning } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { tableFile } from '../files/table-file.ts'
import { deleteOldLists } from './service.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

const upload = async (payload: string | Buffer, type = 'text/plain', token = owner.token) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/company-api/v1/people-lists',
    headers: { 'api-key': 'masar-web', authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  })
  return answer.json<{
    code?: string
    data: { id: number; problem: string | null; unread_columns: object[] }
  }>()
}
const made = async (...given: Parameters<typeof upload>) => (await upload(...given)).data.id
const countsOf = (id: number, token = owner.token) =>
  companyCalls(api, token).data('GET', `/people-lists/${id}`)
const rowsOf = async (id: number, state: string, more = '') =>
  (
    await api.as(owner.token, 'en')('GET', `/company-api/v1/people-lists/${id}/rows?state=${state}${more}`)
  ).json<{
    data: object[]
    meta: { next: number | null }
  }>()

test('pasted addresses and numbers are found, and entries that match no one, or a person twice, are listed', async () => {
  const { companyId } = owner
  await employee(api, companyId, { email: 'noor@example.com', number: '1007', name: 'Noor' })
  await employee(api, companyId, { email: 'sara@example.com', number: 'E-12' })
  const stranger = await company(api)
  await employee(api, stranger.companyId, { email: 'other@example.com', number: '55' })
  const id = await made('١٠٠٧\n\nسارة <Sara@Example.com>\nE-99; noor@example.com، other@example.com\r\n55')
  expect(await countsOf(id)).toEqual({ id, found: 2, unknown: 3, double: 1 })
  expect(await rowsOf(id, 'unknown', '&limit=2')).toMatchObject({
    data: [
      { line: 4, written: 'E-99', name: null },
      { line: 4, written: 'other@example.com', name: null },
    ],
    meta: { next: 5 },
  })
  expect((await rowsOf(id, 'unknown', '&after=5')).data).toMatchObject([{ line: 5, written: '55' }])
  expect((await rowsOf(id, 'double')).data).toMatchObject([
    { line: 4, written: 'noor@example.com', name: 'Noor' },
  ])
})

test('the columns of a table that say nothing about who is meant are named', async () => {
  const text = 'Employee number,Name,Due date,الرقم الوظيفي,Note\n4711,Noor,2026-12-01,8,\n,Nobody,,,'
  const { data } = await upload(text, 'text/csv')
  expect(data).toMatchObject({
    problem: null,
    unread_columns: [
      { place: 2, head: 'Name', repeats: null },
      { place: 3, head: 'Due date', repeats: null },
      { place: 4, head: 'الرقم الوظيفي', repeats: 'number' },
    ],
  })
  // A row that names nobody still counts as one.
  expect(await countsOf(data.id)).toMatchObject({ found: 0, unknown: 2 })
  expect((await upload('4711')).data).toMatchObject({ unread_columns: [] })
})

test('a table names its columns in either language, and a file that is no list says why', async () => {
  const numbers = await made('Name;Employee number\nNoor;1007\nX;9', 'text/csv')
  expect(await countsOf(numbers)).toMatchObject({ found: 1, unknown: 1 })
  expect((await rowsOf(numbers, 'unknown')).data).toMatchObject([{ line: 3, written: '9' }])
  const pages = (async function* () {
    yield [['1007', 'sara@example.com'] as const]
  })()
  const columns = [
    { title: 'الرقم الوظيفي', kind: 'text' as const },
    { title: 'البريد الإلكتروني', kind: 'text' as const },
  ]
  const sheet = Buffer.concat(await tableFile({ columns, pages }, 'xlsx', 'ar').toArray())
  // Where a row has both, the e-mail says who it is.
  const both = await made(sheet, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect((await rowsOf(both, 'found')).data).toMatchObject([{ line: 2, written: 'sara@example.com' }])
  const problems = await Promise.all([
    upload('a,b\n1,2', 'text/csv'),
    upload(' \n '),
    upload('x', 'text/csv'),
  ])
  expect(problems.map(({ data }) => [data.id, data.problem])).toEqual([
    [null, 'no_header'],
    [null, 'empty'],
    [null, 'no_header'],
  ])
  expect((await upload('{}', 'application/json')).code).toBe('unsupported_media_type')
})

test('a manager finds and assigns to the own branch alone, and lists of others are not there', async () => {
  const { companyId } = owner
  const branch = await department(api, companyId)
  const { token } = await member(api, companyId, 'manager', branch)
  const { token: elsewhere } = await member(api, companyId, 'manager', await department(api, companyId))
  const own = await employee(api, companyId, { number: 'B-1', departmentId: branch })
  await employee(api, companyId, { number: 'B-2' })
  const text = 'B-1\nB-2'
  const id = await made(text, 'text/plain', token)
  expect(await countsOf(id, token)).toEqual({ id, found: 1, unknown: 1, double: 0 })
  const whole = await made(text)
  expect(await countsOf(whole)).toMatchObject({ found: 2 })
  const free = await course(api)
  const asked = { course_ids: [free], people_list_id: whole }
  for (const [caller, list] of [
    [token, whole],
    [elsewhere, id],
    [(await company(api)).token, id],
  ] as const) {
    const { code } = companyCalls(api, caller)
    expect(await code('GET', `/people-lists/${list}`)).toBe('not_found')
    expect(await code('GET', `/people-lists/${list}/rows?state=found`)).toBe('not_found')
    expect(await code('POST', '/assignments', { ...asked, people_list_id: list })).toBe('nothing_to_assign')
  }
  // Matches are limited to the branch, too.
  const preview = await companyCalls(api, token).data<{ people: number }>('POST', '/assignments/preview', {
    course_ids: [free],
    filters: { state: 'active' },
  })
  expect(preview.people).toBe(1)
  await companyCalls(api, token).data('POST', '/assignments', { ...asked, people_list_id: id })
  await doAssigning(api)
  const { rows } = await api.db.execute(
    sql`select employee_id::float8 as id from assignments where course_id = ${free}`,
  )
  expect(rows).toEqual([{ id: own }])
  // Who has moved to another branch is named no longer.
  await api.db.update(employees).set({ departmentId: null, name: 'Renamed' }).where(eq(employees.id, own))
  const { data: entries } = (
    await api.as(token, 'en')('GET', `/company-api/v1/people-lists/${id}/rows?state=found`)
  ).json<{ data: object[] }>()
  expect(entries).toMatchObject([{ written: 'B-1', name: null }])
})

test('five thousand people named by a list or by what they share are assigned a course, and it is undone', async () => {
  const many = await company(api)
  const { data, answer } = companyCalls(api, many.token)
  await api.db.execute(sql`
    insert into employees (company_id, name, name_key, search_folded, email, number, state)
    select ${many.companyId}, 'P ' || n, 'p ' || n, 'p ' || n, 'p' || n || '@example.com', 'N' || n, 'active' from generate_series(1, 5000) n`)
  const free = await course(api)
  const list = await made(
    `number\n${Array.from({ length: 5000 }, (_, at) => `N${at + 1}`).join('\n')}`,
    'text/csv',
    many.token,
  )
  expect(await countsOf(list, many.token)).toEqual({ id: list, found: 5000, unknown: 0, double: 0 })
  const asked = { course_ids: [free], people_list_id: list, filters: { state: 'active', q: 'p 49' } }
  expect(await data('POST', '/assignments/preview', asked)).toMatchObject({ people: 5000, total: 5000 })
  const { id } = await data<{ id: number }>('POST', '/assignments', asked)
  await doAssigning(api, { timeout: 80_000 })
  expect(await data('GET', `/assignment-batches/${id}`)).toMatchObject({
    state: 'done',
    done: 5000,
    outcomes: { assigned: 5000 },
  })
  const ofBatch = and(eq(auditLog.subjectType, 'assignment_batch'), eq(auditLog.subjectId, id))
  const [told] = await api.db.select().from(auditLog).where(ofBatch)
  expect(told?.after).toMatchObject({ people_list_id: list, filters: asked.filters, total: 5000 })
  expect((await answer('POST', `/assignment-batches/${id}/undo`)).statusCode).toBe(200)
  await doAssigning(api, { timeout: 80_000 })
  expect(await data('GET', `/assignment-batches/${id}`)).toMatchObject({
    state: 'undone',
    outcomes: { assigned: 0, undone: 5000 },
  })
})

test('a person who has left the manager’s branch by their turn is not assigned, and the act says so', async () => {
  const { companyId } = owner
  const [branch, elsewhere] = [await department(api, companyId), await department(api, companyId)]
  const { token } = await member(api, companyId, 'manager', branch)
  const [stays, moves] = [
    await employee(api, companyId, { departmentId: branch }),
    await employee(api, companyId, { departmentId: branch }),
  ]
  const free = await course(api)
  const by = companyCalls(api, token)
  const { id } = await by.data<{ id: number }>('POST', '/assignments', {
    course_ids: [free],
    employee_ids: [stays, moves],
  })
  await api.db.update(employees).set({ departmentId: elsewhere }).where(eq(employees.id, moves))
  await doAssigning(api)
  expect(await by.data('GET', `/assignment-batches/${id}`)).toMatchObject({
    state: 'done',
    outcomes: { assigned: 1, left: 1 },
  })
  const { rows } = await api.db.execute(
    sql`select employee_id::float8 as id from assignments where course_id = ${free}`,
  )
  expect(rows).toEqual([{ id: stays }])
})

test('a company keeps so many lists, and so many entries in them, and says when there is no room', async () => {
  const { companyId, token } = await company(api)
  const uploaded = async (text: string) => (await upload(text, 'text/plain', token)).code ?? 'kept'
  await api.db.insert(peopleLists).values({ companyId, entries: 499_998 })
  expect(await uploaded('1\n2\n3')).toBe('too_many_people_lists')
  expect(await uploaded('1\n2')).toBe('kept')
  expect(await uploaded('1')).toBe('too_many_people_lists')
  await api.db.delete(peopleLists).where(eq(peopleLists.companyId, companyId))
  await api.db.insert(peopleLists).values(Array.from({ length: 99 }, () => ({ companyId })))
  // Two at once: one of them is the hundredth.
  const both = await Promise.all([uploaded('1'), uploaded('2')])
  expect(both.toSorted()).toEqual(['kept', 'too_many_people_lists'])
  expect((await upload('1007')).code).toBeUndefined()
})

test('a list is deleted after a week, and with the people it found', async () => {
  const id = await made('1007')
  await api.db.delete(employees).where(eq(employees.number, '1007'))
  expect(await countsOf(id)).toMatchObject({ found: 0 })
  await api.db
    .update(peopleLists)
    .set({ createdAt: sql`now() - interval '8 days'` })
    .where(eq(peopleLists.id, id))
  await deleteOldLists(api.db)
  expect(await calls.code('GET', `/people-lists/${id}`)).toBe('not_found')
})
