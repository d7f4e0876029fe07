import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { questions } from '../../../db/schema/index.ts'
import { account, instructor } from '../../../testing/accounts.ts'
import { eightAnswers, eightKinds, fiveKinds, rightAnswers } from '../../../testing/exam.ts'
import {
  pathOf,
  preview,
  read,
  regrade,
  resultOf,
  submitted,
  taught,
  two,
  work,
} from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { correctQuestion } from './correct.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('a waived question', () => {
  test('that is dropped counts in no total, and counts again when its key is right', async () => {
    const teacher = await instructor(api)
    const made = await taught(api, teacher, fiveKinds)
    const attempt = await submitted(api, made, [{ option: 'a' }, ...rightAnswers.slice(1)])
    expect(await resultOf(api, attempt)).toMatchObject({ score: 8, max_score: 10, percent: 80 })
    expect(await preview(api, teacher, made, { waived: 'dropped' })).toMatchObject({ raised: 1, lowered: 0 })
    await regrade(api, teacher, made, { waived: 'dropped' })
    await work(api)
    const waived = await resultOf(api, attempt)
    expect(waived).toMatchObject({ score: 8, max_score: 8, percent: 100 })
    // The result says why.
    expect(waived).toMatchObject({ questions: [{ waived: 'dropped' }, {}, {}, {}, { waived: null }] })
    const asked = () =>
      api.db
        .select({ at: questions.retiredAt })
        .from(questions)
        .where(eq(questions.id, made.questionIds[0] ?? 0))
    expect((await asked())[0]?.at).not.toBeNull()
    await regrade(api, teacher, made, { correct: ['b'] })
    await work(api)
    expect(await resultOf(api, attempt)).toMatchObject({ score: 8, max_score: 10, percent: 80 })
    expect((await asked())[0]?.at).toBeNull()
  })

  test('gives everybody its points, also who left it empty and whose essay waits', async () => {
    const teacher = await instructor(api)
    const made = await taught(api, teacher, eightKinds)
    const attempt = await submitted(api, made, eightAnswers)
    const empty = await submitted(api, made, [null, ...eightAnswers.slice(1, 7)])
    await regrade(api, teacher, made, { waived: 'full_marks' }, 7)
    await work(api)
    expect(await resultOf(api, attempt)).toMatchObject({ state: 'graded', score: 20, percent: 100 })
    expect(await resultOf(api, empty)).toMatchObject({ score: 18 })
  })

  test('leaves no one without points, where it was the only one', async () => {
    const teacher = await instructor(api)
    const made = await taught(api, teacher, two.slice(0, 1))
    const attempt = await submitted(api, made, [{ option: 'b' }])
    await regrade(api, teacher, made, { waived: 'dropped' })
    await work(api)
    expect(await resultOf(api, attempt)).toMatchObject({ percent: 100, max_score: 1 })
  })
})

test('writing a question while it is being waived is a conflict, and the waiver stays', async () => {
  const teacher = await instructor(api)
  const made = await taught(api, teacher)
  const call = api.as(teacher.token)
  const path = `/client-api/v1/exam-questions/${made.questionIds[0]}`
  const shown = (await call('GET', path)).json<{
    data: { state: string; written: Record<string, unknown> }
  }>().data
  const { kind: _, rendered: __, ...written } = shown.written
  const { state } = await read(api, teacher, made)
  const { saving } = await api.db.transaction(async tx => {
    const actor = { userId: teacher.id, capacity: 'personal' as const, role: null, ip: null, requestId: null }
    const given = { key: { waived: 'full_marks' as const }, state, reason: 'The key was wrong.' }
    await correctQuestion(tx, { id: teacher.instructorId, actor }, made.questionIds[0] ?? 0, given)
    const saving = call('PUT', path, { ...written, points: 3, tags: [], state: shown.state })
    await setTimeout(300)
    return { saving }
  })
  expect((await saving).statusCode).toBe(409)
  expect((await call('GET', path)).json()).toMatchObject({ data: { waived: 'full_marks', version: 1 } })
})

describe('a correction is refused', () => {
  test.each([
    ['without a right option', 0, { correct: [] }],
    ['by an option that the question lacks', 0, { correct: ['z'] }],
    ['that changes nothing', 0, { correct: ['b'] }],
    ['by a text that accepts anything', 4, { accepted: ['*'] }],
    ['by a number without a value', 3, { tolerance: 1 }],
    ['by two tolerances', 3, { value: 1, tolerance: 1, tolerance_percent: 1 }],
    ['by pairs that leave one out', 5, { pairs: { p: 'x' } }],
    ['by an order that leaves one out', 6, { correct: ['a', 'b'] }],
    ['of an essay, which has no key', 7, { truth: true }],
  ])('%s', async (_, at, key) => {
    const teacher = await instructor(api)
    const made = await taught(api, teacher, eightKinds)
    const { state } = await read(api, teacher, made, at)
    const answer = await api.as(teacher.token)('POST', `${pathOf(made, at)}/preview`, { key, state })
    expect(answer.statusCode).toBe(422)
    expect((await regrade(api, teacher, made, key, at)).statusCode).toBe(422)
  })

  test('where the question was corrected since it was read', async () => {
    const teacher = await instructor(api)
    const made = await taught(api, teacher)
    const { state } = await read(api, teacher, made)
    const send = (correct: string[]) =>
      api.as(teacher.token)('POST', pathOf(made), { key: { correct }, state, reason: 'The key was wrong.' })
    const both = await Promise.all([send(['b']), send(['c'])])
    expect(both.map(answer => answer.statusCode).toSorted()).toEqual([200, 409])
  })

  test('by an instructor of another course', async () => {
    const [teacher, other] = [await instructor(api), await instructor(api)]
    const made = await taught(api, teacher)
    const body = { key: { correct: ['b'] }, state: '1.0', reason: 'Mine now.' }
    expect((await api.as(other.token)('GET', pathOf(made))).statusCode).toBe(404)
    expect((await api.as(other.token)('POST', pathOf(made), body)).statusCode).toBe(404)
    const learner = await account(api)
    expect((await api.as(learner.token)('GET', pathOf(made))).statusCode).toBe(403)
  })
})
