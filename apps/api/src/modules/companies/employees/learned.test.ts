import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignments, attempts, learningDays, learningPaths } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { exam } from '../../../testing/exam.ts'
import { assign } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

interface Page {
  learned: { seconds: number; days: number; last_on: string | null }
  exams: { exam: { id: number }; percent: number; passed: boolean; on: string }[]
  paths: { id: number; courses: number; completed: number; percent: number }[]
}
const read = (id: number) => companyCalls(api, owner.token).data<Page>('GET', `/employees/${id}`)
const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)

test('time, exams and paths are those of what the company assigned; the rest is private', async () => {
  const person = await joined(api, owner.companyId)
  expect(await read(person.id)).toMatchObject({
    learned: { seconds: 0, days: 0, last_on: null },
    exams: [],
    paths: [],
  })
  const [assigned, other, own] = [await course(api), await course(api), await course(api)]
  const [path] = await api.db
    .insert(learningPaths)
    .values({ companyId: owner.companyId, name: { ar: 'مسار' }, state: 'published' })
    .returning({ id: learningPaths.id })
  for (const courseId of [assigned, other]) await assign(api, owner.companyId, person.id, courseId)
  await api.db
    .update(assignments)
    .set({ learningPathId: path?.id ?? null, percent: 100, state: 'completed', completedAt: new Date() })
    .where(and(eq(assignments.employeeId, person.id), eq(assignments.courseId, assigned)))
  await api.db
    .update(assignments)
    .set({ learningPathId: path?.id ?? null, percent: 20, state: 'in_progress' })
    .where(and(eq(assignments.employeeId, person.id), eq(assignments.courseId, other)))
  const day = today()
  await api.db.insert(learningDays).values([
    { userId: person.userId, courseId: assigned, day, seconds: 600 },
    { userId: person.userId, courseId: own, day, seconds: 9_000 },
  ])
  const taken = async (courseId: number, percent: number) => {
    const { examId } = await exam(api, { courseId })
    await api.db.insert(attempts).values({
      examId,
      userId: person.userId,
      number: 1,
      seed: 1,
      state: 'graded',
      sessionLock: 'tab',
      submittedAt: new Date(),
      submittedBy: 'learner',
      maxScore: 10,
      percent,
      passed: percent >= 60,
    })
    return examId
  }
  const examId = await taken(assigned, 90)
  await taken(own, 10)
  expect(await read(person.id)).toMatchObject({
    learned: { seconds: 600, days: 1, last_on: day },
    exams: [{ exam: { id: examId }, percent: 90, passed: true, on: day }],
    paths: [{ id: path?.id, courses: 2, completed: 1, percent: 60 }],
  })
})

test('exams that somebody took before the course was assigned are theirs, unless the licence paid for them', async () => {
  const [person, courseId] = [await joined(api, owner.companyId), await course(api)]
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  const { examId } = await exam(api, { courseId, gradeMethod: 'highest' })
  const taken = (number: number, percent: number, days: number) =>
    api.db.insert(attempts).values({
      examId,
      userId: person.userId,
      number,
      seed: 1,
      state: 'graded',
      sessionLock: 'tab',
      submittedAt: ago(days),
      submittedBy: 'learner',
      maxScore: 10,
      percent,
      passed: percent >= 60,
    })
  const told = async () => {
    const { totals } = await companyCalls(api, owner.token).data<{ totals: object }>(
      'GET',
      `/reports/scores?course=${courseId}`,
    )
    return { totals, exams: (await read(person.id)).exams }
  }
  await taken(1, 95, 20)
  await assign(api, owner.companyId, person.id, courseId, { createdAt: ago(10) })
  expect(await told()).toMatchObject({ totals: { results: 0, hidden: 0 }, exams: [] })
  await taken(2, 70, 5)
  expect(await told()).toMatchObject({
    totals: { results: 1, mean: 70 },
    exams: [{ exam: { id: examId }, percent: 70 }],
  })
  // An earlier assignment, which was withdrawn since, had it taken for the company too.
  await assign(api, owner.companyId, person.id, courseId, {
    createdAt: ago(30),
    state: 'withdrawn',
    withdrawnAt: ago(19),
  })
  expect(await told()).toMatchObject({ totals: { results: 1, mean: 95 }, exams: [{ percent: 95 }] })
})

test('the requirements that are made of one person are on their page, what presses first, with the waiver that holds', async () => {
  const calls = companyCalls(api, owner.token)
  const person = await joined(api, owner.companyId)
  const demanded = async (title: string, given: object) => {
    const order = { course_id: await course(api, { title: { en: title } }), grace_days: 0, ...given }
    return (await calls.data<{ id: number }>('POST', '/requirements', order)).id
  }
  const excused = await demanded('Safety', { first_due_on: '2025-01-01' })
  const late = await demanded('Privacy', { first_due_on: '2025-02-01' })
  const due = await demanded('Ethics', { first_due_on: '2039-01-01' })
  const waive = (reason: string) =>
    calls.data<{ id: number }>('POST', `/requirements/${excused}/people/${person.id}/waivers`, { reason })
  const ended = await waive('A first one')
  await calls.data('POST', `/waivers/${ended.id}/end`)
  await waive('Study leave')
  const page = await calls.data<{ requirements: object[] }>('GET', `/employees/${person.id}`)
  expect(page.requirements).toMatchObject([
    { requirement_id: late, name: 'Privacy', status: 'late', due_on: '2025-02-01', waiver: null },
    { requirement_id: due, name: 'Ethics', status: 'due', completed_on: null },
    {
      requirement_id: excused,
      status: 'waived',
      waiver: { reason: 'Study leave', given_on: today(), expires_on: null },
    },
  ])
})
