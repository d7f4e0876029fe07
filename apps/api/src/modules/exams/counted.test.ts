import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts, defaultReview, exams, type gradeMethods } from '../../db/schema/index.ts'
import { account, type Account } from '../../testing/accounts.ts'
import { enrol } from '../../testing/catalogue.ts'
import { exam, type TestExam } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { countedGrade } from './counted.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

type Method = (typeof gradeMethods)[number]
type Row = Partial<typeof attempts.$inferInsert>

/** A learner's attempts at an exam that is passed with 60 %. */
async function attemptsOf(method: Method, rows: Row[]): Promise<{ target: TestExam; learner: Account }> {
  const target = await exam(api, { gradeMethod: method, passMark: 60 })
  const learner = await account(api)
  await enrol(api, learner.id, target.courseId)
  const submittedAt = new Date(Date.now() - 600_000)
  for (const [index, row] of rows.entries())
    await api.db.insert(attempts).values({
      examId: target.examId,
      userId: learner.id,
      number: index + 1,
      seed: 1,
      sessionLock: 'first-tab',
      maxScore: 10,
      state: 'graded',
      submittedAt,
      submittedBy: 'learner',
      passed: row.percent === undefined || row.percent === null ? null : row.percent >= 60,
      ...row,
    })
  return { target, learner }
}

const marks = (...percents: number[]): Row[] => percents.map(percent => ({ percent }))
const cases: [Method, Row[], number | null, boolean | null][] = [
  ['highest', marks(40, 80, 50), 80, true],
  ['latest', marks(40, 80, 50), 50, false],
  ['first', marks(40, 80, 50), 40, false],
  ['average', marks(40, 80, 50), 56.67, false],
  // Pass or not is decided on the exact average of the rounded percentages: 59.995 is no pass, though 60.00 is shown.
  ['average', marks(59.99, 60), 60, false],
  ['average', marks(50, 70), 60, true],
  ['highest', [], null, null],
  // One that waits for its grader, and one that is under way, are left out.
  ['latest', [...marks(70), { state: 'submitted', percent: null }], 70, true],
  ['latest', [...marks(70), { state: 'in_progress', submittedAt: null, submittedBy: null }], 70, true],
  // One that was closed because access ended counts for nothing.
  ['highest', [{ percent: 30 }, { percent: 100, submittedBy: 'access_ended' }], 30, false],
]

test.each(cases)('%s of %o counts %o, passed: %o', async (method, rows, percent, passed) => {
  const { target, learner } = await attemptsOf(method, rows)
  const {
    rows: [counted],
  } = await api.db.execute(
    sql`select c.* from exams e cross join lateral (${countedGrade('e', learner.id)}) c where e.id = ${target.examId}`,
  )
  expect(counted).toEqual({ percent, passed, is_visible: true })
  const call = api.as(learner.token)
  expect((await call('GET', `/client-api/v1/exams/${target.examId}`)).json()).toMatchObject({
    data: { counted_percent: percent, counted_passed: passed },
  })
  expect((await call('GET', '/client-api/v1/my-courses')).json()).toMatchObject({
    data: { my_courses: [{ exam: { percent, passed } }] },
  })
})

test('is held back as long as one attempt of it is', async () => {
  const { target, learner } = await attemptsOf('highest', marks(80, 40))
  await api.db
    .update(exams)
    .set({ review: { ...defaultReview, just_after: [] } })
    .where(eq(exams.id, target.examId))
  const details = async () =>
    (await api.as(learner.token)('GET', `/client-api/v1/exams/${target.examId}`)).json<object>()
  expect(await details()).toMatchObject({ data: { counted_percent: 80 } })
  await api.db
    .update(attempts)
    .set({ submittedAt: new Date() })
    .where(and(eq(attempts.examId, target.examId), eq(attempts.number, 2)))
  expect(await details()).toMatchObject({ data: { counted_percent: null, counted_passed: null } })
})
