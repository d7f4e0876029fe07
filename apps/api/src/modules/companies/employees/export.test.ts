import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, companies, companyExports, employees, notifications } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { deleteOldExports, makeExports } from '../exports/exports.ts'
import { handleExports } from '../exports/jobs.ts'

let api: TestApi
let owner: Account & { companyId: number }
let branch: number
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  branch = await department(api, owner.companyId)
  const person = (name: string, given: object = {}) => employee(api, owner.companyId, { name, ...given })
  await person('=cmd()', { departmentId: branch, number: '0012' })
  await person('Basma', { state: 'invited', joinedOn: null })
  await person('Amal', { departmentId: branch })
  const other = await company(api)
  await employee(api, other.companyId, { name: 'Stranger' })
})
afterAll(() => api.close())

const exported = async (body: object, token = owner.token) =>
  await api.as(token, 'en')('POST', '/company-api/v1/employees/export', {
    format: 'csv',
    columns: [],
    ...body,
  })
const linesOf = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n')
const run = () =>
  runJobs(api, [makeExports], runner =>
    handleExports(runner, { db: api.db, storage: api.storage, publicUrl: api.env.publicUrl }),
  )

test('the list as it is seen: its filters, its order, its columns, and an entry in the audit log', async () => {
  const answer = await exported({ columns: ['overdue', 'number', 'state', 'joined'], department: branch })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="Employees \d{4}\.\d\d\.\d\d\.csv"/),
  })
  const [head, ...rows] = linesOf(answer.body)
  expect(head).toBe('Name,E-mail,Employee number,Status,Joined,Courses overdue,As of')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/^'=cmd\(\),employee-.+,0012,Active,2026-01-15,0,\d{4}-\d\d-\d\d$/)
  expect(rows[1]).toMatch(/^Amal,/)
  const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'employees.export'))
  expect(entry?.after).toMatchObject({ department: branch, total: 2, format: 'csv' })
})

test('those who are chosen one by one, as far as they match and are in sight', async () => {
  const people = await api.db
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(eq(employees.companyId, owner.companyId))
  const idOf = (name: string) => people.find(each => each.name === name)?.id ?? 0
  const employee_ids = [idOf('Amal'), idOf('Basma')]
  const rowsOf = async (body: object, token?: string) =>
    linesOf((await exported({ employee_ids, ...body }, token)).body)
      .slice(1)
      .map(line => line.split(',')[0])
  expect(await rowsOf({})).toEqual(['Amal', 'Basma'])
  expect(await rowsOf({ state: 'invited' })).toEqual(['Basma'])
  const manager = await member(api, owner.companyId, 'manager', branch)
  expect(await rowsOf({}, manager.token)).toEqual(['Amal'])
  expect(await rowsOf({ except_ids: [idOf('Amal')] })).toEqual(['Basma'])
  const answer = await companyCalls(api, manager.token).answer('GET', `/employees?ids=${employee_ids.join()}`)
  expect(answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name)).toEqual(['Amal'])
})

test('a manager exports only their own branch, no one another company, and finance nothing', async () => {
  const manager = await member(api, owner.companyId, 'manager', branch)
  expect(linesOf((await exported({}, manager.token)).body)).toHaveLength(3)
  expect((await exported({})).body).not.toContain('Stranger')
  const finance = await member(api, owner.companyId, 'finance')
  expect((await exported({}, finance.token)).statusCode).toBe(403)
})

test('a file made in the background is announced, kept for the requester, and gone after its day', async () => {
  const calls = companyCalls(api, owner.token)
  const body = { format: 'xlsx', columns: ['progress'], q: 'a', sort: 'progress' }
  const { id } = await calls.data<{ id: number }>('POST', '/employees/exports', body)
  expect((await calls.answer('GET', `/exports/${id}/file`)).statusCode).toBe(404)
  await run()
  expect(await calls.data('GET', `/exports/${id}`)).toMatchObject({ state: 'done', done: 3, total: 3 })
  const file = await calls.answer('GET', `/exports/${id}/file`)
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect(Number(file.headers['content-length'])).toBe(file.rawPayload.length)
  const [told] = await api.db.select().from(notifications).where(eq(notifications.userId, owner.id))
  expect(told).toMatchObject({ kind: 'export_ready', link: `/Employees?company&export=${id}` })

  const administrator = await member(api, owner.companyId, 'administrator')
  const asOther = companyCalls(api, administrator.token)
  expect(await asOther.code('GET', `/exports/${id}/file`)).toBe('not_found')
  expect(await asOther.code('POST', `/exports/${id}/cancel`)).toBe('not_found')
  expect(await calls.code('POST', `/exports/${id}/cancel`)).toBe('conflict')

  const [row] = await api.db.select().from(companyExports).where(eq(companyExports.id, id))
  await api.db
    .update(companyExports)
    .set({ expiresAt: new Date(0) })
    .where(eq(companyExports.id, id))
  expect(await calls.code('GET', `/exports/${id}/file`)).toBe('not_found')
  await deleteOldExports(api.db, api.storage)
  expect(await api.db.$count(companyExports, eq(companyExports.id, id))).toBe(0)
  await api.storage.remove(row?.file ?? '')
})

test('a file is named by the company’s day on which it was made', async () => {
  const far = await company(api)
  await api.db
    .update(companies)
    .set({ timeZone: 'Pacific/Kiritimati' })
    .where(eq(companies.id, far.companyId))
  const calls = companyCalls(api, far.token)
  const { id } = await calls.data<{ id: number }>('POST', '/employees/exports', {
    format: 'csv',
    columns: [],
  })
  await run()
  await api.db
    .update(companyExports)
    .set({ finishedAt: new Date('2026-03-04T10:00:00Z') })
    .where(eq(companyExports.id, id))
  expect(await calls.data('GET', `/exports/${id}`)).toMatchObject({
    name: expect.stringContaining('2026.03.05.csv'),
  })
  const file = await calls.answer('GET', `/exports/${id}/file`)
  expect(file.headers['content-disposition']).toContain('2026.03.05.csv')
  const now = await exported({}, far.token)
  const today = (await companyToday(api.db, far.companyId)).replaceAll('-', '.')
  expect(now.headers['content-disposition']).toContain(`Employees ${today}.csv`)
})

test('one that is stopped is never made, and long lists are made in the background alone', async () => {
  const calls = companyCalls(api, owner.token)
  const { id } = await calls.data<{ id: number }>('POST', '/employees/exports', {
    format: 'csv',
    columns: [],
  })
  await calls.data('POST', `/exports/${id}/cancel`)
  await run()
  expect(await calls.data('GET', `/exports/${id}`)).toMatchObject({ state: 'cancelled' })
  expect(await calls.code('GET', `/exports/${id}/file`)).toBe('not_found')

  const { companyId } = owner
  const row = { nameKey: 'x', searchFolded: 'x', companyId, state: 'active' as const, departmentId: branch }
  await api.db.insert(employees).values(
    Array.from({ length: 2001 }, (_, at) => ({
      ...row,
      name: `Person ${at}`,
      email: `p${at}@example.com`,
    })),
  )
  expect((await exported({})).json()).toMatchObject({ code: 'list_too_long' })
  const long = await calls.data<{ id: number }>('POST', '/employees/exports', { format: 'csv', columns: [] })
  await run()
  const lines = linesOf((await calls.answer('GET', `/exports/${long.id}/file`)).body)
  // Page after page, each row once.
  expect(lines).toHaveLength(2001 + 3 + 1)
  expect(new Set(lines).size).toBe(lines.length)
})
