import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employeeGroupMembers, employees } from '../../../../db/schema/index.ts'
import { company, unique, type Account } from '../../../../testing/accounts.ts'
import { assignedTo, companyCalls, doAssigning, joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { actOnPeople } from '../../../../testing/employee-acts.ts'
import { department, employee } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
let act: ReturnType<typeof actOnPeople>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
  act = actOnPeople(api)
})
afterAll(() => api.close())

const group = async () =>
  (await calls.data<{ id: number }>('POST', '/groups', { names: { ar: `مجموعة ${unique()}` } })).id
const idsIn = async (id: number) =>
  (
    await api.db
      .select({ id: employeeGroupMembers.employeeId })
      .from(employeeGroupMembers)
      .where(eq(employeeGroupMembers.groupId, id))
  ).map(row => row.id)

test('people added to a group get what is assigned to everyone in it', async () => {
  const [id, courseId] = [await group(), await course(api)]
  await calls.data('POST', '/standing-assignments', { course_id: courseId, group_id: id })
  const person = await joined(api, owner.companyId)
  await act(owner.token, { act: 'add_to_group', group_id: id, employee_ids: [person.id] })
  await doAssigning(api)
  expect((await assignedTo(api, person.id)).map(row => row.courseId)).toEqual([courseId])
})

test('takes out who is in by hand; whom a rule concerns stays', async () => {
  const [id, at] = [await group(), await department(api, owner.companyId)]
  await calls.data('PUT', `/groups/${id}/rules`, { rules: [{ department_id: at }] })
  const [byHand, byRule, both] = [
    await joined(api, owner.companyId),
    await joined(api, owner.companyId),
    await joined(api, owner.companyId),
  ]
  await act(owner.token, { act: 'move', department_id: at, employee_ids: [byRule.id, both.id] })
  await act(owner.token, { act: 'add_to_group', group_id: id, employee_ids: [byHand.id, both.id] })
  const taking = { act: 'remove_from_group', group_id: id, employee_ids: [byHand.id, byRule.id, both.id] }
  expect(await act(owner.token, taking)).toMatchObject({ changed: 1, skipped: 2 })
  expect((await idsIn(id)).toSorted()).toEqual([byRule.id, both.id].toSorted())
})

test('another company’s group is no choice', async () => {
  const other = await company(api)
  const person = await joined(api, other.companyId)
  const taking = { act: 'remove_from_group', group_id: await group(), employee_ids: [person.id] }
  await expect(act(other.token, taking)).rejects.toThrow('group_id')
})

test('a record that names nobody is neither moved nor put into a group', async () => {
  const left = {
    state: 'deactivated',
    deactivatedAt: new Date('2020-05-05'),
    anonymisedAt: new Date(),
  } as const
  const [id, to] = [await group(), await department(api, owner.companyId)]
  const nameless = await employee(api, owner.companyId, left)
  const who = { employee_ids: [nameless] }
  expect(await act(owner.token, { act: 'move', department_id: to, ...who })).toMatchObject({ changed: 0 })
  expect(await act(owner.token, { act: 'add_to_group', group_id: id, ...who })).toMatchObject({ changed: 0 })
  const [row] = await api.db.select().from(employees).where(eq(employees.id, nameless))
  expect(row?.departmentId).toBeNull()
  expect(await idsIn(id)).toEqual([])
})
