import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignments,
  attempts,
  departments,
  employeeAbsences,
  learningDays,
  lessonProgress,
} from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course, curriculum, enrol } from '../../../testing/catalogue.ts'
import { exam } from '../../../testing/exam.ts'
import { assign, department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { everyMonth } from './months.ts'

interface Row {
  id: number | null
  name: string | null
  [count: string]: number | string | null
}
interface Report {
  as_of: string
  totals: Record<string, number | null>
  months: ({ month: string } & Record<string, number | null>)[]
  rows: Row[]
}
interface People {
  data: Row[]
  meta: { total: number; next_cursor: string | null }
}

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
/** The top, a department below it, and one beside them. */
let tops: { top: number; below: number; beside: number }
let courses: [number, number]
const people = { first: 0, second: 0, third: 0 }
const at = (day: string) => new Date(`${day}T12:00:00+03:00`)

beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
  const top = await department(api, owner.companyId)
  tops = {
    top,
    below: await department(api, owner.companyId, top),
    beside: await department(api, owner.companyId),
  }
  courses = [await course(api), await course(api)]
  people.first = await employee(api, owner.companyId, { name: 'Amal', departmentId: tops.top })
  people.second = await employee(api, owner.companyId, { name: 'Basma', departmentId: tops.below })
  people.third = await employee(api, owner.companyId, { name: '=Dana()' })
  const given = (id: number, courseId: number, row: object) => assign(api, owner.companyId, id, courseId, row)
  await given(people.first, courses[0], {
    state: 'completed',
    createdAt: at('2026-01-10'),
    completedAt: at('2026-03-02'),
  })
  // The last minute of January in Riyadh, when it is still evening in London.
  await given(people.second, courses[0], {
    state: 'in_progress',
    createdAt: new Date('2026-01-31T23:59:30+03:00'),
    dueOn: '2026-02-01',
  })
  await given(people.second, courses[1], { createdAt: at('2026-03-05'), dueOn: '2999-01-01' })
  await given(people.third, courses[1], { createdAt: at('2026-03-06'), dueOn: '2026-03-07' })
  await given(people.first, courses[1], { state: 'withdrawn', createdAt: at('2026-03-06') })
  const { companyId: other } = await company(api)
  await assign(api, other, await employee(api, other), courses[0])
})
afterAll(() => api.close())

const report = (query = '', kind = 'completion', token = owner.token) =>
  companyCalls(api, token).data<Report>('GET', `/reports/${kind}${query}`)
const peopleOf = async (query = '', kind = 'completion', token = owner.token) =>
  (await companyCalls(api, token).answer('GET', `/reports/${kind}/people${query}`)).json<People>()

test('each number of completion opens exactly the assignments that it counts', async () => {
  const listed = async (query: string, state: string) =>
    (await calls.answer('GET', `/assignments?limit=1${query}${state && `&state=${state}`}`)).json<People>()
      .meta.total
  const opened = async (counts: Record<string, unknown>, query: string) => {
    for (const name of ['assigned', 'not_started', 'in_progress', 'completed', 'overdue']) {
      const state = name === 'assigned' ? '' : name === 'not_started' ? 'assigned' : name
      expect([name, query, counts[name]]).toEqual([name, query, await listed(query, state)])
    }
  }
  for (const period of ['', '&from=2026-01-31', '&from=2026-01-11&to=2026-03-05', '&to=2026-01-31']) {
    const all = await report(`?by=course${period}`)
    await opened(all.totals, period)
    for (const row of all.rows) await opened(row, `${period}&course=${row.id}`)
    for (const row of (await report(`?by=department${period}`)).rows)
      if (row.id !== null) await opened(row, `${period}&department=${row.id}`)
  }
  expect(Object.values((await report('')).totals).toSorted()).toEqual([0, 0, 1, 1, 2, 2, 4])
})

