import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, instructor } from '../../../testing/accounts.ts'
import { enrol } from '../../../testing/catalogue.ts'
import { divide } from '../../../testing/divided-exam.ts'
import { sessionLock, startAttempt } from '../../../testing/exam.ts'
import { taught, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

const base = '/client-api/v1'
const statement = { kind: 'true_false' as const, key: { truth: true } }
interface Shown {
  data: { deadline_at: string; section: { position: number } | null; questions: { id: number }[] }
}

/** A learner who takes an exam of two sections, and its instructor. */
async function sitting() {
  const made = await taught(api, teacher, [statement, statement, statement])
  await divide(api, made)
  const learner = await account(api)
  await enrol(api, learner.id, made.courseId)
  const taken = await startAttempt(api, {}, [], { exam: made, learner })
  const path = `${base}/attempts/${taken.attemptId}`
  return {
    ...taken,
    read: async () => (await api.as(learner.token)('GET', path)).json<Shown>().data,
    next: (section: number) =>
      api.as(learner.token)('POST', `${path}/sections/next`, { holder: sessionLock, section }),
    teach: (what: string, body: object) =>
      api.as(teacher.token)('POST', `${base}/exams/${made.examId}/${what}`, {
        reason: 'Fire alarm',
        ...body,
      }),
  }
}

test('extra time moves the deadline of the section under way', async () => {
  const taken = await sitting()
  const before = await taken.read()
  await taken.teach('allowances', {
    learners: null,
    applies_to: 'running',
    extra_minutes: 5,
    extra_attempts: 0,
  })
  expect(Date.parse((await taken.read()).deadline_at) - Date.parse(before.deadline_at)).toBe(300_000)
})

test('an attempt that is opened again continues in the section where it ended', async () => {
  const taken = await sitting()
  await taken.next(1)
  await taken.submit()
  const answer = await taken.teach(`attempts/${taken.attemptId}/reopen`, { extra_minutes: 5 })
  expect(answer.statusCode).toBe(200)
  const shown = await taken.read()
  expect(shown).toMatchObject({ section: { position: 2 }, questions: [{ id: taken.questionIds[2] }] })
  const left = (Date.parse(shown.deadline_at) - Date.now()) / 1000
  expect(left).toBeGreaterThan(1440)
  expect(left).toBeLessThanOrEqual(1500)
  expect((await taken.save(2, { truth: true })).statusCode).toBe(200)
  expect((await taken.save(0, { truth: true })).statusCode).toBe(409)
})

test('one that the instructor ends in its first section is marked as a whole', async () => {
  const taken = await sitting()
  await taken.save(0, { truth: true })
  await taken.teach(`attempts/${taken.attemptId}/end`, {})
  const result = await api.as(taken.learner.token)('GET', `${base}/attempts/${taken.attemptId}/result`)
  expect(result.json()).toMatchObject({ data: { score: 1, max_score: 3, submitted_by: 'instructor' } })
})
