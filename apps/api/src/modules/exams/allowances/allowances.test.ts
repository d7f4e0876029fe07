import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  attemptAllowances,
  attemptEvents,
  attempts,
  auditLog,
  jobs,
  outbox,
  users,
} from '../../../db/schema/index.ts'
import { account, instructor } from '../../../testing/accounts.ts'
import { enrol } from '../../../testing/catalogue.ts'
import { sessionLock, startAttempt, type StartedAttempt } from '../../../testing/exam.ts'
import { taken, taught, two, type Teacher } from '../../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { graceMs } from '../rules.ts'
import { submitOverdue } from '../submitting.ts'

let api: TestApi
let teacher: Teacher
beforeAll(async () => {
  api = await createTestApi()
  teacher = await instructor(api)
})
afterAll(() => api.close())

const base = '/client-api/v1'
const more = {
  learners: null,
  applies_to: 'running',
  extra_minutes: 10,
  extra_attempts: 0,
  reason: 'Fire alarm',
}
const give = (examId: number, body: object = {}, by = teacher) =>
  api.as(by.token)('POST', `${base}/exams/${examId}/allowances`, { ...more, ...body })
const list = async (examId: number) =>
  (await api.as(teacher.token)('GET', `${base}/exams/${examId}/allowances`)).json<{
    data: { id: number; can_withdraw: boolean; withdrawn_at: string | null; learner: { id: number } }[]
  }>().data
const withdraw = (examId: number, id: number, by = teacher) =>
  api.as(by.token)('DELETE', `${base}/exams/${examId}/allowances/${id}`)
async function rowOf({ attemptId }: { attemptId: number }) {
  const [row] = await api.db.select().from(attempts).where(eq(attempts.id, attemptId))
  if (!row) throw new Error('There is no such attempt.')
  return row
}
const minutesAfter = (later: Date | null, earlier: Date | null) => (Number(later) - Number(earlier)) / 60_000
const allowanceEvents = ({ attemptId }: { attemptId: number }) =>
  api.db
    .select({ data: attemptEvents.data })
    .from(attemptEvents)
    .where(and(eq(attemptEvents.attemptId, attemptId), eq(attemptEvents.kind, 'allowance')))

