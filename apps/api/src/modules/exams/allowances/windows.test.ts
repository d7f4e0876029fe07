import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attemptEvents, attempts, exams } from '../../../db/schema/index.ts'
import { account, instructor } from '../../../testing/accounts.ts'
import { enrol } from '../../../testing/catalogue.ts'
import { divide } from '../../../testing/divided-exam.ts'
import { fiveKinds, sessionLock } from '../../../testing/exam.ts'
import { taken, taught, two, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

const base = '/client-api/v1'
/** Of one clock: the same number of minutes is the same moment throughout. */
const begun = Math.floor(Date.now() / 1000) * 1000
const inMinutes = (minutes: number) => new Date(begun + minutes * 60_000)
const give = (examId: number, learner: number, to: object) =>
  api.as(teacher.token, 'en')('POST', `${base}/exams/${examId}/allowances`, {
    learners: [learner],
    applies_to: 'every_attempt',
    extra_minutes: 0,
    extra_attempts: 0,
    reason: 'Was ill',
    ...to,
  })
const moved = async (examId: number, learner: number, to: object) => {
  const answer = await give(examId, learner, to)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: { learners: number; running: number } }>().data
}
async function rowOf(attemptId: number) {
  const [row] = await api.db.select().from(attempts).where(eq(attempts.id, attemptId))
  return row
}
const start = (token: string, examId: number) =>
  api.as(token)('POST', `${base}/exams/${examId}/attempts`, { holder: sessionLock })
const details = async (token: string, examId: number) =>
  (await api.as(token, 'en')('GET', `${base}/exams/${examId}`)).json<{ data: Record<string, unknown> }>().data

describe('before the start', () => {
  test('a learner with their own window starts in it, and sees who gave it and why; others do not', async () => {
    const made = await taught(api, teacher, two, { closesAt: inMinutes(-60) })
    const [late, other] = [await account(api), await account(api)]
    for (const { id } of [late, other]) await enrol(api, id, made.courseId)
    const closes = inMinutes(10)
    expect(await moved(made.examId, late.id, { closes_at: closes.toISOString() })).toEqual({
      learners: 1,
      skipped: 0,
      running: 0,
      capped: 0,
    })
    expect(await details(late.token, made.examId)).toMatchObject({
      can_start: true,
      closes_at: closes.toISOString(),
      ends_by: { reason: 'closing', at: closes.toISOString() },
      allowances: [{ closes_at: closes.toISOString(), opens_at: null, reason: 'Was ill' }],
    })
    expect((await start(late.token, made.examId)).json()).toMatchObject({
      data: { deadline_at: closes.toISOString(), deadline_reason: 'closing' },
    })
    expect((await start(other.token, made.examId)).json()).toMatchObject({ code: 'exam_not_open' })
    const found = await api.as(teacher.token)('GET', `${base}/exams/${made.examId}/learners`)
    expect(
      found.json<{ data: { id: number; closes_at: string }[] }>().data.find(({ id }) => id === late.id),
    ).toMatchObject({
      closes_at: closes.toISOString(),
    })
  })

  test('it may open later for one, the newest window holds, and one that was not used is withdrawn', async () => {
    const made = await taught(api, teacher)
    const learner = await account(api)
    await enrol(api, learner.id, made.courseId)
    await moved(made.examId, learner.id, { opens_at: inMinutes(60).toISOString() })
    await moved(made.examId, learner.id, { opens_at: inMinutes(90).toISOString() })
    expect(await details(learner.token, made.examId)).toMatchObject({
      can_start: false,
      blocked_by: 'exam_not_open',
      next_start_at: inMinutes(90).toISOString(),
    })
    const listed = await api.as(teacher.token)('GET', `${base}/exams/${made.examId}/allowances`)
    for (const { id, can_withdraw } of listed.json<{ data: { id: number; can_withdraw: boolean }[] }>()
      .data) {
      expect(can_withdraw).toBe(true)
      await api.as(teacher.token)('DELETE', `${base}/exams/${made.examId}/allowances/${id}`)
    }
    expect(await details(learner.token, made.examId)).toMatchObject({ can_start: true, opens_at: null })
  })

  test.each([
    [{ closes_at: inMinutes(-5).toISOString() }, 'closes_at'],
    [{ opens_at: inMinutes(9).toISOString(), closes_at: inMinutes(8).toISOString() }, 'closes_at'],
    [{ opens_at: inMinutes(90).toISOString() }, 'opens_at'],
    [{ closes_at: inMinutes(9).toISOString(), extra_minutes: 5 }, 'extra_minutes'],
    [{ closes_at: inMinutes(9).toISOString(), applies_to: 'running' }, 'applies_to'],
  ])('what makes no window is refused at its field: %j', async (given, field) => {
    const made = await taught(api, teacher, two, { closesAt: inMinutes(60) })
    const learner = await account(api)
    await enrol(api, learner.id, made.courseId)
    const answer = await give(made.examId, learner.id, given)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
  })
})

