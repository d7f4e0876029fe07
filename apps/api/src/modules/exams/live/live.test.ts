import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attemptEvents, attempts, outbox } from '../../../db/schema/index.ts'
import { account, instructor, type Account } from '../../../testing/accounts.ts'
import { type StartedAttempt } from '../../../testing/exam.ts'
import { liveExamOf, reason } from '../../../testing/live-exam.ts'
import { taken, taught, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let teacher: Teacher
let { as, live, act, contact, returnTime, rowOf, lostOf, silentFor, kinds } = {} as ReturnType<
  typeof liveExamOf
>
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
  ;({ as, live, act, contact, returnTime, rowOf, lostOf, silentFor, kinds } = liveExamOf(api, teacher))
})
afterAll(() => api.close())

const base = '/client-api/v1'

describe('the live view', () => {
  test('tells who is in, what is answered and saved, who is connected, and who has submitted; names are hidden on demand', async () => {
    const made = await taught(api, teacher)
    const [there, away, done] = [
      await taken(api, made, [{ option: 'a' }]),
      await taken(api, made, []),
      await taken(api, made, [{ option: 'a' }, { truth: true }]),
    ]
    await silentFor(away, 200)
    await api.db
      .update(attempts)
      .set({ startedAt: new Date(Date.now() - 300_000) })
      .where(eq(attempts.id, away.attemptId))
    await done.submit()
    const rows = await live(made.examId)
    const of = ({ attemptId }: StartedAttempt) => rows.find(row => row['attempt_id'] === attemptId)
    expect(of(there)).toMatchObject({
      state: 'in_progress',
      answered: 1,
      questions: 2,
      is_connected: true,
      saved_at: expect.any(String),
      learner: { id: there.learner.id, name: expect.any(String) },
    })
    expect(of(away)).toMatchObject({ answered: 0, saved_at: null, is_connected: false })
    expect(of(done)).toMatchObject({
      state: 'graded',
      submitted_by: 'learner',
      is_connected: false,
      answered: 2,
    })
    for (const row of await live(made.examId, '?names=hidden'))
      expect(row['learner']).toMatchObject({ name: null })
  })

  test('is for the exam’s instructor alone', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [])
    for (const [by, status] of [
      [await instructor(api), 404],
      [sitting.learner, 403],
    ] as [Account, number][]) {
      expect((await as(by)('GET', `${base}/exams/${made.examId}/live`)).statusCode).toBe(status)
      const record = `${base}/exams/${made.examId}/attempts/${sitting.attemptId}/record`
      expect((await as(by)('GET', record)).statusCode).toBe(status)
      for (const what of ['end', 'reopen'])
        expect(
          (await act(made, sitting.attemptId, what, { ...(what === 'reopen' && { extra_minutes: 5 }) }, by))
            .statusCode,
        ).toBe(status)
    }
  })

  test('the live page learns that an attempt began and that something was saved, by ids alone', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [])
    const told = async () =>
      (await api.db.select().from(outbox))
        .map(row => row.payload as { channel?: string; data?: unknown })
        .filter(({ channel }) => channel === `private-exam-live.${made.examId}`)
        .map(({ data }) => data)
    const event = { exam_id: made.examId, attempt_ids: [sitting.attemptId] }
    expect(await told()).toEqual([event])
    await sitting.save(0, { option: 'a' })
    await sitting.save(1, { truth: true })
    await expect.poll(told, { timeout: 8000 }).toEqual([event, event])
  })
})

