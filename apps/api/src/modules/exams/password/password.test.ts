import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts, auditLog, exams, idempotencyKeys } from '../../../db/schema/index.ts'
import { account, instructor } from '../../../testing/accounts.ts'
import { enrol } from '../../../testing/catalogue.ts'
import { exam, sessionLock } from '../../../testing/exam.ts'
import { taught, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { start } from '../starting.ts'
import { hashExamPassword } from './hashing.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

const base = '/client-api/v1'
const begin = (token: string, examId: number, password?: string | null, holder = sessionLock) =>
  api.as(token)('POST', `${base}/exams/${examId}/attempts`, { holder, password })
const set = (examId: number, password: string | null, by: { token: string } = teacher) =>
  api.as(by.token)('PUT', `${base}/exams/${examId}/password`, { password })
const outcome = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  (JSON.parse(answer.body) as { code?: string }).code ?? 'started',
]
async function ready(password = 'Qalam 12') {
  const made = await exam(api, { passwordHash: await hashExamPassword(password) })
  const learner = await account(api)
  await enrol(api, learner.id, made.courseId)
  return { ...made, learner }
}

test('a start asks for the password; digits of either script and spaces around it are the same', async () => {
  const { learner, examId } = await ready()
  const details = await api.as(learner.token)('GET', `${base}/exams/${examId}`)
  expect(details.json()).toMatchObject({ data: { has_password: true, can_start: true } })
  for (const wrong of [undefined, null, '', 'qalam 12', 'Qalam'])
    expect(outcome(await begin(learner.token, examId, wrong))).toEqual([403, 'exam_password_wrong'])
  expect(await api.db.$count(attempts, eq(attempts.userId, learner.id))).toBe(0)
  expect(outcome(await begin(learner.token, examId, ' Qalam ١٢ '))).toEqual([200, 'started'])
})

test('an open attempt goes on without it; the next one asks again', async () => {
  const { learner, examId } = await ready()
  const first = (await begin(learner.token, examId, 'Qalam 12')).json<{ data: { id: number } }>().data
  const again = await begin(learner.token, examId, undefined, 'second-tab')
  expect(again.json()).toMatchObject({ data: { id: first.id, holder: 'second-tab' } })
  await api.as(learner.token)('POST', `${base}/attempts/${first.id}/submit`, { holder: 'second-tab' })
  expect(outcome(await begin(learner.token, examId))).toEqual([403, 'exam_password_wrong'])
})

test('eleven wrong guesses at once: ten are looked at, and the right one has to wait, too', async () => {
  const { learner, examId } = await ready()
  const all = await Promise.all(Array.from({ length: 11 }, () => begin(learner.token, examId, 'guess')))
  expect(all.filter(answer => answer.statusCode === 403)).toHaveLength(10)
  expect(all.filter(answer => answer.statusCode === 429)).toHaveLength(1)
  expect((await begin(learner.token, examId, 'Qalam 12')).statusCode).toBe(429)
  // Another learner is not kept waiting.
  const other = await account(api)
  await enrol(
    api,
    other.id,
    (await api.db.select().from(exams).where(eq(exams.id, examId)))[0]?.courseId ?? 0,
  )
  expect((await begin(other.token, examId, 'Qalam 12')).statusCode).toBe(200)
})

test('a learner who may not start learns nothing of it', async () => {
  const { examId } = await ready()
  const stranger = await account(api)
  for (const password of ['guess', 'Qalam 12'])
    expect(outcome(await begin(stranger.token, examId, password))).toEqual([403, 'not_enrolled'])
})

test('the instructor sets, changes and takes it away; nothing of it is in any payload, log or key', async () => {
  const made = await taught(api, teacher)
  const learner = await account(api)
  await enrol(api, learner.id, made.courseId)
  const answer = await set(made.examId, 'Qalam 12')
  expect(answer.json()).toEqual({ data: { has_password: true } })
  const live = await api.as(teacher.token)('GET', `${base}/exams/${made.examId}/live`)
  expect(live.json()).toMatchObject({ data: { has_password: true } })
  const started = await begin(learner.token, made.examId, 'Qalam 12')
  expect(started.statusCode).toBe(200)
  const [stored] = await api.db.select().from(exams).where(eq(exams.id, made.examId))
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$/)
  const seen = JSON.stringify([
    [answer, live, started].map(({ body }) => body),
    await api.db.select().from(auditLog).where(eq(auditLog.subjectId, made.examId)),
    await api.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, learner.id)),
  ])
  expect(seen).not.toMatch(/Qalam|argon2/)
  expect((await set(made.examId, null)).json()).toEqual({ data: { has_password: false } })
  const late = await account(api)
  await enrol(api, late.id, made.courseId)
  expect((await begin(late.token, made.examId)).statusCode).toBe(200)
})

test('a password that is changed between the proof and the start is not enough', async () => {
  const { learner, examId } = await ready()
  const stale = await hashExamPassword('Qalam 12')
  const starting = api.db.transaction(tx =>
    start(tx, examId, { userId: learner.id, sessionLock, proved: stale, locale: 'ar' }),
  )
  await expect(starting).rejects.toMatchObject({ code: 'exam_password_wrong' })
  expect(await api.db.$count(attempts, eq(attempts.userId, learner.id))).toBe(0)
})

test('another instructor finds no such exam; a short password and an unknown field are refused', async () => {
  const made = await taught(api, teacher)
  const other = await instructor(api)
  expect((await set(made.examId, 'Qalam 12', other)).statusCode).toBe(404)
  expect((await set(made.examId, '123')).statusCode).toBe(422)
  const body = { password: 'Qalam 12', hint: 'x' }
  expect((await api.as(teacher.token)('PUT', `${base}/exams/${made.examId}/password`, body)).statusCode).toBe(
    400,
  )
})

test('spaces alone are no password: no one could type it', async () => {
  const made = await taught(api, teacher)
  const answer = await set(made.examId, '     ')
  expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
    422,
    { password: [expect.any(String)] },
  ])
  expect((await set(made.examId, '  قلم ١  ')).statusCode).toBe(200)
})
