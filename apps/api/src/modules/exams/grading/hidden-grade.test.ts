import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifications } from '../../../db/schema/index.ts'
import { instructor } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { eightAnswers, eightKinds, startAttempt } from '../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const essay = 7
const reviews = {
  hidden: { just_after: [], while_open: [], after_closing: [] },
  shown: { just_after: ['overall' as const], while_open: ['overall' as const], after_closing: [] },
}

/** @returns how many notifications the learner has of grades after each that is given */
async function noticesOfGrades(review: keyof typeof reviews, grades: number[]): Promise<number[]> {
  const teacher = await instructor(api)
  const courseId = await course(api, { instructorId: teacher.instructorId })
  const taken = await startAttempt(api, { courseId, review: reviews[review] }, eightKinds)
  for (const [at, value] of eightAnswers.entries()) await taken.save(at, value)
  const ofGrades = and(eq(notifications.userId, taken.learner.id), eq(notifications.kind, 'exam_graded'))
  await taken.submit()
  const counts = []
  for (const [revision, points] of grades.entries()) {
    const answer = await api.as(teacher.token)(
      'PUT',
      `/client-api/v1/grading/${taken.attemptId}/${taken.questionIds[essay]}`,
      { points, note: null, rubric: null, revision },
    )
    expect(answer.statusCode, answer.body).toBe(200)
    counts.push(await api.db.$count(notifications, ofGrades))
  }
  return counts
}

test('that a grade was changed is notified where its learner sees the result, and nowhere else', async () => {
  expect(await noticesOfGrades('shown', [4, 5, 1])).toEqual([1, 2, 3])
  // That it has been graded is notified once; another notification would reveal that the mark changed.
  expect(await noticesOfGrades('hidden', [4, 5, 1])).toEqual([1, 1, 1])
})
