import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, company, type Account } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { assign, department, employee } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { employees, jobNames, seatPools } from '../../../db/schema/index.ts'

interface Page {
  data: {
    id: number
    name: string
    percent: number | null
    overdue: number
    assigned: number
    completed: number
  }[]
  meta: { next_cursor: string | null; total: number }
}

let api: TestApi
let owner: Account & { companyId: number }
let other: Account & { companyId: number }
let foreign: number
let departmentId: number
const people: number[] = []
const names = ['محمد ١٠', 'محمد ٢', 'أحمد', 'إبراهيم', 'آمنة', 'Sara', 'sami', 'سلمى']

const arabicNames = ['إبراهيم', 'أحمد', 'آمنة', 'سلمى', 'محمد ٢', 'محمد ١٠']
const latinNames = ['sami', 'Sara']

beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  other = await company(api)
  foreign = await employee(api, other.companyId, { name: 'أحمد الآخر' })
  departmentId = await department(api, owner.companyId)
  const courseIds = [await course(api), await course(api)]
  for (const [index, name] of names.entries()) {
    const id = await employee(api, owner.companyId, {
      name,
      departmentId: index % 2 === 0 ? departmentId : null,
      state: index === 7 ? 'deactivated' : index === 6 ? 'invited' : 'active',
    })
    people.push(id)
    if (index > 4) continue
    await assign(api, owner.companyId, id, courseIds[0] ?? 0, {
      percent: index * 20,
      state: 'in_progress',
      dueOn: index < 2 ? '2026-01-01' : '2999-01-01',
    })
    await assign(api, owner.companyId, id, courseIds[1] ?? 0, {
      percent: 100,
      state: index === 0 ? 'withdrawn' : 'completed',
      score: 80,
      completedAt: new Date(),
    })
  }
  await api.db
    .insert(seatPools)
    .values({ companyId: owner.companyId, courseId: courseIds[0] ?? 0, bought: 10, used: 5 })
})
afterAll(() => api.close())

const get = (path: string, token = owner.token) => api.as(token)('GET', `/company-api/v1${path}`)
const list = async (query: string) => (await get(`/employees?${query}`)).json<Page>()

describe('a company’s employees', () => {
  test.each([
    ['name', 'ar'],
    ['name', 'en'],
    ['newest', 'ar'],
    ['progress', 'ar'],
    ['overdue', 'en'],
  ] as const)('by %s (%s): each once, in order, whatever the page', async (sort, locale) => {
    const seen: Page['data'] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const found: Page = (
        await api.as(owner.token, locale)(
          'GET',
          `/company-api/v1/employees?sort=${sort}&limit=3${cursor && `&cursor=${cursor}`}`,
        )
      ).json()
      expect(found.meta.total).toBe(names.length)
      seen.push(...found.data)
      cursor = found.meta.next_cursor
    }
    expect(seen.map(row => row.id).toSorted((a, b) => a - b)).toEqual(people)
    if (sort === 'name')
      expect(seen.map(row => row.name)).toEqual(
        locale === 'ar' ? [...arabicNames, ...latinNames] : [...latinNames, ...arabicNames],
      )
    if (sort === 'newest') expect(seen.map(row => row.id)).toEqual(people.toReversed())
    if (sort === 'progress')
      expect(seen.map(row => row.percent ?? -1)).toEqual(
        seen.map(row => row.percent ?? -1).toSorted((a, b) => a - b),
      )
    if (sort === 'overdue') expect(seen.map(row => row.overdue)).toEqual([1, 1, 0, 0, 0, 0, 0, 0])
  })
  test('are found by folded Arabic, state and department', async () => {
    expect((await list(`q=${encodeURIComponent('احمد')}`)).data.map(row => row.name)).toEqual(['أحمد'])
    expect((await list('q=%25')).data).toEqual([])
    expect((await list('state=invited')).data.map(row => row.name)).toEqual(['sami'])
    expect((await list(`department=${departmentId}`)).meta.total).toBe(4)
    expect((await get('/employees?q=a%00')).statusCode).toBe(400)
  })
  test('are counted without what was withdrawn', async () => {
    expect((await get(`/employees/${people[0]}`)).json()).toMatchObject({
      data: {
        assigned: 1,
        completed: 0,
        overdue: 1,
        percent: 0,
        assignments: [{ is_overdue: true }, { state: 'withdrawn' }],
      },
    })
    expect((await get(`/employees/${people[2]}`)).json()).toMatchObject({
      data: { assigned: 2, completed: 1, overdue: 0, percent: 70 },
    })
  })
  test('have a listed job in the reader’s language, and another as the company wrote it', async () => {
    const [listed] = await api.db
      .select({ name: jobNames.name })
      .from(jobNames)
      .where(eq(jobNames.slug, 'teacher'))
    const of = async (job: string | null) => {
      const id = await employee(api, owner.companyId, { job, state: 'deactivated', departmentId })
      const jobs = await Promise.all(
        (['ar', 'en'] as const).map(async locale => {
          const answer = await api.as(owner.token, locale)('GET', `/company-api/v1/employees/${id}`)
          return answer.json<{ data: { job: string | null } }>().data.job
        }),
      )
      await api.db.delete(employees).where(eq(employees.id, id))
      return jobs
    }
    expect(await of(listed?.name.ar ?? '')).toEqual([listed?.name.ar, listed?.name.en])
    expect(await of('خبير القهوة')).toEqual(['خبير القهوة', 'خبير القهوة'])
    expect(await of(null)).toEqual([null, null])
  })
  test('take two statements for a page, session included', async () => {
    const { statements } = await api.statements.during(() => list('limit=100'))
    expect(statements.length).toBeLessThanOrEqual(2)
  })
  test('Z-03: another company’s are answered exactly as absent ones', async () => {
    const [theirs, absent] = [await get(`/employees/${foreign}`), await get('/employees/999999')]
    expect([theirs.statusCode, theirs.body]).toEqual([404, absent.body])
    expect((await list('limit=100')).data.map(row => row.id)).not.toContain(foreign)
    expect((await get('/employees', other.token)).json<Page>().data.map(row => row.id)).toEqual([foreign])
    expect((await get(`/employees?department=${departmentId}`, other.token)).json<Page>().data).toEqual([])
  })
  test('are shown to no learner', async () => {
    expect((await get('/employees', (await account(api)).token)).statusCode).toBe(403)
  })
})

