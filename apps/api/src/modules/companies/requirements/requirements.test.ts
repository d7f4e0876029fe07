import { siteTimeZone } from '@masar/text'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  auditLog,
  certificates,
  learningPathCourses,
  learningPaths,
  requirements,
} from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { share } from '../../../testing/sharing.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { plusDays } from './status.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
let courseId: number
let [branch, below] = [0, 0]
const today = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: siteTimeZone }).format()
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
  courseId = await course(api, { title: { ar: 'السلامة', en: 'Safety' } })
  branch = await department(api, owner.companyId)
  below = await department(api, owner.companyId, branch)
})
afterAll(() => api.close())

interface Listed {
  as_of: string
  requirements: { id: number; counts: Record<string, number>; grace_days: number }[]
}
interface Rows {
  data: {
    id: number
    name: string
    standings: { requirement_id: number; status: string; is_expiring: boolean }[]
  }[]
  meta: { total: number; next_cursor: string | null }
}
const order = (given: object = {}) => ({ course_id: courseId, first_due_days: 30, grace_days: 7, ...given })
const create = async (given: object = {}) =>
  (await calls.data<{ id: number }>('POST', '/requirements', order(given))).id
const peopleOf = async (query: string, by = calls) =>
  (await by.answer('GET', `/requirements/people?${query}`)).json<Rows>()
const namesOf = async (query: string, by = calls) => (await peopleOf(query, by)).data.map(row => row.name)
const certify = (userId: number, on: string) =>
  api.db.insert(certificates).values({
    code: `c-${userId}-${on}`,
    userId,
    courseId,
    holderName: 'x',
    courseTitle: {},
    completedAt: new Date(`${on}T12:00:00+03:00`),
    releasedAt: new Date(`${on}T12:00:00+03:00`),
  })
/** Moves a requirement and its record back by so many days. */
const backdate = (id: number, days: number) =>
  api.db
    .update(requirements)
    .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
    .where(eq(requirements.id, id))

test('a requirement is made, changed and ended; what it names has to be the company’s and open', async () => {
  const refused = async (given: object) =>
    Object.keys(
      (await calls.answer('POST', '/requirements', order(given))).json<{ errors?: object }>().errors ?? {},
    )
  expect(await refused({ course_id: null })).toEqual(['course_id'])
  expect(await refused({ first_due_on: today })).toEqual(['first_due_on'])
  expect(await refused({ first_due_days: null })).toEqual(['first_due_on'])
  expect(await refused({ department_id: branch, group_id: 1 })).toEqual(['group_id'])
  expect(await refused({ path_id: 9_999_999, course_id: null })).toEqual(['path_id'])
  const stranger = await company(api)
  expect(await refused({ department_id: await department(api, stranger.companyId) })).toEqual([
    'department_id',
  ])
  const id = await create({ department_id: branch })
  expect(await calls.code('DELETE', `/departments/${branch}`)).toBe('department_required')
  await calls.data('PUT', `/requirements/${id}`, { first_due_on: today, grace_days: 3, renewal_months: 12 })
  const listed = await calls.data<Listed>('GET', '/requirements')
  expect(listed).toMatchObject({
    as_of: today,
    requirements: [
      {
        id,
        course: { id: courseId },
        department: null,
        first_due_on: today,
        first_due_days: null,
        grace_days: 3,
      },
    ],
  })
  const others = companyCalls(api, stranger.token)
  expect((await others.data<Listed>('GET', '/requirements')).requirements).toEqual([])
  expect(await others.code('PUT', `/requirements/${id}`, { first_due_days: 1, grace_days: 3 })).toBe(
    'not_found',
  )
  expect(await others.code('POST', `/requirements/${id}/end`)).toBe('not_found')
  await backdate(id, 3)
  await calls.data('POST', `/requirements/${id}/end`)
  expect(await calls.code('POST', `/requirements/${id}/end`)).toBe('not_found')
  expect((await calls.data<Listed>('GET', '/requirements')).requirements).toEqual([])
  const before = await calls.data<Listed>('GET', `/requirements?as_of=${plusDays(today, -1)}`)
  expect(before.requirements.map(row => row.id)).toEqual([id])
  const tomorrow = await calls.answer('GET', `/requirements?as_of=${plusDays(today, 1)}`)
  expect(tomorrow.json()).toMatchObject({ code: 'validation', errors: { as_of: [expect.any(String)] } })
  const actions = await api.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
  expect(actions.map(row => row.action)).toEqual([
    'requirement.create',
    'requirement.change',
    'requirement.end',
  ])
})

