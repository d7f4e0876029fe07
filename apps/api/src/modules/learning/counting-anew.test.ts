import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificates, enrolments, lessons } from '../../db/schema/index.ts'
import { account } from '../../testing/accounts.ts'
import { curriculum, endAccess, enrol } from '../../testing/catalogue.ts'
import { exam } from '../../testing/exam.ts'
import { runJobs } from '../../testing/jobs.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { countCourseAnew, countLater, workOnCourse } from './counting-anew.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

async function learnerOf(courseId: number, done: readonly number[]) {
  const person = await account(api)
  await enrol(api, person.id, courseId)
  for (const id of done)
    await api.as(person.token)('PUT', `/client-api/v1/lessons/${id}/progress`, { is_completed: true })
  return {
    ...person,
    percent: async () => {
      const which = and(eq(enrolments.userId, person.id), eq(enrolments.courseId, courseId))
      const [row] = await api.db.select().from(enrolments).where(which)
      return [row?.percent, row?.completedAt !== null]
    },
    earned: () => api.db.$count(certificates, eq(certificates.userId, person.id)),
  }
}

async function countAnew(courseId: number, hosts = 1): Promise<void> {
  await api.db.transaction(tx => countLater(tx, courseId))
  await runJobs(
    api,
    [countCourseAnew],
    runner => runner.handle(countCourseAnew, (course, job) => workOnCourse(api.db, course, job)),
    { hosts },
  )
}

test('who has done all that is left of a course has completed it; the others’ percentage is of what is left', async () => {
  const { courseId, lessonIds } = await curriculum(api, 3)
  const [one = 0, two = 0, last = 0] = lessonIds
  const [ready, half, gone] = [
    await learnerOf(courseId, [one, two]),
    await learnerOf(courseId, [one]),
    await learnerOf(courseId, [one, two]),
  ]
  expect([await ready.percent(), await half.percent()]).toEqual([
    [66, false],
    [33, false],
  ])
  await endAccess(api, gone.id)
  await api.db
    .update(lessons)
    .set({ retiredAt: sql`now()` })
    .where(eq(lessons.id, last))
  await Promise.all([countAnew(courseId, 2), countAnew(courseId, 2)])
  expect([await ready.percent(), await half.percent(), await gone.percent()]).toEqual([
    [100, true],
    [50, false],
    [66, false],
  ])
  expect([await ready.earned(), await half.earned(), await gone.earned()]).toEqual([1, 0, 0])
  const told = await api.as(ready.token)('GET', '/client-api/v1/notifications')
  expect(told.json<{ data: { kind: string }[] }>().data.map(({ kind }) => kind)).toContain(
    'certificate_issued',
  )
})

test('what is added counts for those under way, and takes nothing from who has completed it', async () => {
  const { courseId, lessonIds } = await curriculum(api, 2)
  const [whole, half] = [
    await learnerOf(courseId, lessonIds),
    await learnerOf(courseId, lessonIds.slice(0, 1)),
  ]
  await exam(api, { courseId })
  await countAnew(courseId)
  expect([await whole.percent(), await half.percent()]).toEqual([
    [100, true],
    [33, false],
  ])
  expect(await whole.earned()).toBe(1)
})