test('rows are months of the company’s zone, departments right below, or people page by page', async () => {
  const { months, rows, as_of } = await report('?by=month')
  expect(months).toEqual([
    { month: '2026-01', assigned: 2, begun: 0, completed: 0 },
    { month: '2026-02', assigned: 0, begun: 0, completed: 0 },
    { month: '2026-03', assigned: 2, begun: 0, completed: 1 },
  ])
  expect(rows.map(row => [row.name, row['assigned'], row['completed']])).toEqual([
    ['2026-01', 2, 1],
    ['2026-03', 2, 0],
  ])
  expect(Date.parse(as_of)).toBeGreaterThan(Date.now() - 600_000)
  const counted = async (query: string) => (await report(query)).rows.map(row => [row.id, row['assigned']])
  expect(await counted('?by=department')).toEqual([
    [tops.top, 3],
    [null, 1],
  ])
  expect(await counted(`?by=department&department=${tops.top}`)).toEqual([
    [tops.below, 2],
    [null, 1],
  ])
  const first = await peopleOf('?limit=2')
  const rest = await peopleOf(`?limit=2&cursor=${first.meta.next_cursor}`)
  expect([...first.data, ...rest.data].map(row => [row.id, row['assigned'], row['overdue']])).toEqual([
    [people.third, 1, 1],
    [people.first, 1, 0],
    [people.second, 2, 1],
  ])
  expect(rest.meta).toMatchObject({ total: 3, next_cursor: null })
  expect((await peopleOf('?from=2026-03-06')).data.map(row => row.id)).toEqual([people.third])
  expect(everyMonth(['2026-01', '2025-11'])).toEqual(['2025-11', '2025-12', '2026-01'])
})

test('a manager sees the own branch, finance no people, another company nothing of this one', async () => {
  const manager = await member(api, owner.companyId, 'manager', tops.below)
  const seen = await report('?by=department', 'completion', manager.token)
  expect([seen.totals['assigned'], seen.rows.map(row => row.id)]).toEqual([2, [null]])
  expect((await peopleOf('', 'completion', manager.token)).data.map(row => row.id)).toEqual([people.second])
  const beyond = await report(`?by=department&department=${tops.top}`, 'completion', manager.token)
  expect([beyond.totals['assigned'], beyond.rows.map(row => row.id)]).toEqual([2, [tops.below]])
  const finance = companyCalls(api, (await member(api, owner.companyId, 'finance')).token)
  expect(await finance.data<Report>('GET', '/reports/completion')).toMatchObject({ totals: null, months: [] })
  expect(await finance.code('GET', '/reports/completion/people')).toBe('forbidden')
  expect(
    await finance.code('POST', '/reports/export', { report: 'completion', by: 'person', format: 'csv' }),
  ).toBe('forbidden')
  const stranger = companyCalls(api, (await company(api)).token)
  const theirs = await stranger.data<Report>(
    'GET',
    `/reports/completion?by=department&department=${tops.top}`,
  )
  expect([theirs.totals['assigned'], theirs.rows]).toEqual([0, []])
})

test('active time counts by day from the assignment on, until the person leaves', async () => {
  const { courseId, lessonIds } = await curriculum(api, 1)
  const [lessonId = 0] = lessonIds
  const learner = await joined(api, owner.companyId, { name: 'Time', departmentId: tops.beside })
  await enrol(api, learner.userId, courseId)
  await assign(api, owner.companyId, learner.id, courseId, { createdAt: at('2026-02-10') })
  const send = async () => {
    const call = api.as(learner.token)
    const answer = await call('PUT', `/client-api/v1/lessons/${lessonId}/progress`, { seconds_seen: 12 })
    expect(answer.statusCode, answer.body).toBe(200)
    await api.db
      .update(lessonProgress)
      .set({ startedAt: sql`clock_timestamp() - interval '1 hour'`, activeSpans: sql`'{}'` })
      .where(eq(lessonProgress.userId, learner.userId))
  }
  await send()
  await send()
  const own = and(eq(learningDays.userId, learner.userId), eq(learningDays.courseId, courseId))
  expect(await api.db.select({ seconds: learningDays.seconds }).from(learningDays).where(own)).toEqual([
    { seconds: 24 },
  ])
  const on = (day: string, seconds: number) =>
    api.db.insert(learningDays).values({ userId: learner.userId, courseId, day, seconds })
  // What was learned before the company assigned it is private.
  await on('2026-02-09', 5000)
  await on('2026-02-10', 3600)
  await on('2026-03-01', 1800)
  const { totals, months, rows } = await report('?by=course', 'time')
  expect(totals).toEqual({ seconds: 5424, people: 1, days: 3 })
  expect(months.slice(0, 3).map(row => [row.month, row['seconds']])).toEqual([
    ['2026-02', 3600],
    ['2026-03', 1800],
    ['2026-04', 0],
  ])
  expect(rows).toMatchObject([{ id: courseId, seconds: 5424 }])
  expect((await report('?to=2026-03-01&from=2026-02-11', 'time')).totals).toMatchObject({
    seconds: 1800,
    days: 1,
  })
  expect((await peopleOf('?to=2026-03-01', 'time')).data).toMatchObject([
    { id: learner.id, seconds: 5400, days: 2 },
  ])
  const { companyId } = owner
  await api.db
    .insert(employeeAbsences)
    .values({ companyId, employeeId: learner.id, leftAt: at('2026-02-20') })
  expect((await report('', 'time')).totals['seconds']).toBe(3600)
  await api.db
    .update(assignments)
    .set({ state: 'withdrawn', withdrawnAt: at('2026-02-08'), createdAt: at('2026-02-01') })
    .where(eq(assignments.employeeId, learner.id))
  expect((await report('', 'time')).totals['seconds']).toBe(0)
})

