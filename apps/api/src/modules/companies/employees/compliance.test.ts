import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificates } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { actOnPeople } from '../../../testing/employee-acts.ts'
import { everyPage } from '../../../testing/paging.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { keepStandings } from '../requirements/kept/keeping.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
let [courseId, branch] = [0, 0]
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
  courseId = await course(api)
  branch = await department(api, owner.companyId)
  const met = await joined(api, owner.companyId, { name: 'Met' })
  await api.db.insert(certificates).values({
    code: `met-${met.userId}`,
    userId: met.userId,
    courseId,
    holderName: 'Met',
    courseTitle: {},
    completedAt: new Date(),
    releasedAt: new Date(),
  })
  await employee(api, owner.companyId, { name: 'Late here', departmentId: branch })
  await employee(api, owner.companyId, { name: 'Late there' })
  await calls.data('POST', '/requirements', {
    course_id: courseId,
    first_due_on: '2020-01-01',
    grace_days: 0,
  })
})
afterAll(() => api.close())

interface List {
  data: { name: string }[]
  meta: { total: number }
}
const namesOf = async (query: string, by = calls) => {
  const { data, meta } = (await by.answer('GET', `/employees?${query}`)).json<List>()
  expect(meta.total).toBe(data.length)
  return data.map(({ name }) => name)
}

test('the list is narrowed to who stands so with any requirement', async () => {
  expect(await namesOf('compliance=met')).toEqual(['Met'])
  expect(await namesOf('compliance=late')).toEqual(['Late here', 'Late there'])
  expect(await namesOf(`compliance=late&department=${branch}`)).toEqual(['Late here'])
  expect(await namesOf('compliance=late&q=there&sort=progress')).toEqual(['Late there'])
  expect(await namesOf('compliance=waived')).toEqual([])
})

test('a manager’s is of the own branch, and another company’s of its own people', async () => {
  const boss = await member(api, owner.companyId, 'manager', branch)
  expect(await namesOf('compliance=late', companyCalls(api, boss.token))).toEqual(['Late here'])
  const other = await company(api)
  expect(await namesOf('compliance=late', companyCalls(api, other.token))).toEqual([])
})

test('acts, assignments and files concern those who match', async () => {
  const filters = { compliance: 'late' }
  expect(await actOnPeople(api)(owner.token, { act: 'remind', filters })).toMatchObject({ total: 2 })
  const preview = await calls.data<{ total: number }>('POST', '/assignments/preview', {
    course_ids: [courseId],
    filters,
  })
  expect(preview.total).toBe(2)
  const file = await calls.answer('POST', '/employees/export', {
    format: 'csv',
    columns: [],
    compliance: 'met',
  })
  expect(file.body).toContain('Met')
  expect(file.body).not.toContain('Late')
})

test('who stands so is the same people in the same order whether they are many or few', async () => {
  const firm = await company(api)
  const by = companyCalls(api, firm.token)
  const departmentId = await department(api, firm.companyId)
  const late: number[] = []
  for (let n = 0; n < 41; n += 1)
    late.push(
      await employee(api, firm.companyId, { name: `Person ${String(n).padStart(2, '0')}`, departmentId }),
    )
  const all = [...late]
  const demand = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: courseId,
    first_due_on: '2020-01-01',
    grace_days: 0,
  })
  const waive = async (id: number) => {
    await by.data('POST', `/requirements/${demand.id}/people/${id}/waivers`, { reason: 'In the field' })
    late.splice(late.indexOf(id), 1)
  }
  await keepStandings(api.db, 1)
  await waive(late[7] ?? 0)
  // 40 of one each are many, of more few; one of them is not as it is kept, until it is kept anew.
  const idsOf = async (limit: number, path = '/employees?compliance=late') =>
    (await everyPage<{ id: number }>(api, firm.token, path, { limit })).map(({ id }) => id)
  const ofBranch = `/requirements/people?department=${departmentId}`
  expect(await idsOf(1)).toEqual(late)
  const { meta } = (await by.answer('GET', '/employees?compliance=late&limit=1')).json<List>()
  expect(meta.total).toBe(late.length)
  expect(await idsOf(1, `${ofBranch}&status=late`)).toEqual(late)
  await keepStandings(api.db, 1)
  expect(await idsOf(1, '/employees?compliance=late&sort=-name')).toEqual(late.toReversed())
  expect(await idsOf(50)).toEqual(late)
  for (const limit of [1, 50]) expect(await idsOf(limit, ofBranch), `${limit}`).toEqual(all)
})
