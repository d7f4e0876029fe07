import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies, departments, employees, learningDays, seatLedger } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { boughtSeats, companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { assign, department } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { startAbsences } from '../employees/absences.ts'
import { foldReports } from '../reports/sums/folding.ts'
import { anonymiseLeavers } from './anonymising.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  await api.db.update(companies).set({ retentionYears: 2 }).where(eq(companies.id, owner.companyId))
})
afterAll(() => api.close())

const longAgo = new Date('2020-05-05T09:00:00Z')

test('reports and the ledger of seats say the same before and after', async () => {
  const { companyId } = owner
  const departmentId = await department(api, companyId)
  const courseId = await course(api)
  const person = await joined(api, companyId, { departmentId, joinedOn: '2019-01-01' })
  const poolId = await boughtSeats(api, companyId, courseId, 3)
  await api.db.insert(seatLedger).values({
    companyId,
    poolId,
    employeeId: person.id,
    movement: 'assigned',
    seats: 1,
  })
  await assign(api, companyId, person.id, courseId, {
    state: 'completed',
    percent: 100,
    createdAt: new Date('2019-02-01'),
    completedAt: new Date('2019-03-01'),
  })
  await api.db
    .insert(learningDays)
    .values({ userId: person.userId, courseId, day: '2019-02-10', seconds: 3600 })
  await startAbsences(api.db, sql`select company_id, id from employees where id = ${person.id}`)
  await api.db.execute(
    sql`update employee_absences set left_at = ${longAgo.toISOString()}::timestamptz where employee_id = ${person.id}`,
  )
  await api.db
    .update(employees)
    .set({ state: 'deactivated', deactivatedAt: longAgo })
    .where(eq(employees.id, person.id))
  await foldReports(api.db, 1, 0)
  const { data } = companyCalls(api, owner.token)
  const figures = async () => ({
    completion: await data('GET', '/reports/completion?by=course'),
    time: await data<{ total: unknown }>('GET', '/reports/time?by=department'),
    disclosure: await data('GET', '/training-disclosure?year=2019'),
    seats: await data('GET', `/seats`),
    ledger: await api.db.select().from(seatLedger).where(eq(seatLedger.companyId, companyId)),
    departments: await api.db.select().from(departments).where(eq(departments.companyId, companyId)),
    sums: (
      await api.db.execute(
        sql`select row_to_json(t) from report_times t where company_id = ${companyId} order by 1::text`,
      )
    ).rows,
  })
  const before = JSON.stringify(await figures()).replaceAll(/"as_of":"[^"]+"/g, '')
  expect(before).toContain('3600')
  await anonymiseLeavers(api.db)
  const [left] = await api.db.select().from(employees).where(eq(employees.id, person.id))
  expect(left?.anonymisedAt).not.toBeNull()
  const after = async () => JSON.stringify(await figures()).replaceAll(/"as_of":"[^"]+"/g, '')
  expect(await after()).toBe(before)
  // Counted anew from the rows, they are still the same.
  await api.db.execute(
    sql`insert into report_changes (company_id, department_id) values (${companyId}, ${departmentId})`,
  )
  await foldReports(api.db, 1, 0)
  expect(await after()).toBe(before)
})
