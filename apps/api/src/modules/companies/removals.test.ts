import { afterAll, beforeAll, expect, test } from 'vitest'
import { departmentBudgets } from '../../db/schema/index.ts'
import { company, type Account } from '../../testing/accounts.ts'
import { companyCalls } from '../../testing/assigning.ts'
import { course } from '../../testing/catalogue.ts'
import { department, employee, member } from '../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

const newGroup = async () =>
  (await calls.data<{ id: number }>('POST', '/groups', { names: { en: 'Group' } })).id
const joinBy = (given: object) => calls.data('POST', '/joining-links', { days: 1, ...given })
/** One active requirement, and two that have ended. */
async function demand(whom: object) {
  const ids: number[] = []
  for (let each = 0; each < 3; each += 1) {
    const order = { course_id: await course(api), first_due_days: 30, grace_days: 7, ...whom }
    ids.push((await calls.data<{ id: number }>('POST', '/requirements', order)).id)
  }
  for (const id of ids.slice(1)) await calls.data('POST', `/requirements/${id}/end`)
}

test('what goes with a department is counted, and what prevents it', async () => {
  const [top, elsewhere] = [await department(api, owner.companyId), await department(api, owner.companyId)]
  const below = await department(api, owner.companyId, top)
  const people = [top, top, below, elsewhere]
  for (const departmentId of people) await employee(api, owner.companyId, { departmentId })
  await employee(api, owner.companyId, { departmentId: top, state: 'deactivated' })
  const rules = [{ department_id: top }, { department_id: top, job: 'Driver' }, { department_id: elsewhere }]
  await calls.data('PUT', `/groups/${await newGroup()}/rules`, { rules })
  await calls.data('POST', '/standing-assignments', { department_id: top, course_id: await course(api) })
  await joinBy({ department_id: top })
  await demand({ department_id: top })
  await api.db
    .insert(departmentBudgets)
    .values({ companyId: owner.companyId, departmentId: top, granted: 5000, reserved: 1000, spent: 2000 })
  const manager = await member(api, owner.companyId, 'manager', top)
  for (const [at, department_id] of [top, top, elsewhere].entries())
    await calls.data('POST', '/member-invitations', {
      email: `manager-${at}@branch.example`,
      role: 'manager',
      department_id,
    })
  expect(await calls.data('GET', `/departments/${top}/removal`)).toEqual({
    people: 2,
    people_left: 1,
    departments: 1,
    rules: 2,
    standing_assignments: 1,
    joining_links: 1,
    manager_invitations: 2,
    ended_requirements: 2,
    budget: { credit: 3000, spent: 2000 },
    requirements: 1,
    managers: 1,
  })
  const inside = companyCalls(api, manager.token)
  expect(await inside.code('GET', `/departments/${elsewhere}/removal`)).toBe('not_found')
  expect(await inside.data('GET', `/departments/${below}/removal`)).toMatchObject({ people: 1, budget: null })
})

test('what goes with a group is counted, and what prevents it', async () => {
  const [groupId, other] = [await newGroup(), await newGroup()]
  const person = await employee(api, owner.companyId)
  const gone = await employee(api, owner.companyId)
  await calls.data('POST', `/groups/${groupId}/members`, { employee_ids: [person, gone] })
  await calls.data('POST', `/employees/${gone}/deactivate`)
  await calls.data('PUT', `/groups/${groupId}/rules`, { rules: [{ job: 'Driver' }] })
  await calls.data('POST', '/standing-assignments', { group_id: groupId, course_id: await course(api) })
  await joinBy({ group_ids: [groupId] })
  await joinBy({ group_ids: [other] })
  await demand({ group_id: groupId })
  expect(await calls.data('GET', `/groups/${groupId}/removal`)).toEqual({
    people: 1,
    rules: 1,
    standing_assignments: 1,
    joining_links: 1,
    ended_requirements: 2,
    requirements: 1,
  })
  expect(await calls.data('GET', `/groups/${other}/removal`)).toMatchObject({ people: 0, joining_links: 1 })
  const stranger = companyCalls(api, (await company(api)).token)
  expect(await stranger.code('GET', `/groups/${groupId}/removal`)).toBe('not_found')
})
