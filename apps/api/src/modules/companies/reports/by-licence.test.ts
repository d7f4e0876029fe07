import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  attempts,
  certificates,
  enrolmentGrants,
  enrolments,
  learningDays,
} from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined, learn } from '../../../testing/assigning.ts'
import { exam } from '../../../testing/exam.ts'
import { licensed, shelfCourse, startedBy } from '../../../testing/licences.ts'
import { assign, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

interface Report {
  totals: Record<string, number>
  months: Record<string, number | string>[]
  rows: Record<string, number | string | null>[]
}

let api: TestApi
let owner: Account & { companyId: number }
let taught: Awaited<ReturnType<typeof shelfCourse>>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  taught = await shelfCourse(api, owner.companyId)
  await licensed(api, owner.companyId, 9)
})
afterAll(() => api.close())

const report = (kind: string, query = '') =>
  companyCalls(api, owner.token).data<Report>('GET', `/reports/${kind}${query}`)
const people = (kind: string, query = '') =>
  companyCalls(api, owner.token).data<{ id: number }[]>('GET', `/reports/${kind}/people${query}`)
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
/** Somebody who began the course by the licence, a few days ago. */
async function begins() {
  const person = await joined(api, owner.companyId)
  expect(await startedBy(api, person, owner.companyId, taught.courseId)).toBe('started')
  await api.db
    .update(enrolmentGrants)
    .set({ startsAt: new Date(Date.now() - 3 * 86_400_000) })
    .where(eq(enrolmentGrants.userId, person.userId))
  return person
}

test('what people begin by licence is counted beside what is assigned, and opens by whoever began it', async () => {
  const [first, second, third] = [await begins(), await begins(), await begins()]
  await learn(api, first.token, taught.lessonIds)
  // Whoever has it assigned, too, counts there alone.
  await assign(api, owner.companyId, third.id, taught.courseId, { state: 'in_progress' })
  const all = await report('completion', '?by=course')
  const expected = { assigned: 1, in_progress: 1, completed: 0, begun: 2, begun_completed: 1 }
  expect(all.totals).toMatchObject(expected)
  expect(all.rows).toMatchObject([{ id: taught.courseId, ...expected }])
  const sum = (name: string) => all.months.reduce((total, month) => total + Number(month[name]), 0)
  expect([sum('assigned'), sum('begun'), sum('completed')]).toEqual([1, 2, 1])
  const ids = async (query: string) => (await people('completion', query)).map(({ id }) => id).toSorted()
  expect(await ids('')).toEqual([first.id, second.id, third.id].toSorted())
  expect(await ids('?source=licence')).toEqual([first.id, second.id].toSorted())
  expect(await ids('?source=assigned')).toEqual([third.id])
  expect((await report('completion', '?source=assigned')).totals).toMatchObject({ assigned: 1, begun: 0 })
  // A place that comes back takes what was not finished with it.
  await companyCalls(api, owner.token).data('POST', `/employees/${second.id}/deactivate`)
  expect((await report('completion')).totals).toMatchObject({ begun: 1, begun_completed: 1 })
})

test('stands on the page of its person and on the dashboard, until it is assigned or ends unfinished', async () => {
  const [first, second] = [await begins(), await begins()]
  const call = companyCalls(api, owner.token)
  type Begun = { course: { id: number }; state: string; percent: number; open_until: string | null }[]
  const of = async (id: number) => (await call.data<{ begun: Begun }>('GET', `/employees/${id}`)).begun
  const counted = async (token = owner.token) =>
    (
      await companyCalls(api, token).data<{ begun: { total: number; completed: number } | null }>(
        'GET',
        '/dashboard',
      )
    ).begun
  const before = await counted()
  expect(await of(first.id)).toMatchObject([
    { course: { id: taught.courseId }, state: 'in_progress', percent: 0, completed_at: null },
  ])
  const { licences } = await call.data<{ licences: { ends_on: string }[] }>('GET', '/licences')
  expect((await of(first.id))[0]?.open_until).toBe(licences[0]?.ends_on)
  await learn(api, first.token, taught.lessonIds)
  expect(await of(first.id)).toMatchObject([{ state: 'completed', percent: 100 }])
  expect(await counted()).toEqual({ total: before?.total, completed: (before?.completed ?? 0) + 1 })
  // The number opens the people who finished, and no others.
  const finished = await people('completion', '?source=licence_finished')
  expect(
    finished.reduce((sum, row) => sum + Number((row as { begun_completed?: number }).begun_completed), 0),
  ).toBe((await counted())?.completed)
  expect(finished.map(({ id }) => id)).toContain(first.id)
  expect(finished.map(({ id }) => id)).not.toContain(second.id)
  await assign(api, owner.companyId, second.id, taught.courseId, { state: 'in_progress' })
  expect(await of(second.id)).toEqual([])
  expect((await counted())?.total).toBe((before?.total ?? 0) - 1)
  // What a place opened ends with it, unless it was finished.
  for (const { id } of [first, second]) await call.data('POST', `/employees/${id}/deactivate`)
  expect(await of(first.id)).toMatchObject([{ state: 'completed', open_until: null }])
  expect(await counted((await member(api, owner.companyId, 'finance')).token)).toBeNull()
  expect(await counted((await company(api)).token)).toEqual({ total: 0, completed: 0 })
})

