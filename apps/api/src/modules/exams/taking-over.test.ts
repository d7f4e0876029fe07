import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '../../db/schema/index.ts'
import { sessionLock, startAttempt } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('the earlier tab or device is told at once that another one has taken over', async () => {
  const { attemptId, examId, learner } = await startAttempt(api)
  await api.db.delete(outbox)
  const as = api.as(learner.token)
  const takeOver = (holder: string) =>
    as('POST', `/client-api/v1/attempts/${attemptId}/take-over`, { holder })
  const told = async () =>
    (await api.db.select().from(outbox)).map(({ payload }) => payload).filter(payload => 'channel' in payload)
  await takeOver('second-tab')
  const event = {
    channel: `private-user.${learner.id}`,
    name: 'ExamAttemptChanged',
    data: { exam_id: examId, attempt_id: attemptId },
  }
  expect(await told()).toMatchObject([event])
  // Who has it already takes nothing over.
  await takeOver('second-tab')
  await as('POST', `/client-api/v1/exams/${examId}/attempts`, { holder: 'second-tab' })
  expect(await told()).toHaveLength(1)
  // Nor is it silent where the exam is gone on with.
  await as('POST', `/client-api/v1/exams/${examId}/attempts`, { holder: sessionLock })
  expect(await told()).toMatchObject([event, event])
})
