import { like } from 'drizzle-orm'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { department, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { disclosureOf, outsideTraining, trained, trainingYear } from '../../../testing/training.ts'

let api: TestApi
let owner: Account & { companyId: number }
let by: ReturnType<typeof companyCalls>
let sales: number
let amal: { id: number; userId: number }
let basim: { id: number }
const year = trainingYear
const outside = outsideTraining
const [read, people] = [
  (of = by) => disclosureOf(of).read(),
  (query = '', of = by) => disclosureOf(of).people(query),
]

beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  by = companyCalls(api, owner.token)
  sales = await department(api, owner.companyId)
  amal = await trained(api, owner.companyId, 7, { name: 'Amal', departmentId: sales })
  basim = await trained(api, owner.companyId, 9, { name: 'Basim' })
})
afterAll(() => api.close())

test('a year adds up what the company gave and what people had elsewhere, and nothing private', async () => {
  expect(await people('&under=true')).toMatchObject([{ id: amal.id, missing_units: 1 }])
  const { id } = await by.data<{ id: number }>('POST', '/outside-trainings', outside(amal.id))
  expect(await people()).toMatchObject([
    { id: amal.id, platform_seconds: 7 * 3600, outside_seconds: 7200, units: 9, missing_units: 0 },
    { id: basim.id, platform_seconds: 9 * 3600, outside_seconds: 0, missing_units: 0 },
  ])
  expect((await read()).now).toEqual({
    headcount: 2,
    trainees: 2,
    under_minimum: 0,
    platform_seconds: 16 * 3600,
    outside_seconds: 7200,
    units: 18,
    platform_cost: 0,
    outside_cost: 25_000,
    departments: [
      { id: sales, name: 'Department', trainees: 1, seconds: 9 * 3600 },
      { id: null, name: null, trainees: 1, seconds: 9 * 3600 },
    ],
  })
  const { employee_id: _, ...change } = outside(amal.id, 30)
  await by.data('PUT', `/outside-trainings/${id}`, change)
  expect(await people('&under=true')).toMatchObject([{ id: amal.id, missing_units: 0.5 }])
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

test('a file shows the list with real numbers in the order of the disclosure', async () => {
  const answer = await by.answer('POST', '/training-disclosure/export', { year, format: 'xlsx' })
  const [sheet] = await readXlsxFile(answer.rawPayload)
  expect(sheet?.data[0]).toEqual([
    'Name',
    'Employee number',
    'Department',
    'Hours on Masar',
    'Hours elsewhere',
    'Training hours',
    'Training units',
    'Units missing',
    'To be reached by',
    'As of',
  ])
  expect(sheet?.data[1]?.slice(0, 8)).toEqual(['Amal', null, 'Department', 7, 0, 7, 7, 1])
  expect(sheet?.data[1]?.[8]).toEqual(new Date(`${year}-12-31T00:00:00Z`))
  expect(sheet?.data[1]?.[9]).toBeInstanceOf(Date)
  expect(sheet?.data).toHaveLength(3)
})

test('the figures stand in a file of their own, line by line', async () => {
  const answer = await by.answer('POST', '/training-disclosure/figures/export', { year, format: 'xlsx' })
  const [sheet] = await readXlsxFile(answer.rawPayload)
  expect(sheet?.data).toMatchObject([
    ['Figure', 'Number', 'Text'],
    ['Year', year, null],
    ['Number of employees', 2, null],
    ['Trainees: employees', 2, null],
    ['Trainees: employees who are Saudi nationals', null, null],
    ['Trainees: in education', null, null],
    ['Trainees: graduates', null, null],
    ['Trainees: job seekers', null, null],
    ['Hours on Masar', 16, null],
    ['Hours elsewhere', 0, null],
    ['Training hours', 16, null],
    ['Training units', 16, null],
    ['Units required of each person', 8, null],
    ['Employees below the required units', 1, null],
    ['Cost on Masar (SAR)', 0, null],
    ['Cost elsewhere (SAR)', 0, null],
    ['Budget (SAR)', null, null],
    ['Plan', null, null],
    ['To be disclosed by', null, `${year + 1}-01-31`],
    ['Closed on', null, null],
    ['Fingerprint (SHA-256)', null, null],
    ['As of', null, await companyToday(api.db, owner.companyId)],
  ])
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

test('nothing is entered of a day to come, or by who only reads', async () => {
  const later = { ...outside(amal.id), completed_on: `${year + 2}-01-01` }
  expect(await by.code('POST', '/outside-trainings', later)).toBe('validation')
  const auditor = companyCalls(api, (await member(api, owner.companyId, 'auditor')).token)
  expect(await auditor.code('POST', '/outside-trainings', outside(amal.id))).toBe('forbidden')
  expect(await auditor.code('POST', '/training-disclosure/close', { year })).toBe('forbidden')
})
