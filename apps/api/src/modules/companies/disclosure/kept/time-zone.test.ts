import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignments, employeeYears, learningDays } from '../../../../db/schema/index.ts'
import { company } from '../../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { disclosureOf, trainingDay, trainingYear } from '../../../../testing/training.ts'
import { foldReports } from '../../reports/sums/folding.ts'
import { plusDays } from '../../requirements/status.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('a company that moves to another time zone has its years kept anew, and says the new ones before they are', async () => {
  const { companyId, token } = await company(api)
  const calls = companyCalls(api, token)
  const { id, userId } = await joined(api, companyId, { joinedOn: `${trainingYear}-01-01` })
  const courseId = await course(api)
  // The next day in Riyadh already, and still that day in New York.
  const createdAt = new Date(`${trainingDay}T22:30:00Z`)
  await api.db.insert(assignments).values({ companyId, employeeId: id, courseId, createdAt })
  for (const [day, seconds] of [
    [trainingDay, 600],
    [plusDays(trainingDay, 1), 60],
  ] as const)
    await api.db.insert(learningDays).values({ userId, courseId, day, seconds })
  const said = async () => Number((await disclosureOf(calls).read()).now['platform_seconds'])
  const kept = async () =>
    (await api.db.select().from(employeeYears).where(eq(employeeYears.employeeId, id))).find(
      ({ year }) => year === trainingYear,
    )?.seconds
  await foldReports(api.db, 1, 0)
  expect([await said(), await kept()]).toEqual([60, 60])
  const { version } = await calls.data<{ version: number }>('GET', '/company')
  await calls.data('PATCH', '/company', { version, time_zone: 'America/New_York' })
  expect([await said(), await kept()]).toEqual([660, 60])
  await foldReports(api.db, 1, 0)
  expect([await said(), await kept()]).toEqual([660, 660])
})