test('the matrix has the people with requirements, searched, filtered and paged; counts open the same rows', async () => {
  const nakhla = await company(api)
  const by = companyCalls(api, nakhla.token)
  const top = await department(api, nakhla.companyId)
  const inner = await department(api, nakhla.companyId, top)
  const person = (name: string, given: object = {}) =>
    joined(api, nakhla.companyId, { name, departmentId: inner, ...given })
  const [met, soon, late] = [
    await person('Amal'),
    await person('Basma'),
    await person('Dana', { number: 'D-7' }),
  ]
  await person('Elsewhere', { departmentId: null })
  const gone = await person('Gone')
  await employee(api, nakhla.companyId, {
    name: 'Invited',
    state: 'invited',
    joinedOn: null,
    departmentId: top,
  })
  const made = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: courseId,
    department_id: top,
    first_due_days: 0,
    grace_days: 7,
    renewal_months: 12,
  })
  await backdate(made.id, 60)
  await certify(met.userId, plusDays(today, -20))
  await certify(soon.userId, plusDays(today, -360))
  await by.data('POST', `/employees/${gone.id}/deactivate`)

  const rows = await peopleOf('limit=10', by)
  expect(rows.data.map(row => [row.name, row.standings[0]?.status, row.standings[0]?.is_expiring])).toEqual([
    ['Amal', 'met', false],
    ['Basma', 'met', true],
    ['Dana', 'late', false],
    ['Invited', 'due', false],
  ])
  expect(rows.meta.total).toBe(4)
  const { requirements: listed } = await by.data<Listed>('GET', '/requirements')
  const counts = { people: 4, met: 2, expiring: 1, waived: 0, due: 1, grace: 0, late: 1, expired: 0 }
  expect(listed[0]?.counts).toEqual(counts)
  for (const status of ['met', 'expiring', 'waived', 'due', 'grace', 'late', 'expired'] as const)
    expect((await peopleOf(`status=${status}&requirement=${made.id}`, by)).data, status).toHaveLength(
      counts[status],
    )
  expect(await namesOf('q=dana', by)).toEqual(['Dana'])
  expect(await namesOf(`department=${top}&status=due`, by)).toEqual(['Invited'])
  const first = await peopleOf('limit=3', by)
  expect(await namesOf(`limit=3&cursor=${first.meta.next_cursor}`, by)).toEqual(['Invited'])
  // As of an earlier day: Basma's was not about to end, Amal had not renewed, Gone was there, no one was invited yet.
  const earlier = await peopleOf(`as_of=${plusDays(today, -40)}`, by)
  expect(
    earlier.data.map(row => [row.name, row.standings[0]?.status, row.standings[0]?.is_expiring]),
  ).toEqual([
    ['Amal', 'late', false],
    ['Basma', 'met', false],
    ['Dana', 'late', false],
    ['Gone', 'late', false],
  ])

  const manager = await member(api, nakhla.companyId, 'manager', inner)
  const ofBranch = companyCalls(api, manager.token)
  expect(await namesOf('', ofBranch)).toEqual(['Amal', 'Basma', 'Dana'])
  expect((await ofBranch.data<Listed>('GET', '/requirements')).requirements[0]?.counts).toMatchObject({
    people: 3,
  })
  expect(
    await ofBranch.code('POST', `/requirements/${made.id}/people/${late.id}/waivers`, { reason: 'x' }),
  ).toBe('forbidden')
  const other = companyCalls(
    api,
    (await member(api, nakhla.companyId, 'manager', await department(api, nakhla.companyId))).token,
  )
  expect(await namesOf('', other)).toEqual([])
  expect(await other.code('GET', `/requirements/${made.id}/people/${late.id}`)).toBe('not_found')
})

