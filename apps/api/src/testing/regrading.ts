import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { certificates, notifications } from '../db/schema/index.ts'
import { regradeQuestion, workOnRegrade } from '../modules/exams/regrading/job.ts'
import { account, type instructor } from './accounts.ts'
import { course, enrol } from './catalogue.ts'
import { exam, options, startAttempt, type StartedAttempt, type TestExam } from './exam.ts'
import { runJobs } from './jobs.ts'
import type { TestApi } from './test-api.ts'

export type Teacher = Awaited<ReturnType<typeof instructor>>
interface Preview {
  attempts: number
  raised: number
  lowered: number
  now_passed: number
  now_failed: number
  kept: number
  new_certificates: number
  kept_certificates: number
  rows: { attempt_id: number; before: object; after: object }[]
}

/** Two questions of one point each; the key of the first says `a`. */
export const two = [
  { kind: 'single_choice' as const, key: { correct: ['a'] }, options: options('a', 'b', 'c') },
  { kind: 'true_false' as const, key: { truth: true } },
]
export async function taught(
  api: TestApi,
  teacher: Teacher,
  asked: Parameters<typeof exam>[2] = two,
  more: object = {},
) {
  const courseId = await course(api, { instructorId: teacher.instructorId })
  return exam(api, { courseId, ...more }, asked)
}
export async function taken(
  api: TestApi,
  made: TestExam,
  given: Parameters<StartedAttempt['save']>[1][],
): Promise<StartedAttempt> {
  const learner = await account(api)
  await enrol(api, learner.id, made.courseId)
  const attempt = await startAttempt(api, {}, [], { exam: made, learner })
  for (const [at, value] of given.entries()) await attempt.save(at, value)
  return attempt
}
export async function submitted(
  api: TestApi,
  made: TestExam,
  given: Parameters<StartedAttempt['save']>[1][],
) {
  const attempt = await taken(api, made, given)
  expect((await attempt.submit()).statusCode).toBe(200)
  return attempt
}
export const pathOf = (made: TestExam, at = 0) => `/client-api/v1/questions/${made.questionIds[at]}/regrade`
export const read = async (api: TestApi, teacher: Teacher, made: TestExam, at = 0) =>
  (await api.as(teacher.token)('GET', pathOf(made, at))).json<{
    data: { state: string; key: object; attempts: number; corrections: Record<string, unknown>[] }
  }>().data
export const preview = async (api: TestApi, teacher: Teacher, made: TestExam, key: object, at = 0) => {
  const { state } = await read(api, teacher, made, at)
  const answer = await api.as(teacher.token)('POST', `${pathOf(made, at)}/preview`, { key, state })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: Preview }>().data
}
export const regrade = async (api: TestApi, teacher: Teacher, made: TestExam, key: object, at = 0) => {
  const { state } = await read(api, teacher, made, at)
  return api.as(teacher.token)('POST', pathOf(made, at), { key, state, reason: 'The key was wrong.' })
}
/** Runs the jobs of corrections until none is left. */
export const work = (api: TestApi) =>
  runJobs(api, [regradeQuestion], runner =>
    runner.handle(regradeQuestion, (correction, job) => workOnRegrade(api.db, correction, job)),
  )
export const resultOf = async (api: TestApi, attempt: StartedAttempt) =>
  (await api.as(attempt.learner.token)('GET', `/client-api/v1/attempts/${attempt.attemptId}/result`)).json<{
    data: {
      score: number
      max_score: number
      percent: number
      passed: boolean
      questions: { points: number }[]
    }
  }>().data
export const told = (api: TestApi, attempt: StartedAttempt) =>
  api.db.$count(
    notifications,
    and(eq(notifications.userId, attempt.learner.id), eq(notifications.kind, 'exam_graded')),
  )
export const certified = (api: TestApi, attempt: StartedAttempt) =>
  api.db.$count(certificates, eq(certificates.userId, attempt.learner.id))
