import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers, attemptEvents, auditLog, exams } from '../../../db/schema/index.ts'
import { instructor } from '../../../testing/accounts.ts'
import { eightAnswers, eightKinds } from '../../../testing/exam.ts'
import {
  certified,
  preview,
  read,
  regrade,
  resultOf,
  submitted,
  taken,
  taught,
  told,
  two,
  work,
} from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('a corrected key', () => {
  test('shows who would change, and changes them by the queue, once', async () => {
    const teacher = await instructor(api)
    const made = await taught(api, teacher)
    const wronged = await submitted(api, made, [{ option: 'b' }, { truth: true }])
    const favoured = await submitted(api, made, [{ option: 'a' }, { truth: true }])
    const neither = await submitted(api, made, [{ option: 'c' }, { truth: true }])
    expect(await certified(api, favoured)).toBe(1)

    const seen = await preview(api, teacher, made, { correct: ['b'] })
    expect(seen).toMatchObject({
      attempts: 3,
      raised: 1,
      lowered: 1,
      now_passed: 1,
      now_failed: 1,
      new_certificates: 1,
      kept_certificates: 1,
    })
    expect(seen.rows).toMatchObject([
      {
        attempt_id: wronged.attemptId,
        before: { points: 0, percent: 50, passed: false },
        after: { points: 1, percent: 100, passed: true },
      },
      { attempt_id: favoured.attemptId, after: { points: 0, percent: 50, passed: false } },
    ])
    expect(await resultOf(api, wronged)).toMatchObject({ percent: 50 })

    const notices = await told(api, neither)
    expect((await regrade(api, teacher, made, { correct: ['b'] })).statusCode).toBe(200)
    expect((await read(api, teacher, made)).corrections).toMatchObject([
      { status: 'running', total: 3, done: 0 },
    ])
    await work(api)
    expect(await resultOf(api, wronged)).toMatchObject({
      percent: 100,
      passed: true,
      questions: [{ points: 1 }, {}],
    })
    expect(await resultOf(api, favoured)).toMatchObject({ percent: 50, passed: false })
    expect((await read(api, teacher, made)).corrections).toMatchObject([
      {
        status: 'done',
        total: 3,
        done: 3,
        raised: 1,
        lowered: 1,
        now_passed: 1,
        now_failed: 1,
        certificates: 1,
      },
    ])
    expect([await told(api, wronged), await told(api, favoured), await told(api, neither)]).toEqual([
      2,
      2,
      notices,
    ])
    expect([await certified(api, wronged), await certified(api, favoured)]).toEqual([1, 1])
    const trace = await api.db
      .select({ data: attemptEvents.data })
      .from(attemptEvents)
      .where(and(eq(attemptEvents.attemptId, wronged.attemptId), eq(attemptEvents.kind, 'regraded')))
    expect(trace).toMatchObject([{ data: { points: { from: 0, to: 1 }, percent: 100 } }])
    const [act] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'question.regrade'))
    expect(act).toMatchObject({
      actorId: teacher.id,
      before: { right: { correct: ['a'] } },
      after: { right: { correct: ['b'] } },
    })
  })

  test('marks what was under way while it was corrected, however it ends', async () => {
    const teacher = await instructor(api)
    const made = await taught(api, teacher)
    const open = await taken(api, made, [{ option: 'b' }, { truth: true }])
    await regrade(api, teacher, made, { correct: ['b'] })
    await Promise.all([open.submit(), work(api)])
    await work(api)
    expect(await resultOf(api, open)).toMatchObject({ percent: 100, passed: true })
  })

  test.each([
    ['several choices', 1, { correct: ['a', 'b'] }, { options: ['a', 'b'] }, 2],
    ['true or false', 2, { truth: false }, { truth: false }, 1],
    ['a number', 3, { value: 13, tolerance_percent: 1 }, { text: '١٣' }, 2],
    ['a short text', 4, { accepted: ['جدة', 'Jeddah'] }, { text: 'جِدّة' }, 3],
    ['matching', 5, { pairs: { p: 'z', q: 'x' } }, { pairs: { p: 'z', q: 'x' } }, 2],
    ['ordering', 6, { correct: ['a', 'b', 'c'] }, { options: ['a', 'b', 'c'] }, 2],
  ] as const)('of %s is taken', async (_, at, key, value, points) => {
    const teacher = await instructor(api)
    const made = await taught(api, teacher, eightKinds)
    const given = eightAnswers.map((right, index) => (index === at ? (value as typeof right) : right))
    const attempt = await submitted(api, made, given)
    expect((await regrade(api, teacher, made, key, at)).statusCode).toBe(200)
    await work(api)
    const [line] = await api.db
      .select({ points: answers.points, isRight: answers.isRight })
      .from(answers)
      .where(and(eq(answers.attemptId, attempt.attemptId), eq(answers.questionId, made.questionIds[at] ?? 0)))
    expect(line).toEqual({ points, isRight: true })
  })

  test('may accept two options of a single choice', async () => {
    const teacher = await instructor(api)
    const made = await taught(api, teacher)
    const attempt = await submitted(api, made, [{ option: 'b' }, { truth: true }])
    await regrade(api, teacher, made, { correct: ['a', 'b'] })
    await work(api)
    expect(await resultOf(api, attempt)).toMatchObject({ percent: 100 })
  })

  test('leaves a mark that a person gave, also one given meanwhile', async () => {
    const teacher = await instructor(api)
    const made = await taught(api, teacher)
    const attempt = await submitted(api, made, [{ option: 'b' }, { truth: true }])
    await api
      .as(attempt.learner.token)(
        'POST',
        `/client-api/v1/attempts/${attempt.attemptId}/answers/${made.questionIds[0]}/regrade`,
        { reason: 'Both are right.' },
      )
      .then(answer => expect(answer.statusCode).toBe(200))
    await regrade(api, teacher, made, { correct: ['b'] })
    const grade = { points: 0.5, note: null, rubric: null, revision: 0 }
    const place = `/client-api/v1/grading/${attempt.attemptId}/${made.questionIds[0]}`
    expect((await api.as(teacher.token)('PUT', place, grade)).statusCode).toBe(200)
    await work(api)
    expect(await resultOf(api, attempt)).toMatchObject({ percent: 75 })
    expect(await preview(api, teacher, made, { correct: ['c'] })).toMatchObject({
      kept: 1,
      raised: 0,
      lowered: 0,
    })
  })

  test('changes no mark by a rule that the exam has been given since', async () => {
    const teacher = await instructor(api)
    const made = await taught(api, teacher)
    const attempt = await submitted(api, made, [{ option: 'c' }, { truth: true }])
    await api.db.update(exams).set({ negativeMarking: true }).where(eq(exams.id, made.examId))
    await regrade(api, teacher, made, { correct: ['b'] })
    await work(api)
    expect(await resultOf(api, attempt)).toMatchObject({ percent: 50 })
  })

  test('notifies no one of a result that is not released', async () => {
    const teacher = await instructor(api)
    const hidden = { just_after: [], while_open: [], after_closing: [] }
    const made = await taught(api, teacher, two, { review: hidden })
    const attempt = await submitted(api, made, [{ option: 'b' }, { truth: true }])
    const before = await told(api, attempt)
    await regrade(api, teacher, made, { correct: ['b'] })
    await work(api)
    expect(await told(api, attempt)).toBe(before)
    const trace = await api.as(attempt.learner.token)(
      'GET',
      `/client-api/v1/attempts/${attempt.attemptId}/trace`,
    )
    // That it changed would tell that it had not been full.
    const kinds = trace.json<{ data: { kind: string }[] }>().data.map(({ kind }) => kind)
    expect(kinds).not.toContain('regraded')
  })
})
