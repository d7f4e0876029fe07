import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignments,
  employees,
  employeeYears,
  trainingRules,
  trainingYears,
  trainingYearSums,
} from '../../../../db/schema/index.ts'
import { company } from '../../../../testing/accounts.ts'
import { joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { trainingSums } from '../../../../testing/training-sums.ts'
import { foldReports } from '../../reports/sums/folding.ts'
import { addUpYears } from './sums.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A company that is kept, with people who have what is demanded now, ten hours, and would be short of more. */
async function kept() {
  const { companyId } = await company(api)
  const people = []
  for (let n = 0; n < 3; n += 1) people.push(await joined(api, companyId))
  const [first, second] = people
  if (!first || !second) throw new Error('Nobody joined.')
  await api.db.insert(assignments).values({ companyId, employeeId: first.id, courseId: await course(api) })
  await foldReports(api.db, 1, 0)
  await api.db.update(employeeYears).set({ seconds: 36_000 }).where(eq(employeeYears.companyId, companyId))
  return { companyId, leaving: second.id }
}

const demand = (companyId: number, minimumUnits: number) => {
  const rules = { minimumUnits, platformUnitMinutes: 60, outsideUnitMinutes: 60 }
  return api.db
    .insert(trainingRules)
    .values({ companyId, ...rules, demandedFrom: 1, dueDays: 30 })
    .onConflictDoUpdate({ target: trainingRules.companyId, set: rules })
}

test('a person who is removed while years are added up by other rules is not in what they come to', async () => {
  const { companyId, leaving } = await kept()
  await demand(companyId, 40)
  const removed = Promise.withResolvers<void>()
  const isAdding = Promise.withResolvers<void>()
  const removing = api.db.transaction(async tx => {
    await tx.delete(employees).where(eq(employees.id, leaving))
    removed.resolve()
    await isAdding.promise
  })
  await removed.promise
  const adding = addUpYears(api.db)
  // It waits for the removal, which counted by the rules that were.
  expect(await Promise.race([adding, new Promise(done => setTimeout(() => done('waits'), 500))])).toBe(
    'waits',
  )
  isAdding.resolve()
  await removing
  expect(await adding).toEqual([])
  const years = await api.db.select().from(trainingYears).where(eq(trainingYears.companyId, companyId))
  expect(years.map(({ minimumUnits }) => minimumUnits)).toEqual([40, 40])
  const { counted, addedUp } = await trainingSums(api.db)
  expect(addedUp).toEqual(counted)
})

test('many changes of a year become as few rows as there are departments, and come to the same', async () => {
  const { companyId } = await kept()
  const ofCompany = eq(employeeYears.companyId, companyId)
  for (let n = 1; n <= 60; n += 1) await api.db.update(employeeYears).set({ seconds: n }).where(ofCompany)
  const before = await trainingSums(api.db)
  expect(before.addedUp).toEqual(before.counted)
  expect(await rowsOf(companyId)).toBeGreaterThan(200)
  expect(await addUpYears(api.db)).toEqual([])
  expect(await rowsOf(companyId)).toBe(2)
  expect(await trainingSums(api.db)).toEqual(before)
})

const rowsOf = (companyId: number) =>
  api.db.$count(trainingYearSums, eq(trainingYearSums.companyId, companyId))