describe('a lost connection', () => {
  test('is measured from the last contact to the next one, listed, and told in the trace', async () => {
    const sitting = await taken(api, await taught(api, teacher), [])
    expect((await contact(sitting)).json()).toMatchObject({ data: { state: 'in_progress' } })
    await silentFor(sitting, 300)
    await contact(sitting)
    await contact(sitting)
    const [lost, ...more] = await lostOf(sitting)
    expect(more).toEqual([])
    expect(lost).toMatchObject({ page: 'same', measuredBy: 'server', returnedAt: null })
    expect(Math.round((Number(lost?.endedAt) - Number(lost?.beganAt)) / 1000)).toBe(300)
    expect((await kinds(sitting)).filter(kind => kind === 'reconnected')).toHaveLength(1)
    const [row] = await live(sitting.examId)
    expect(row).toMatchObject({
      disconnections: 1,
      lost_seconds: 300,
      returnable_seconds: 300,
      is_connected: true,
    })
  })

  test('a closed page is distinguished from a lost network', async () => {
    const sitting = await taken(api, await taught(api, teacher), [])
    await contact(sitting)
    await silentFor(sitting, 100)
    await contact(sitting, 'page-number-two')
    expect(await lostOf(sitting)).toMatchObject([{ page: 'new' }])
  })

  test('answers that were saved meanwhile were no silence', async () => {
    const sitting = await taken(api, await taught(api, teacher), [{ option: 'a' }])
    await silentFor(sitting, 100)
    await api.db
      .update(attemptEvents)
      .set({ at: new Date(Date.now() - 50_000) })
      .where(and(eq(attemptEvents.attemptId, sitting.attemptId), eq(attemptEvents.kind, 'saved')))
    await contact(sitting)
    expect(await lostOf(sitting)).toEqual([])
  })

  test('what the browser reports counts where the service has measured nothing, and never before its last contact', async () => {
    const sitting = await taken(api, await taught(api, teacher), [])
    await contact(sitting)
    await silentFor(sitting, 40)
    await contact(sitting, 'page-number-one', new Date(Date.now() - 3_600_000).toISOString())
    const [lost] = await lostOf(sitting)
    expect(lost).toMatchObject({ measuredBy: 'browser' })
    expect(Math.round((Number(lost?.endedAt) - Number(lost?.beganAt)) / 1000)).toBe(40)
    // Nothing can be claimed while the page is there.
    await contact(sitting, 'page-number-one', new Date(Date.now() - 60_000).toISOString())
    expect(await lostOf(sitting)).toHaveLength(1)
  })

  test('nor before the last answer that was saved: who answers is there', async () => {
    const sitting = await taken(api, await taught(api, teacher), [{ option: 'a' }])
    await contact(sitting)
    await silentFor(sitting, 100)
    const saved = (secondsAgo: number) =>
      api.db
        .update(attemptEvents)
        .set({ at: new Date(Date.now() - secondsAgo * 1000) })
        .where(and(eq(attemptEvents.attemptId, sitting.attemptId), eq(attemptEvents.kind, 'saved')))
    await saved(40)
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await contact(sitting, 'page-number-one', hourAgo)
    const [lost] = await lostOf(sitting)
    expect(Math.round((Number(lost?.endedAt) - Number(lost?.beganAt)) / 1000)).toBe(40)
    await silentFor(sitting, 70)
    await saved(5)
    await contact(sitting, 'page-number-one', hourAgo)
    expect(await lostOf(sitting)).toHaveLength(1)
  })

  test('of ten contacts at once one finds it', async () => {
    const sitting = await taken(api, await taught(api, teacher), [])
    await silentFor(sitting, 120)
    await Promise.all(Array.from({ length: 10 }, () => contact(sitting)))
    expect(await lostOf(sitting)).toHaveLength(1)
  })

  test('an attempt that ends while disconnected lists it, too', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [])
    await silentFor(sitting, 90)
    expect((await act(made, sitting.attemptId, 'end')).statusCode).toBe(200)
    expect(await lostOf(sitting)).toMatchObject([{ page: 'none' }])
    expect((await contact(sitting)).json()).toMatchObject({ data: { state: 'ended' } })
  })

  test('no one makes contact for another', async () => {
    const sitting = await taken(api, await taught(api, teacher), [])
    expect((await contact({ ...sitting, learner: await account(api) })).statusCode).toBe(404)
  })

  test('its time is given back once, however many ask at the same time; the learner sees why', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [])
    await silentFor(sitting, 300)
    await contact(sitting)
    const before = await rowOf(sitting)
    const all = await Promise.all(Array.from({ length: 5 }, () => returnTime(made)))
    const given = all.map(answer => answer.json<{ data: { disconnections: number; seconds: number } }>().data)
    expect(given.map(({ disconnections }) => disconnections).toSorted()).toEqual([0, 0, 0, 0, 1])
    const gained = (Number((await rowOf(sitting)).deadlineAt) - Number(before.deadlineAt)) / 1000
    expect(gained).toBeGreaterThanOrEqual(300)
    expect(gained).toBeLessThan(303)
    const attempt = (await as(sitting.learner)('GET', `${base}/attempts/${sitting.attemptId}`)).json()
    expect(attempt).toMatchObject({ data: { allowances: [{ reason, extra_seconds: gained }] } })
    expect((await live(made.examId))[0]).toMatchObject({
      disconnections: 1,
      returnable_seconds: 0,
      extra_seconds: gained,
    })
  })
})