test('a waiver is given with reason and evidence, shows in the record, and ends', async () => {
  const [someone, outsider] = [
    await joined(api, owner.companyId, { departmentId: below }),
    await joined(api, owner.companyId),
  ]
  const id = await create({ department_id: branch, first_due_days: 0, grace_days: 0 })
  await backdate(id, 30)
  const place = `/requirements/${id}/people/${someone.id}`
  const statusOf = async () => (await calls.data<{ status: string }>('GET', place)).status
  expect(await statusOf()).toBe('late')
  const refused = await calls.answer('POST', `${place}/waivers`, {
    reason: ' \n ',
    expires_on: plusDays(today, -1),
  })
  expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['reason', 'expires_on'])
  expect(await calls.code('POST', `/requirements/${id}/people/${outsider.id}/waivers`, { reason: 'x' })).toBe(
    'not_found',
  )
  const waiver = await calls.data<{ id: number }>('POST', `${place}/waivers`, {
    reason: 'Holds a licence',
    evidence: 'Licence 4711\nFile 3',
    expires_on: today,
  })
  expect(await statusOf()).toBe('waived')
  expect(await calls.data('GET', place)).toMatchObject({
    status: 'waived',
    completions: [],
    waivers: [
      {
        id: waiver.id,
        reason: 'Holds a licence',
        evidence: 'Licence 4711\nFile 3',
        given_on: today,
        given_by: owner.name,
        expires_on: today,
        ended_on: null,
        ended_by: null,
      },
    ],
  })
  const stranger = companyCalls(api, (await company(api)).token)
  expect(await stranger.code('POST', `/waivers/${waiver.id}/end`)).toBe('not_found')
  await calls.data('POST', `/waivers/${waiver.id}/end`)
  expect(await calls.code('POST', `/waivers/${waiver.id}/end`)).toBe('not_found')
  expect(await statusOf()).toBe('late')
  expect(await calls.data('GET', place)).toMatchObject({
    waivers: [{ ended_on: today, ended_by: owner.name }],
  })
  const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'waiver.create'))
  expect(JSON.stringify(entry?.after)).not.toContain('licence')

  // They took the course by themselves: it counts, and its certificate shows once they share it.
  await certify(someone.userId, plusDays(today, -3))
  const met = (certificate: string | null) => ({
    status: 'met',
    completed_on: plusDays(today, -3),
    completions: [{ course: { name: 'Safety' }, completed_on: plusDays(today, -3), certificate }],
  })
  expect(await calls.data('GET', place)).toMatchObject(met(null))
  await share(api, owner.companyId, someone)
  expect(await calls.data('GET', place)).toMatchObject(met(`c-${someone.userId}-${plusDays(today, -3)}`))
})

test('a path that is required shows as one requirement, met by all of its courses', async () => {
  const [path] = await api.db
    .insert(learningPaths)
    .values({ companyId: owner.companyId, name: { ar: 'مسار', en: 'Path' }, state: 'published' })
    .returning({ id: learningPaths.id })
  const pathId = path?.id ?? 0
  const second = await course(api)
  await api.db.insert(learningPathCourses).values(
    [courseId, second].map((each, at) => ({
      companyId: owner.companyId,
      pathId,
      courseId: each,
      position: at + 1,
    })),
  )
  const id = await create({ course_id: null, path_id: pathId, first_due_days: 10 })
  const someone = await joined(api, owner.companyId, { name: 'Walker' })
  await certify(someone.userId, plusDays(today, -1))
  const read = async () =>
    (await peopleOf(`q=Walker&requirement=${id}`)).data[0]?.standings.map(row => row.status)
  expect(await read()).toEqual(['due'])
  await api.db.insert(certificates).values({
    code: `second-${someone.userId}`,
    userId: someone.userId,
    courseId: second,
    holderName: 'x',
    courseTitle: {},
    completedAt: new Date(),
    releasedAt: new Date(),
  })
  expect(await read()).toEqual(['met'])
})
