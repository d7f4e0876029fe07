import { like } from 'drizzle-orm'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, learningDays, type employees } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { assign, department, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

const year = new Date().getUTCFullYear() - 1
const day = `${year}-06-10`
const joinedOn = `${year}-01-01`

interface Figures extends Record<string, unknown> {
  headcount: number
  under_minimum: number
  outside_cost: number
}
interface Read {
  now: Figures
  closed: { hash: string; figures: Figures; has_changed_since: boolean } | null
  may_close: boolean
}
interface Person {
  id: number
  platform_seconds: number
  outside_seconds: number
  missing_seconds: number
}

let api: TestApi
let owner: Account & { companyId: number }
let by: ReturnType<typeof companyCalls>
let sales: number
let amal: { id: number; userId: number }
let basim: { id: number }

/** Somebody with time in an assigned course, and as much in one that is theirs alone. */
async function learned(hours: number, row: Partial<typeof employees.$inferInsert>) {
  const person = await joined(api, owner.companyId, { joinedOn, ...row })
  const [given, own] = [await course(api), await course(api)]
  await assign(api, owner.companyId, person.id, given, { createdAt: new Date(`${joinedOn}T00:00:00Z`) })
  for (const courseId of [given, own])
    await api.db.insert(learningDays).values({ userId: person.userId, courseId, day, seconds: hours * 3600 })
  return person
}
const outside = (employeeId: number, minutes = 120) => ({
  employee_id: employeeId,
  title: 'First aid',
  evidence: 'Certificate 17',
  completed_on: day,
  minutes,
  cost: 25_000,
})
const read = (of = by) => of.data<Read>('GET', `/training-disclosure?year=${year}`)
const people = (query = '', of = by) =>
  of.data<Person[]>('GET', `/training-disclosure/people?year=${year}${query}`)

beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  by = companyCalls(api, owner.token)
  sales = await department(api, owner.companyId)
  amal = await learned(7, { name: 'Amal', departmentId: sales })
  basim = await learned(9, { name: 'Basim' })
})
afterAll(() => api.close())

test('a year adds up what the company gave and what people had elsewhere, and nothing private', async () => {
  expect(await people('&under=true')).toMatchObject([{ id: amal.id, missing_seconds: 3600 }])
  const { id } = await by.data<{ id: number }>('POST', '/outside-trainings', outside(amal.id))
  expect(await people()).toMatchObject([
    { id: amal.id, platform_seconds: 7 * 3600, outside_seconds: 7200, missing_seconds: 0 },
    { id: basim.id, platform_seconds: 9 * 3600, outside_seconds: 0, missing_seconds: 0 },
  ])
  expect((await read()).now).toEqual({
    headcount: 2,
    trainees: 2,
    under_minimum: 0,
    platform_seconds: 16 * 3600,
    outside_seconds: 7200,
    platform_cost: 0,
    outside_cost: 25_000,
    departments: [
      { id: sales, name: 'Department', trainees: 1, seconds: 9 * 3600 },
      { id: null, name: null, trainees: 1, seconds: 9 * 3600 },
    ],
  })
  const { employee_id: _, ...change } = outside(amal.id, 30)
  await by.data('PUT', `/outside-trainings/${id}`, change)
  expect(await people('&under=true')).toMatchObject([{ id: amal.id, missing_seconds: 1800 }])
  await by.data('DELETE', `/outside-trainings/${id}`)
  expect((await read()).now).toMatchObject({ under_minimum: 1, outside_seconds: 0, outside_cost: 0 })
  expect(await by.code('DELETE', `/outside-trainings/${id}`)).toBe('not_found')
  const logged = await api.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(like(auditLog.action, 'outside_training.%'))
    .orderBy(auditLog.id)
  expect(logged.map(({ action }) => action.split('.')[1])).toEqual(['create', 'correct', 'remove'])
})

test('a file shows the list with real numbers, from right to left in Arabic', async () => {
  const answer = await by.answer('POST', '/training-disclosure/export', { year, format: 'xlsx' })
  const [sheet] = await readXlsxFile(answer.rawPayload)
  expect(sheet?.data[1]?.slice(0, 7)).toEqual(['Amal', null, 'Department', 7, 0, 7, 1])
  expect(sheet?.data[1]?.[7]).toBeInstanceOf(Date)
  expect(sheet?.data).toHaveLength(3)
})

test('a manager sees and changes the own branch alone, another company nothing', async () => {
  const head = companyCalls(api, (await member(api, owner.companyId, 'manager', sales)).token)
  expect((await people('', head)).map(({ id }) => id)).toEqual([amal.id])
  expect(await read(head)).toMatchObject({
    now: { headcount: 1, platform_seconds: 7 * 3600, platform_cost: null },
    may_close: false,
  })
  expect(await head.code('POST', '/outside-trainings', outside(basim.id))).toBe('validation')
  const { id } = await by.data<{ id: number }>('POST', '/outside-trainings', outside(basim.id))
  const { employee_id: _, ...change } = outside(basim.id)
  const stranger = companyCalls(api, (await company(api)).token)
  for (const who of [head, stranger]) {
    expect(await who.data('GET', `/outside-trainings?year=${year}`)).toEqual([])
    expect(await who.code('PUT', `/outside-trainings/${id}`, change)).toBe('not_found')
    expect(await who.code('DELETE', `/outside-trainings/${id}`)).toBe('not_found')
  }
  expect(await people('', stranger)).toEqual([])
  await by.data('DELETE', `/outside-trainings/${id}`)
})

test('a closed year keeps what was disclosed; what is corrected afterwards says so', async () => {
  expect(await by.code('POST', '/training-disclosure/close', { year: year + 1 })).toBe('disclosure_year_open')
  expect((await read()).may_close).toBe(true)
  await by.data('POST', '/training-disclosure/close', { year })
  const before = await read()
  expect(before).toMatchObject({ may_close: false, closed: { has_changed_since: false } })
  expect(before.closed?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(before.closed?.figures).toEqual(before.now)
  expect(await by.code('POST', '/training-disclosure/close', { year })).toBe('disclosure_closed')

  await by.data('POST', '/outside-trainings', outside(amal.id))
  const after = await read()
  expect(after.closed).toEqual({ ...before.closed, has_changed_since: true })
  expect(after.now.under_minimum).toBe(0)
  expect(await by.data('GET', `/outside-trainings?year=${year}`)).toMatchObject([{ is_after_closing: true }])
  const head = companyCalls(api, (await member(api, owner.companyId, 'manager', sales)).token)
  expect((await read(head)).closed).toBeNull()
})

test('nothing is entered of a day to come, or by who only reads', async () => {
  const later = { ...outside(amal.id), completed_on: `${year + 2}-01-01` }
  expect(await by.code('POST', '/outside-trainings', later)).toBe('validation')
  const auditor = companyCalls(api, (await member(api, owner.companyId, 'auditor')).token)
  expect(await auditor.code('POST', '/outside-trainings', outside(amal.id))).toBe('forbidden')
  expect(await auditor.code('POST', '/training-disclosure/close', { year })).toBe('forbidden')
})