describe('an attempt under way', () => {
  test('that the closing had cut off has its time again at once, and no more; the trace says by whom and why', async () => {
    const made = await taught(api, teacher, two, { closesAt: inMinutes(10) })
    const sitting = await taken(api, made, [])
    const { id } = sitting.learner
    expect((await rowOf(sitting.attemptId))?.deadlineReason).toBe('closing')
    expect(await moved(made.examId, id, { closes_at: inMinutes(20).toISOString() })).toMatchObject({
      running: 1,
    })
    expect(await rowOf(sitting.attemptId)).toMatchObject({
      deadlineReason: 'closing',
      deadlineAt: inMinutes(20),
    })
    await moved(made.examId, id, { closes_at: inMinutes(120).toISOString() })
    const row = await rowOf(sitting.attemptId)
    expect(row?.deadlineReason).toBe('time_limit')
    expect(Number(row?.deadlineAt) - Number(row?.startedAt)).toBe(1_800_000)
    // More time is bounded by the learner's closing, not by everybody's.
    await give(made.examId, id, { applies_to: 'running', extra_minutes: 30 })
    expect(Number((await rowOf(sitting.attemptId))?.deadlineAt) - Number(row?.startedAt)).toBe(3_600_000)
    const events = await api.db
      .select({ data: attemptEvents.data })
      .from(attemptEvents)
      .where(and(eq(attemptEvents.attemptId, sitting.attemptId), eq(attemptEvents.kind, 'allowance')))
    expect(events).toMatchObject([
      { data: { closes_at: inMinutes(20).toISOString(), reason: 'Was ill' } },
      {},
      {},
    ])
  })

  test.each([60, null])(
    'keeps the limit that it started with when the exam’s becomes %s: by a window, by more time, and opened again',
    async timeLimitSeconds => {
      const made = await taught(api, teacher, two, { closesAt: inMinutes(10) })
      const sitting = await taken(api, made, [])
      await api.db.update(exams).set({ timeLimitSeconds }).where(eq(exams.id, made.examId))
      const lasting = async () => {
        const row = await rowOf(sitting.attemptId)
        return [Number(row?.deadlineAt) - Number(row?.startedAt), row?.deadlineReason]
      }
      await moved(made.examId, sitting.learner.id, { closes_at: inMinutes(120).toISOString() })
      expect(await lasting()).toEqual([1_800_000, 'time_limit'])
      await moved(made.examId, sitting.learner.id, { applies_to: 'running', extra_minutes: 10 })
      expect(await lasting()).toEqual([2_400_000, 'time_limit'])
      expect((await sitting.submit()).statusCode).toBe(200)
      const opened = await api.as(teacher.token)(
        'POST',
        `${base}/exams/${made.examId}/attempts/${sitting.attemptId}/reopen`,
        { reason: 'The power failed', extra_minutes: 5 },
      )
      expect(opened.statusCode, opened.body).toBe(200)
      const left = Number((await rowOf(sitting.attemptId))?.deadlineAt) - Date.now()
      expect(Math.round(left / 60_000)).toBe(45)
    },
  )

  test('that started without a limit gets none by a window, whatever the exam has since', async () => {
    const made = await taught(api, teacher, two, { closesAt: inMinutes(10), timeLimitSeconds: null })
    const sitting = await taken(api, made, [])
    await api.db.update(exams).set({ timeLimitSeconds: 60 }).where(eq(exams.id, made.examId))
    await moved(made.examId, sitting.learner.id, { closes_at: inMinutes(120).toISOString() })
    expect(await rowOf(sitting.attemptId)).toMatchObject({
      deadlineReason: 'closing',
      deadlineAt: inMinutes(120),
    })
  })

  test('ends earlier where it closes earlier for its learner, and others keep theirs', async () => {
    const made = await taught(api, teacher)
    const [one, other] = [await taken(api, made, []), await taken(api, made, [])]
    const before = await rowOf(other.attemptId)
    await moved(made.examId, one.learner.id, { closes_at: inMinutes(5).toISOString() })
    expect(await rowOf(one.attemptId)).toMatchObject({ deadlineReason: 'closing', deadlineAt: inMinutes(5) })
    expect(await rowOf(other.attemptId)).toEqual(before)
  })

  test('in a section has the time of that section, and the next one is bounded by the learner’s closing', async () => {
    const made = await taught(api, teacher, fiveKinds, { closesAt: inMinutes(5) })
    await divide(api, made)
    const sitting = await taken(api, made, [])
    await moved(made.examId, sitting.learner.id, { closes_at: inMinutes(25).toISOString() })
    const row = await rowOf(sitting.attemptId)
    expect(Number(row?.deadlineAt) - Number(row?.startedAt)).toBe(600_000)
    const next = await api.as(sitting.learner.token)(
      'POST',
      `${base}/attempts/${sitting.attemptId}/sections/next`,
      {
        holder: sessionLock,
        section: 1,
      },
    )
    expect(next.statusCode, next.body).toBe(200)
    expect(Number((await rowOf(sitting.attemptId))?.deadlineAt) - Date.now()).toBeGreaterThan(19 * 60_000)
  })
})

test('a later closing of one’s own hides what others see after closing, and an earlier one shows nothing sooner', async () => {
  const shown = ['answers', 'right_answers', 'overall'] as const
  const review = { just_after: [], while_open: [], after_closing: [...shown] }
  const made = await taught(api, teacher, two, { review, closesAt: inMinutes(60) })
  const [late, early, plain] = [
    await taken(api, made, []),
    await taken(api, made, []),
    await taken(api, made, []),
  ]
  for (const sitting of [late, early, plain]) expect((await sitting.submit()).statusCode).toBe(200)
  await moved(made.examId, late.learner.id, { closes_at: inMinutes(90).toISOString() })
  await moved(made.examId, early.learner.id, { closes_at: inMinutes(1).toISOString() })
  const visible = async ({ learner, attemptId }: typeof late) => {
    const result = await api.as(learner.token)('GET', `${base}/attempts/${attemptId}/result`)
    const listed = await details(learner.token, made.examId)
    const percent = result.json<{ data: { percent: number | null } }>().data.percent
    return [percent !== null, listed['counted_percent'] !== null]
  }
  for (const sitting of [late, early, plain]) expect(await visible(sitting)).toEqual([false, false])
  await api.db
    .update(exams)
    .set({ closesAt: inMinutes(-1) })
    .where(eq(exams.id, made.examId))
  expect(await visible(late)).toEqual([false, false])
  expect(await visible(plain)).toEqual([true, true])
})