test('scores are what each exam’s grading says and its review policy lets be seen', async () => {
  const [open, closed] = [
    await exam(api, { courseId: courses[0], gradeMethod: 'highest' }),
    await exam(api, {
      courseId: courses[1],
      review: { just_after: [], while_open: [], after_closing: ['overall'] },
    }),
  ]
  const taken = async (examId: number, userId: number, number: number, percent: number, day: string) =>
    api.db.insert(attempts).values({
      examId,
      userId,
      number,
      seed: 1,
      state: 'graded',
      sessionLock: 'tab',
      submittedAt: at(day),
      submittedBy: 'learner',
      maxScore: 10,
      percent,
      passed: percent >= 60,
    })
  const [good, poor] = [
    await joined(api, owner.companyId, { name: 'Good', departmentId: tops.beside }),
    await joined(api, owner.companyId, { name: 'Poor', departmentId: tops.beside }),
  ]
  for (const { id } of [good, poor])
    for (const courseId of courses)
      await assign(api, owner.companyId, id, courseId, { createdAt: at('2026-04-01') })
  await taken(open.examId, good.userId, 1, 40, '2026-04-01')
  await taken(open.examId, good.userId, 2, 90, '2026-04-03')
  await taken(open.examId, poor.userId, 1, 50, '2026-05-03')
  await taken(closed.examId, good.userId, 1, 100, '2026-05-03')
  // Taken with a private account by nobody of the company.
  const { userId: nobody } = await joined(api, (await company(api)).companyId)
  await taken(open.examId, nobody, 1, 10, '2026-04-01')
  const { totals, rows } = await report('?by=exam', 'scores')
  expect(totals).toEqual({ results: 2, passed: 1, mean: 70, hidden: 1 })
  expect(await calls.data('GET', '/dashboard')).toMatchObject({ mean_score: totals['mean'] })
  expect(rows).toMatchObject([
    { id: open.examId, results: 2, mean: 70, hidden: 0, course: expect.any(String) },
    { id: closed.examId, results: 0, passed: 0, mean: null, hidden: 1 },
  ])
  expect((await report('?to=2026-04-30', 'scores')).totals).toEqual({
    results: 1,
    passed: 1,
    mean: 90,
    hidden: 0,
  })
  expect((await peopleOf('', 'scores')).data.map(row => [row.name, row['mean'], row['hidden']])).toEqual([
    ['Good', 90, 1],
    ['Poor', 50, 0],
  ])
})

test('a file has the table as it is seen, with what it is as of', async () => {
  const exported = async (body: object) => {
    const answer = await api.as(owner.token, 'en')('POST', '/company-api/v1/reports/export', {
      report: 'completion',
      format: 'csv',
      ...body,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer
  }
  const lines = async (body: object) =>
    (await exported(body)).body.replace('\ufeff', '').trimEnd().split('\r\n')
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date())
  await api.db
    .update(departments)
    .set({ name: { en: 'Depot' } })
    .where(eq(departments.id, tops.top))
  const period = { from: '2026-01-01', to: '2026-03-31' }
  expect(await lines({ by: 'department', ...period })).toEqual([
    'Department,Assigned,Not started,In progress,Assignments finished,Overdue,Begun by licence,Finished by licence,As of',
    `Depot,3,1,1,1,1,0,0,${day}`,
    `No department,1,1,0,0,1,0,0,${day}`,
  ])
  expect((await lines({ by: 'person', department: tops.below, ...period })).slice(1)).toEqual([
    `Basma,,Department,2,1,1,0,1,0,0,${day}`,
  ])
  // What a spreadsheet would run comes out as text.
  expect((await lines({ by: 'person', from: '2026-03-06', to: '2026-03-06' }))[1]).toMatch(/^'=Dana\(\),/)
  const sheet = await exported({ report: 'scores', by: 'exam', format: 'xlsx' })
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect(sheet.headers['content-disposition']).toContain('Scores report')
  expect(await calls.code('POST', '/reports/export', { report: 'time', by: 'exam', format: 'csv' })).toBe(
    'validation',
  )
})