describe('extra time', () => {
  test('moves the deadline of an attempt under way at once, with a job at the new one, a trace, an event and an audit', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [{ option: 'a' }])
    const before = await rowOf(sitting)
    const answer = await give(made.examId)
    expect(answer.json()).toEqual({ data: { learners: 1, skipped: 0, running: 1, capped: 0 } })
    const after = await rowOf(sitting)
    expect(minutesAfter(after.deadlineAt, before.deadlineAt)).toBe(10)
    const [event] = await allowanceEvents(sitting)
    expect(event?.data).toMatchObject({
      reason: 'Fire alarm',
      extra_seconds: 600,
      gained_seconds: 600,
      deadline_at: after.deadlineAt?.toISOString(),
    })
    const seconds = Math.ceil((Number(after.deadlineAt) + graceMs + 1) / 1000)
    expect(await api.db.$count(jobs, eq(jobs.runAt, new Date(seconds * 1000)))).toBe(1)
    const told = (await api.db.select().from(outbox)).map(row => row.payload)
    expect(told).toContainEqual({
      channel: `private-user.${sitting.learner.id}`,
      name: 'ExamAttemptChanged',
      data: { exam_id: made.examId, attempt_id: sitting.attemptId },
    })
    const [audited] = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'exam.give_allowance'), eq(auditLog.subjectId, made.examId)))
    expect(audited?.after).toMatchObject({ reason: 'Fire alarm', extra_minutes: 10, count: 1 })
  })

  test('the learner sees how much, by whom and why, in the attempt and with each save', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [])
    await give(made.examId)
    const call = api.as(sitting.learner.token)
    const attempt = (await call('GET', `${base}/attempts/${sitting.attemptId}`)).json()
    const [by] = await api.db.select({ name: users.name }).from(users).where(eq(users.id, teacher.id))
    expect(attempt).toMatchObject({
      data: { allowances: [{ extra_seconds: 600, reason: 'Fire alarm', by: by?.name }] },
    })
    const { deadlineAt } = await rowOf(sitting)
    expect((await sitting.save(0, { option: 'a' })).json()).toMatchObject({
      data: { deadline_at: deadlineAt?.toISOString() },
    })
  })

  test('never passes the closing time, and says so', async () => {
    const closesAt = new Date(Date.now() + 34 * 60_000)
    const made = await taught(api, teacher, two, { closesAt })
    const sitting = await taken(api, made, [])
    expect((await give(made.examId)).json()).toMatchObject({ data: { running: 1, capped: 1 } })
    expect(await rowOf(sitting)).toMatchObject({ deadlineAt: closesAt, deadlineReason: 'closing' })
    expect((await give(made.examId)).json()).toMatchObject({ data: { running: 0, capped: 1 } })
    expect(await rowOf(sitting)).toMatchObject({ deadlineAt: closesAt })
  })

  test('for running attempts is for them alone; for every attempt also for the next one, told before its start', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [])
    await give(made.examId)
    await sitting.submit()
    const again = await startAttempt(api, {}, [], { exam: made, learner: sitting.learner })
    const first = await rowOf(again)
    expect(minutesAfter(first.deadlineAt, first.startedAt)).toBe(30)
    await again.submit()
    const body = { learners: [sitting.learner.id], applies_to: 'every_attempt', extra_minutes: 15 }
    expect((await give(made.examId, body)).json()).toMatchObject({ data: { learners: 1, running: 0 } })
    const details = await api.as(sitting.learner.token)('GET', `${base}/exams/${made.examId}`)
    expect(details.json()).toMatchObject({
      data: { time_limit_seconds: 45 * 60, allowances: [{ extra_seconds: 900, reason: 'Fire alarm' }] },
    })
    const third = await rowOf(await startAttempt(api, {}, [], { exam: made, learner: sitting.learner }))
    expect(minutesAfter(third.deadlineAt, third.startedAt)).toBe(45)
  })

  test('reaches those who are named and sit; others are counted as skipped', async () => {
    const made = await taught(api, teacher)
    const [one, other, done] = [
      await taken(api, made, []),
      await taken(api, made, []),
      await taken(api, made, []),
    ]
    await done.submit()
    const stranger = await account(api)
    const learners = [one.learner.id, done.learner.id, stranger.id]
    const before = await rowOf(other)
    expect((await give(made.examId, { learners })).json()).toMatchObject({
      data: { learners: 1, skipped: 2 },
    })
    expect((await rowOf(other)).deadlineAt).toEqual(before.deadlineAt)
    expect((await list(made.examId)).map(row => row.learner.id)).toEqual([one.learner.id])
  })

  test.each([
    [{ extra_minutes: 0 }, 'extra_minutes'],
    [{ extra_attempts: 1 }, 'extra_attempts'],
    [{ reason: '  ' }, 'reason'],
    [{ extra_minutes: 601 }, 'extra_minutes'],
  ])('%j is refused at its field', async (body, field) => {
    const made = await taught(api, teacher)
    const answer = await give(made.examId, body)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
  })

  test('an exam without a time limit has no time to add to', async () => {
    const made = await taught(api, teacher, two, { timeLimitSeconds: null })
    expect((await give(made.examId)).json()).toMatchObject({
      errors: { extra_minutes: [expect.any(String)] },
    })
  })

  test('is given by the exam’s instructor alone, and not to one’s own attempt', async () => {
    const made = await taught(api, teacher)
    await enrol(api, teacher.id, made.courseId)
    const own = await startAttempt(api, {}, [], { exam: made, learner: teacher })
    const before = await rowOf(own)
    expect((await give(made.examId)).json()).toMatchObject({ data: { learners: 0 } })
    expect((await give(made.examId, {}, await instructor(api))).statusCode).toBe(404)
    expect(
      (await api.as(own.learner.token)('GET', `${base}/exams/${made.examId + 1000}/allowances`)).statusCode,
    ).toBe(404)
    expect((await rowOf(own)).deadlineAt).toEqual(before.deadlineAt)
  })

  test('the same key gives it once', async () => {
    const made = await taught(api, teacher)
    const sitting = await taken(api, made, [])
    const before = await rowOf(sitting)
    const path = `${base}/exams/${made.examId}/allowances`
    const twice = [1, 2].map(() =>
      api.as(teacher.token)('POST', path, more, { 'idempotency-key': 'given-once' }),
    )
    expect((await Promise.all(twice)).map(answer => answer.statusCode)).toEqual([200, 200])
    expect(minutesAfter((await rowOf(sitting)).deadlineAt, before.deadlineAt)).toBe(10)
  })
})

