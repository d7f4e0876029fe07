import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts } from '../../db/schema/index.ts'
import { instructor } from '../../testing/accounts.ts'
import { divide } from '../../testing/divided-exam.ts'
import { fiveKinds, type StartedAttempt, type TestExam } from '../../testing/exam.ts'
import { taken, taught, type Teacher } from '../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { submitOverdue } from './submitting.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

/** As if the time had been up for so long. */
const overFor = (attemptId: number, seconds: number) =>
  api.db
    .update(attempts)
    .set({ deadlineAt: new Date(Date.now() - seconds * 1000) })
    .where(eq(attempts.id, attemptId))

interface Said {
  state: string
  is_overdue: boolean
}

/** What the lists and pages of both sides say: the live view, the list and the record; the exam's page and the attempt's. */
async function said({ examId }: TestExam, { attemptId, learner }: StartedAttempt): Promise<Said[]> {
  const read = async <T>(token: string, path: string) =>
    (await api.as(token)('GET', `/client-api/v1${path}`)).json<{ data: T }>().data
  const [live] = (await read<{ attempts: Said[] }>(teacher.token, `/exams/${examId}/live`)).attempts
  const [listed] = await read<Said[]>(teacher.token, `/exams/${examId}/attempts`)
  const record = await read<Said>(teacher.token, `/exams/${examId}/attempts/${attemptId}/record`)
  const [own] = (await read<{ attempts: Said[] }>(learner.token, `/exams/${examId}`)).attempts
  const page = await read<Said>(learner.token, `/attempts/${attemptId}`)
  return [live, listed, record, own, page].map(one => ({
    state: one?.state ?? '',
    is_overdue: one?.is_overdue ?? false,
  }))
}
const all = (state: string, is_overdue: boolean) => Array.from({ length: 5 }, () => ({ state, is_overdue }))

test('between the deadline and the end of the grace an attempt is overdue, and takes in what was made in time', async () => {
  const made = await taught(api, teacher)
  const sitting = await taken(api, made, [])
  expect(await said(made, sitting)).toEqual(all('in_progress', false))
  await overFor(sitting.attemptId, 5)
  expect(await said(made, sitting)).toEqual(all('in_progress', true))
  const inTime = { made_at: new Date(Date.now() - 10_000).toISOString() }
  expect((await sitting.save(0, { option: 'a' }, 1, inTime)).statusCode).toBe(200)
  await submitOverdue(api.db)
  expect(await said(made, sitting)).toEqual(all('in_progress', true))
  await overFor(sitting.attemptId, 31)
  await submitOverdue(api.db)
  expect(await said(made, sitting)).toEqual(all('graded', false))
})

test('a section whose time is up makes no attempt overdue while another one follows', async () => {
  const made = await taught(api, teacher, fiveKinds)
  await divide(api, made)
  const sitting = await taken(api, made, [])
  await overFor(sitting.attemptId, 5)
  expect((await said(made, sitting)).map(({ is_overdue }) => is_overdue)).toEqual(Array(5).fill(false))
  await api.db.update(attempts).set({ section: 2 }).where(eq(attempts.id, sitting.attemptId))
  expect((await said(made, sitting)).map(({ is_overdue }) => is_overdue)).toEqual(Array(5).fill(true))
})