test('the dashboard adds up the company’s own numbers', async () => {
  const { data } = (await get('/dashboard')).json<{ data: Record<string, unknown> }>()
  expect(data).toMatchObject({
    company: { id: owner.companyId },
    employees: { active: 6, invited: 1, deactivated: 1 },
    assignments: { total: 9, completed: 4, in_progress: 5, not_started: 0, overdue: 2 },
    seats: { bought: 10, used: 5 },
    mean_score: null,
    attention: [{ employee_id: people[0] }, { employee_id: people[1] }],
    departments: [{ id: departmentId }],
  })
  expect((await get('/dashboard', other.token)).json()).toMatchObject({
    data: {
      employees: { active: 1 },
      assignments: { total: 0 },
      seats: { bought: 0, used: 0 },
      attention: [],
      courses: [],
    },
  })
})

test('a department of the dashboard is its whole branch, as the list behind it', async () => {
  const below = await department(api, owner.companyId, departmentId)
  const two = [await employee(api, owner.companyId, { departmentId: below })]
  two.push(await employee(api, owner.companyId, { departmentId: below, state: 'invited' }))
  const left = await employee(api, owner.companyId, { departmentId: below, state: 'deactivated' })
  await assign(api, owner.companyId, two[0] ?? 0, await course(api), { percent: 10, state: 'in_progress' })
  const { data } = (await get('/dashboard')).json<{ data: { departments: object[] } }>()
  const rowsOf = async (id: number) => (await list(`state=present&department=${id}`)).meta.total
  // Above: 0, 40, 100, 80 and 100 percent, and the 10 below.
  expect(data.departments).toEqual([
    { id: departmentId, name: expect.any(String), employees: await rowsOf(departmentId), percent: 55 },
    { id: below, name: expect.any(String), employees: await rowsOf(below), percent: 10 },
  ])
  expect(await rowsOf(departmentId)).toBe((await rowsOf(below)) + 4)
  const tree = (await get('/departments')).json<{ data: { id: number; branch_count: number }[] }>().data
  for (const { id, branch_count: counted } of tree) expect(counted).toBe(await rowsOf(id))
  expect((await list(`department=${below}`)).meta.total).toBe((await rowsOf(below)) + 1)
  await api.db.delete(employees).where(inArray(employees.id, [...two, left]))
})