describe('an extra attempt', () => {
  const extra = { applies_to: 'every_attempt', extra_minutes: 0, extra_attempts: 1 }
  async function usedUp() {
    const made = await taught(api, teacher, two, { attemptsAllowed: 1 })
    const done = await taken(api, made, [])
    await done.submit()
    return { made, learner: done.learner }
  }
  const start = ({ made, learner }: Awaited<ReturnType<typeof usedUp>>) =>
    api.as(learner.token)('POST', `${base}/exams/${made.examId}/attempts`, { holder: sessionLock })

  test('lets a learner start once more, and is then used', async () => {
    const target = await usedUp()
    expect((await start(target)).json()).toMatchObject({ code: 'attempts_used_up' })
    await give(target.made.examId, { ...extra, learners: [target.learner.id] })
    const [given] = await list(target.made.examId)
    expect(given).toMatchObject({ can_withdraw: true })
    expect((await start(target)).statusCode).toBe(200)
    expect((await withdraw(target.made.examId, given?.id ?? 0)).json()).toMatchObject({
      code: 'allowance_used',
    })
  })

  test('is withdrawn while it is unused, by the exam’s instructor; twice is once', async () => {
    const target = await usedUp()
    await give(target.made.examId, { ...extra, learners: [target.learner.id] })
    const [given] = await list(target.made.examId)
    const id = given?.id ?? 0
    expect((await withdraw(target.made.examId, id, await instructor(api))).statusCode).toBe(404)
    const both = [await withdraw(target.made.examId, id), await withdraw(target.made.examId, id)]
    expect(both.map(answer => answer.statusCode)).toEqual([200, 200])
    expect((await list(target.made.examId))[0]).toMatchObject({ withdrawn_at: expect.any(String) })
    expect((await start(target)).json()).toMatchObject({ code: 'attempts_used_up' })
    expect(
      await api.db.$count(
        auditLog,
        and(eq(auditLog.action, 'exam.withdraw_allowance'), eq(auditLog.subjectId, target.made.examId)),
      ),
    ).toBe(1)
  })

  test('time that an attempt has had can’t be withdrawn', async () => {
    const made = await taught(api, teacher)
    await taken(api, made, [])
    await give(made.examId)
    const [given] = await list(made.examId)
    expect((await withdraw(made.examId, given?.id ?? 0)).statusCode).toBe(409)
  })

  test('withdrawing against starting: either the attempt is there, or the allowance is gone', async () => {
    for (let round = 0; round < 8; round += 1) {
      const target = await usedUp()
      await give(target.made.examId, { ...extra, learners: [target.learner.id] })
      const [given] = await list(target.made.examId)
      const [started, gone] = await Promise.all([start(target), withdraw(target.made.examId, given?.id ?? 0)])
      expect([started.statusCode, gone.statusCode].toSorted()).toEqual([200, 409])
    }
  })
})

describe('at the very moment of the deadline', () => {
  /** As if its time had run out, and the grace with it. */
  async function overdue(): Promise<StartedAttempt> {
    const sitting = await taken(api, await taught(api, teacher), [{ option: 'a' }])
    await api.db
      .update(attempts)
      .set({ deadlineAt: new Date(Date.now() - graceMs - 1000) })
      .where(eq(attempts.id, sitting.attemptId))
    return sitting
  }

  test('the job and the allowance: the attempt has ended, or it runs on with its time; never both', async () => {
    for (let round = 0; round < 12; round += 1) {
      const sitting = await overdue()
      const acts = [() => give(sitting.examId), () => submitOverdue(api.db)]
      await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map(act => act()))
      const row = await rowOf(sitting)
      const given = await api.db.$count(attemptAllowances, eq(attemptAllowances.attemptId, sitting.attemptId))
      if (row.state === 'in_progress') {
        expect(Number(row.deadlineAt)).toBeGreaterThan(Date.now())
        expect(given).toBe(1)
        expect((await sitting.save(1, { truth: true })).statusCode).toBe(200)
      } else {
        expect(given).toBe(0)
        expect((await sitting.save(1, { truth: true })).json()).toMatchObject({ code: 'attempt_closed' })
      }
    }
  })

  test('a job that listed the attempt before it got more time leaves it alone', async () => {
    const sitting = await overdue()
    let work: Promise<unknown> = Promise.resolve()
    await api.db.transaction(async tx => {
      await tx.select().from(attempts).where(eq(attempts.id, sitting.attemptId)).for('update')
      await tx
        .update(attempts)
        .set({ deadlineAt: new Date(Date.now() + 60_000) })
        .where(eq(attempts.id, sitting.attemptId))
      work = submitOverdue(api.db)
      // Long enough for the job to have listed what is overdue, and to wait for the row.
      await new Promise(resolve => setTimeout(resolve, 200))
    })
    await work
    expect(await rowOf(sitting)).toMatchObject({ state: 'in_progress' })
  })
})
