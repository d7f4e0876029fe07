import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, employees, notifications } from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { companyCalls, doAssigning, joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { actOnPeople } from '../../../../testing/employee-acts.ts'
import { department, employee, member } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
let act: ReturnType<typeof actOnPeople>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  act = actOnPeople(api)
})
afterAll(() => api.close())

const assign = async (employeeId: number, title: string, dueOn?: string) => {
  await companyCalls(api, owner.token).data('POST', '/assignments', {
    course_ids: [await course(api, { title: { ar: title, en: title } })],
    employee_ids: [employeeId],
    ...(dueOn !== undefined && { due_on: dueOn }),
  })
  await doAssigning(api)
}
const told = (userId: number) =>
  api.db
    .select({ link: notifications.link, data: notifications.data })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'assignments_reminder')))
const remind = (ids: number[], token = owner.token) => act(token, { act: 'remind', employee_ids: ids })

test('reminds whom something waits for, of what is due first, and no one twice within a day', async () => {
  const [busy, idle] = [await joined(api, owner.companyId), await joined(api, owner.companyId)]
  const invited = await employee(api, owner.companyId, { state: 'invited' })
  await assign(busy.id, 'Some day')
  await assign(busy.id, 'Soon', '2090-01-10')
  await assign(busy.id, 'Later', '2090-02-10')
  const ids = [busy.id, idle.id, invited]
  expect(await remind(ids)).toMatchObject({ state: 'done', total: 3, changed: 1, skipped: 2 })
  expect(await told(busy.userId)).toEqual([
    { link: '/learn?tab=assigned', data: { name: { ar: 'Soon', en: 'Soon' } } },
  ])
  expect(await told(idle.userId)).toEqual([])
  const noted = and(eq(auditLog.action, 'employee.remind'), eq(auditLog.subjectId, busy.id))
  expect(await api.db.$count(auditLog, noted)).toBe(1)
  expect(await remind(ids)).toMatchObject({ changed: 0, skipped: 3 })
  expect(await told(busy.userId)).toHaveLength(1)
  await api.db
    .update(employees)
    .set({ remindedAt: sql`now() - interval '21 hours'` })
    .where(eq(employees.id, busy.id))
  expect(await remind(ids)).toMatchObject({ changed: 1 })
  expect(await told(busy.userId)).toHaveLength(2)
})

test('two acts at once remind once', async () => {
  const busy = await joined(api, owner.companyId)
  await assign(busy.id, 'Once')
  const sums = await Promise.all([remind([busy.id]), remind([busy.id])])
  expect(sums.map(({ changed }) => changed).toSorted()).toEqual([0, 1])
  expect(await told(busy.userId)).toHaveLength(1)
})

test('a manager reminds the own branch alone', async () => {
  const branch = await department(api, owner.companyId)
  const boss = await member(api, owner.companyId, 'manager', branch)
  const elsewhere = await joined(api, owner.companyId)
  await assign(elsewhere.id, 'Elsewhere')
  expect(await remind([elsewhere.id], boss.token)).toMatchObject({ total: 0, changed: 0 })
  expect(await told(elsewhere.userId)).toEqual([])
})
