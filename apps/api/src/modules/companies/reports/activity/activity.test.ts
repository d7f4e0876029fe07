import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignments, learningDays } from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { assign, department, employee, member } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'

interface People {
  data: { name: string; last_on: string | null; days: number; seconds: number }[]
  meta: { total: number; next_cursor: string | null }
}

let api: TestApi
let owner: Account & { companyId: number }
let [courseId, branch] = [0, 0]
/** A day in Riyadh, so many days ago. */
const ago = (days: number) =>
  new Date(Date.now() + 3 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  courseId = await course(api)
  branch = await department(api, owner.companyId)
  const learner = async (name: string, days: [ago: number, seconds: number][], given: object = {}) => {
    const person = await joined(api, owner.companyId, { name, joinedOn: '2020-01-01', ...given })
    await assign(api, owner.companyId, person.id, courseId)
    await api.db
      .update(assignments)
      .set({ createdAt: new Date('2020-01-02T00:00:00Z') })
      .where(eq(assignments.employeeId, person.id))
    if (days.length > 0)
      await api.db
        .insert(learningDays)
        .values(days.map(([back, seconds]) => ({ userId: person.userId, courseId, day: ago(back), seconds })))
    return person
  }
  await learner('Amal', [
    [0, 600],
    [29, 300],
    [31, 9_000],
  ])
  await learner('Basma', [[40, 60]], { departmentId: branch })
  const private_ = await learner('Dana', [])
  await api.db
    .insert(learningDays)
    .values({ userId: private_.userId, courseId: await course(api), day: ago(0), seconds: 5_000 })
  await learner('Gone', [[1, 60]], { state: 'deactivated' })
  await employee(api, owner.companyId, { name: 'Invited', state: 'invited' })
})
afterAll(() => api.close())

const people = async (query = '', token = owner.token) =>
  (await companyCalls(api, token).answer('GET', `/reports/activity/people?${query}`)).json<People>()
const namesOf = async (query: string, token?: string) =>
  (await people(query, token)).data.map(({ name }) => name)

test('who learned in the last days is counted once, of those who have joined', async () => {
  expect(await companyCalls(api, owner.token).data('GET', '/reports/activity')).toMatchObject({
    people: 3,
    active: [
      { days: 7, people: 1 },
      { days: 30, people: 1 },
      { days: 90, people: 2 },
    ],
  })
})

test('each has the last day, and what the last 30 days had; what is private is not told', async () => {
  expect((await people()).data).toMatchObject([
    { name: 'Amal', last_on: ago(0), days: 2, seconds: 900 },
    { name: 'Basma', last_on: ago(40), days: 0, seconds: 0 },
    { name: 'Dana', last_on: null, days: 0, seconds: 0 },
  ])
})

test('those alone who have not learned in so many days', async () => {
  expect(await namesOf('quiet_days=7')).toEqual(['Basma', 'Dana'])
  expect(await namesOf('quiet_days=90')).toEqual(['Dana'])
  expect(await namesOf(`quiet_days=30&department=${branch}`)).toEqual(['Basma'])
})

test('page by page, and of the own branch and company alone', async () => {
  const first = await people('limit=2')
  expect(first.data.map(({ name }) => name)).toEqual(['Amal', 'Basma'])
  expect(await namesOf(`limit=2&cursor=${first.meta.next_cursor}`)).toEqual(['Dana'])
  const manager = await member(api, owner.companyId, 'manager', branch)
  expect(await namesOf('', manager.token)).toEqual(['Basma'])
  expect(await namesOf('', (await company(api)).token)).toEqual([])
  const finance = await member(api, owner.companyId, 'finance')
  const answer = await companyCalls(api, finance.token).answer('GET', '/reports/activity')
  expect(answer.statusCode).toBe(403)
})

test('the file has the people as they are listed', async () => {
  const answer = await api.as(owner.token, 'en')('POST', '/company-api/v1/reports/activity/export', {
    quiet_days: 7,
    format: 'csv',
  })
  const [head, ...rows] = answer.body.replace('\ufeff', '').trimEnd().split('\r\n')
  expect(head).toBe(
    'Name,Employee number,Department,Last learned,Days in the last 30 days,Hours in the last 30 days,As of',
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(new RegExp(`^Basma,,.+,${ago(40)},0,0,${ago(0)}$`))
})

interface Counted {
  totals: object
  months: { month: string }[]
  rows: { name: string; people: number; days: number; seconds: number }[]
}
const report = (query: string) =>
  companyCalls(api, owner.token).data<Counted>('GET', `/reports/activity?${query}`)

test('who learned in a period is counted in all, by month, course and department', async () => {
  const period = `from=${ago(35)}&to=${ago(1)}`
  const counted = await report(`${period}&by=course`)
  // The one who has left since learned then, too.
  expect(counted.totals).toEqual({ people: 2, days: 3, seconds: 9_360 })
  expect(counted.rows).toMatchObject([{ id: courseId, people: 2, days: 3, seconds: 9_360 }])
  expect((await report(`${period}&by=department`)).rows).toMatchObject([{ id: null, people: 2 }])
  const all = await report(`from=${ago(60)}&by=department`)
  expect(all.rows).toMatchObject([
    { id: null, people: 2, days: 4 },
    { id: branch, people: 1, days: 1, seconds: 60 },
  ])
  expect(all.months.length).toBeGreaterThan(0)
  expect((await report(`${period}&department=${branch}`)).totals).toMatchObject({ people: 0 })
  expect((await report(`from=${ago(400)}&by=month`)).rows).toEqual(
    (await report(`from=${ago(400)}`)).months.map(({ month, ...sums }) => ({
      id: null,
      name: month,
      course: null,
      ...sums,
    })),
  )
})

test('rows stand by how many people learned, not by how long', async () => {
  const more = await joined(api, owner.companyId, {
    name: 'Long',
    departmentId: branch,
    joinedOn: '2020-01-01',
  })
  const other = await course(api)
  await assign(api, owner.companyId, more.id, other)
  await api.db
    .update(assignments)
    .set({ createdAt: new Date('2020-01-02T00:00:00Z') })
    .where(eq(assignments.employeeId, more.id))
  await api.db
    .insert(learningDays)
    .values({ userId: more.userId, courseId: other, day: '2021-05-05', seconds: 80_000 })
  const { rows } = await report('by=course')
  expect(rows.map(({ people: learned, seconds }) => [learned, seconds])).toEqual([
    [3, 10_020],
    [1, 80_000],
  ])
})

test('with a period, each has what they learned in it', async () => {
  expect((await people(`from=${ago(31)}&to=${ago(29)}`)).data).toContainEqual(
    expect.objectContaining({ name: 'Amal', last_on: ago(0), days: 2, seconds: 9_300 }),
  )
})

test('the file has the rows as they are shown, and refuses an order that they do not have', async () => {
  const file = (asked: object) =>
    api.as(owner.token, 'en')('POST', '/company-api/v1/reports/activity/export', { format: 'csv', ...asked })
  const answer = await file({ by: 'department', from: ago(60), to: ago(0), sort: 'hours' })
  const [head, ...rows] = answer.body.replace('\ufeff', '').trimEnd().split('\r\n')
  expect(head).toBe('Department,People who learned,Days of learning,Hours of learning,As of')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toBe(`No department,2,4,2.77,${ago(0)}`)
  const ofPeople = await file({ from: ago(60), to: ago(0) })
  expect(ofPeople.body).toContain('Last learned,Days of learning,Hours of learning,As of')
  expect((await file({ by: 'department', sort: 'passed' })).statusCode).toBe(422)
})
