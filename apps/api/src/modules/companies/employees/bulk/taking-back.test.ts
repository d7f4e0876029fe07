import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, employeeInvitations, employees } from '../../../../db/schema/index.ts'
import { createLimits } from '../../../../plugins/limits.ts'
import { account, company, unique, type Account } from '../../../../testing/accounts.ts'
import { runJobs } from '../../../../testing/jobs.ts'
import { department, employee, member } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { Invitations } from '../../invitations/service.ts'
import { workOnActs } from './acts.ts'
import { workOnAct } from './working.ts'

let api: TestApi
let owner: Account & { companyId: number }
let invitations: Invitations
beforeAll(async () => {
  api = await createTestApi()
  invitations = new Invitations(api.db, api.mails, createLimits(api.database.pool), api.env.publicUrl)
  owner = await company(api)
})
afterAll(() => api.close())

const person = (given: Parameters<typeof employee>[2] = {}) => employee(api, owner.companyId, given)
/** Begins the act, does its work, and reads what became of it. */
async function takeBack(ids: readonly number[], token = owner.token): Promise<object> {
  const calls = api.as(token)
  const body = { act: 'reactivate', employee_ids: ids }
  const key = { 'idempotency-key': randomUUID() }
  const begun = await calls('POST', '/company-api/v1/employees/bulk', body, key)
  await runJobs(api, [workOnActs], runner =>
    runner.handle(workOnActs, ({ actId }, job) => workOnAct(api.db, invitations, actId, job)),
  )
  const { id } = begun.json<{ data: { id: number } }>().data
  return (await calls('GET', `/company-api/v1/employee-acts/${id}`)).json<{ data: object }>().data
}
const statesOf = async (ids: number[]) =>
  (
    await api.db
      .select({ state: employees.state })
      .from(employees)
      .where(inArray(employees.id, ids))
      .orderBy(asc(employees.id))
  ).map(({ state }) => state)

test('leavers come back: at once with their account, others by an invitation; no one twice', async () => {
  const sales = await department(api, owner.companyId)
  const gone = { state: 'deactivated' as const, departmentId: sales }
  const [own, left] = [await account(api), await account(api)]
  const ids = [
    await person({ ...gone, userId: own.id }),
    await person({ ...gone, userId: left.id, leftVoluntarily: true }),
    await person(gone),
    await person({ departmentId: sales }),
    await person({ state: 'deactivated' }),
  ]
  const manager = await member(api, owner.companyId, 'manager', sales)
  expect(await takeBack(ids, manager.token)).toMatchObject({
    state: 'done',
    total: 4,
    changed: 3,
    skipped: 1,
  })
  expect(await statesOf(ids)).toEqual(['active', 'invited', 'invited', 'active', 'deactivated'])
  const invited = await api.db
    .select({ id: employeeInvitations.employeeId })
    .from(employeeInvitations)
    .where(inArray(employeeInvitations.employeeId, ids))
  expect(invited.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.slice(1, 3))
  expect(await takeBack(ids, manager.token)).toMatchObject({ changed: 0, skipped: 4 })
  const acts = await api.db
    .select({ id: auditLog.subjectId })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'employee.reactivate'), inArray(auditLog.subjectId, ids)))
  expect(acts).toHaveLength(3)
})

test('who has been sent too many invitations of late stays away, and is counted', async () => {
  const email = `${unique()}@example.com`
  const id = await person({ state: 'deactivated', email })
  for (let n = 0; n < 20; n += 1) await invitations.countRecipients(api.db, [email])
  expect(await takeBack([id])).toMatchObject({ changed: 0, limited: 1 })
  expect(await statesOf([id])).toEqual(['deactivated'])
})
