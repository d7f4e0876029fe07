import { siteTimeZone } from '@masar/text'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requirementPeople, requirements } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { department, employee } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { plusDays } from './status.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
const today = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: siteTimeZone }).format()
const yesterday = plusDays(today, -1)
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

interface Whom {
  id: number | null
  name: string
}
interface Listed {
  requirements: { id: number; department: Whom | null; group: Whom | null; counts: { people: number } }[]
}
/** A requirement that was made long ago. */
const demand = async (whom: object) => {
  const order = { course_id: await course(api), first_due_days: 30, grace_days: 7, ...whom }
  const { id } = await calls.data<{ id: number }>('POST', '/requirements', order)
  await api.db
    .update(requirements)
    .set({ createdAt: new Date('2026-02-01T09:00:00Z') })
    .where(eq(requirements.id, id))
  return id
}
const shown = async (id: number) => {
  const { requirements: listed } = await calls.data<Listed>('GET', `/requirements?as_of=${yesterday}`)
  const people = await calls.data<{ id: number; standings: object[] }[]>(
    'GET',
    `/requirements/people?requirement=${id}&as_of=${yesterday}`,
  )
  return { row: listed.find(each => each.id === id), people }
}

test('a department goes with which only ended requirements were made of; they show what they showed', async () => {
  const [top, elsewhere] = [await department(api, owner.companyId), await department(api, owner.companyId)]
  const below = await department(api, owner.companyId, top)
  for (const departmentId of [top, below, elsewhere]) await employee(api, owner.companyId, { departmentId })
  const left = { departmentId: top, state: 'deactivated', deactivatedAt: new Date() } as const
  await employee(api, owner.companyId, left)
  const id = await demand({ department_id: top })
  const remove = `/departments/${top}?move_to=${elsewhere}`
  expect(await calls.code('DELETE', remove)).toBe('department_required')
  await calls.data('POST', `/requirements/${id}/end`)
  const before = await shown(id)
  expect(before.row?.counts.people).toBe(before.people.length)
  expect(before.people.length).toBeGreaterThan(1)
  await calls.data('DELETE', remove)
  // Who comes to where its people went was never among them.
  await employee(api, owner.companyId, { departmentId: elsewhere })
  const after = await shown(id)
  expect(after.row).toEqual({ ...before.row, department: { ...before.row?.department, id: null } })
  const standingsOf = ({ people }: typeof before) => people.map(person => [person.id, person.standings])
  expect(standingsOf(after)).toEqual(standingsOf(before))
  // People who have left since are kept, too.
  expect(await api.db.$count(requirementPeople, eq(requirementPeople.requirementId, id))).toBe(3)
})

test('a group goes in the same way, and an active requirement keeps it', async () => {
  const name = { en: 'First aiders' }
  const { id: groupId } = await calls.data<{ id: number }>('POST', '/groups', { names: name })
  const person = await employee(api, owner.companyId)
  await employee(api, owner.companyId)
  await calls.data('POST', `/groups/${groupId}/members`, { employee_ids: [person] })
  const [id, standing] = [await demand({ group_id: groupId }), await demand({ group_id: groupId })]
  await calls.data('POST', `/requirements/${id}/end`)
  expect(await calls.code('DELETE', `/groups/${groupId}`)).toBe('group_required')
  await calls.data('POST', `/requirements/${standing}/end`)
  const before = await shown(id)
  await calls.data('DELETE', `/groups/${groupId}`)
  const after = await shown(id)
  expect(after.row).toEqual({ ...before.row, group: { id: null, name: 'First aiders' } })
  expect(after.people.map(each => each.id)).toEqual([person])
})
