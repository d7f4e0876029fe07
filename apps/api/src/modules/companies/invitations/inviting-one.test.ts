import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employeeGroupMembers, employeeGroups, employees } from '../../../db/schema/index.ts'
import { company, unique, type Account } from '../../../testing/accounts.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

const invite = (body: unknown, token = owner.token) =>
  api.as(token)('POST', '/company-api/v1/invitations', body)
const someone = () => ({ name: 'هند السالم', email: `invited-${unique()}@example.com` })
const rowOf = async (email: string) =>
  (await api.db.select().from(employees).where(eq(employees.email, email)))[0]

test('one person is invited with a line manager and groups, as a list invites many', async () => {
  const { companyId } = owner
  const lead = await employee(api, companyId)
  const made = await api.db
    .insert(employeeGroups)
    .values([1, 2].map(n => ({ companyId, name: { en: `Group ${n}` } })))
    .returning({ id: employeeGroups.id })
  const groupIds = made.map(({ id }) => id)
  const person = someone()
  expect((await invite({ ...person, manager_id: lead, group_ids: groupIds })).statusCode).toBe(200)
  const row = await rowOf(person.email)
  expect(row?.managerId).toBe(lead)
  const groupsOf = (id: number) =>
    api.db
      .select({ id: employeeGroupMembers.groupId, isByRule: employeeGroupMembers.isByRule })
      .from(employeeGroupMembers)
      .where(eq(employeeGroupMembers.employeeId, id))
      .orderBy(employeeGroupMembers.groupId)
  expect(await groupsOf(row?.id ?? 0)).toEqual(groupIds.map(id => ({ id, isByRule: false })))
  // Nobody of another company or branch leads, and no group of another company is joined; nothing is sent then.
  const other = await company(api)
  const stranger = await employee(api, other.companyId)
  const [theirs] = await api.db
    .insert(employeeGroups)
    .values({ companyId: other.companyId, name: { en: 'Theirs' } })
    .returning({ id: employeeGroups.id })
  const refused = someone()
  const answer = await invite({ ...refused, manager_id: stranger, group_ids: [theirs?.id] })
  expect(Object.keys(answer.json<{ errors: object }>().errors).toSorted()).toEqual([
    'group_ids',
    'manager_id',
  ])
  expect(await rowOf(refused.email)).toBeUndefined()
  const branch = await department(api, companyId)
  const manager = await member(api, companyId, 'manager', branch)
  const ofBranch = await invite({ ...refused, department_id: branch, manager_id: lead }, manager.token)
  expect(Object.keys(ofBranch.json<{ errors: object }>().errors)).toEqual(['manager_id'])
  // Who comes back does not report to somebody who reports to them.
  await api.db.update(employees).set({ managerId: row?.id }).where(eq(employees.id, lead))
  const circle = await invite({ ...person, manager_id: lead })
  expect(circle.json()).toMatchObject({ code: 'validation', errors: { manager_id: [expect.any(String)] } })
})