test('time is learned by licence from the day on which it was begun; the rest is private', async () => {
  const person = await begins()
  for (const [ago, seconds] of [
    [10, 100],
    [2, 200],
  ] as const)
    await api.db
      .insert(learningDays)
      .values({ userId: person.userId, courseId: taught.courseId, day: day(ago), seconds })
  const of = async (query: string) =>
    (await people('time', query)).find(({ id }) => id === person.id) as { seconds?: number } | undefined
  expect((await of(''))?.seconds).toBe(200)
  expect((await of('?source=licence'))?.seconds).toBe(200)
  expect(await of('?source=assigned')).toBeUndefined()
})

test('time is nothing of the company’s from the moment on at which the licence ends', async () => {
  const [ended, never] = [await begins(), await begins()]
  const midnight = (ago: number) => new Date(`${day(ago)}T00:00:00+03:00`)
  // The last day was the third one ago; the other's never began.
  const spans = [
    [ended, { startsAt: midnight(6), endsAt: midnight(2) }],
    [never, { startsAt: midnight(2), endsAt: midnight(2) }],
  ] as const
  for (const [person, span] of spans) {
    await api.db
      .update(enrolmentGrants)
      .set({ ...span, endedReason: 'expired' })
      .where(eq(enrolmentGrants.userId, person.userId))
    await api.db.insert(learningDays).values(
      [3, 2].map(ago => ({
        userId: person.userId,
        courseId: taught.courseId,
        day: day(ago),
        seconds: 100 * ago,
      })),
    )
  }
  const listed = (await people('time', '?source=licence')) as { id: number; seconds?: number }[]
  expect(listed.filter(({ id }) => [ended.id, never.id].includes(id))).toMatchObject([
    { id: ended.id, seconds: 300 },
  ])
})

test('what is finished by licence is told once its certificate is handed out, and what was finished before is not', async () => {
  const [person, earlier] = [await begins(), await begins()]
  const told = async () => {
    const call = companyCalls(api, owner.token)
    const { licences } = await call.data<{ licences: { id: number; finished_courses: number }[] }>(
      'GET',
      '/licences',
    )
    const holders = await call.data<{ employee: { id: number }; finished_courses: number }[]>(
      'GET',
      `/licences/${licences[0]?.id}/holders`,
    )
    const held = ({ id }: { id: number }) =>
      holders.find(({ employee }) => employee.id === id)?.finished_courses
    const { begun_completed } = (await report('completion')).totals
    return [begun_completed, licences[0]?.finished_courses, held(person), held(earlier)]
  }
  const [reported = 0, finished = 0] = await told()
  for (const { token } of [person, earlier]) await learn(api, token, taught.lessonIds)
  await api.db
    .update(enrolments)
    .set({ completedAt: new Date('2020-01-01') })
    .where(eq(enrolments.userId, earlier.userId))
  const handOut = (releasedAt: Date | null) =>
    api.db.update(certificates).set({ releasedAt }).where(eq(certificates.userId, person.userId))
  await handOut(null)
  expect(await told()).toEqual([reported, finished, 0, 0])
  await handOut(new Date())
  expect(await told()).toEqual([reported + 1, finished + 1, 1, 0])
})

test('results are those of attempts that were handed in while the licence opened the course', async () => {
  const person = await begins()
  const { examId } = await exam(api, { courseId: taught.courseId })
  for (const [number, ago, percent] of [
    [1, 10, 90],
    [2, 1, 70],
  ] as const)
    await api.db.insert(attempts).values({
      examId,
      userId: person.userId,
      number,
      seed: 1,
      state: 'graded',
      sessionLock: 'tab',
      submittedAt: new Date(Date.now() - ago * 86_400_000),
      submittedBy: 'learner',
      maxScore: 10,
      percent,
      passed: true,
    })
  expect((await report('scores', '?by=exam')).rows).toMatchObject([{ id: examId, results: 1, mean: 70 }])
  expect((await report('scores', '?source=assigned')).totals).toMatchObject({ results: 0 })
  // Assigned since, it counts there; what the licence opened stays told, what they did by themselves stays theirs.
  await assign(api, owner.companyId, person.id, taught.courseId)
  expect((await report('scores', '?source=assigned&by=exam')).rows).toMatchObject([
    { id: examId, results: 1, mean: 70 },
  ])
})

test('who may not see people does not take the sources apart', async () => {
  const finance = companyCalls(api, (await member(api, owner.companyId, 'finance')).token)
  for (const kind of ['completion', 'time', 'scores'])
    expect(await finance.code('GET', `/reports/${kind}?source=licence`)).toBe('forbidden')
  const body = { name: 'x', report: 'completion', by: 'course', source: 'licence' }
  expect(await finance.code('POST', '/saved-reports', body)).toBe('validation')
})
