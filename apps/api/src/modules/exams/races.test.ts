import { setTimeout } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answers,
  attemptEvents,
  attempts,
  certificates,
  courses,
  enrolments,
  idempotencyKeys,
  instructors,
} from '../../db/schema/index.ts'
import { account, instructor } from '../../testing/accounts.ts'
import { foldEnrolments } from '../catalogue/counters.ts'
import { course, enrol } from '../../testing/catalogue.ts'
import { exam, sessionLock, rightAnswers, startAttempt, type StartedAttempt } from '../../testing/exam.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { regrade, resultOf, taught, work } from '../../testing/regrading.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { submitOverdue } from './submitting.ts'

// The embedded database runs one transaction at a time and hides races: these count on PostgreSQL.
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const times = <T>(count: number, act: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n + 1)))
const statuses = (all: { statusCode: number }[]) =>
  [...new Set(all.map(answer => answer.statusCode))].toSorted()

describe('E-04: twenty starts at once', () => {
  test('create one attempt, and all continue it', async () => {
    const { examId, courseId } = await exam(api, { attemptsAllowed: 1, shuffleQuestions: true })
    const learner = await account(api)
    await enrol(api, learner.id, courseId)
    const all = await times(20, n =>
      api.as(learner.token)('POST', `${base}/exams/${examId}/attempts`, { holder: `tab-number-${n}` }),
    )
    expect(statuses(all)).toEqual([200])
    expect(new Set(all.map(answer => answer.json<{ data: { id: number } }>().data.id)).size).toBe(1)
    expect(await api.db.$count(attempts, eq(attempts.userId, learner.id))).toBe(1)
  })
  test('with one Idempotency-Key act once and get one answer; later ones wait for the first', async () => {
    const { examId, courseId } = await exam(api)
    const learner = await account(api)
    await enrol(api, learner.id, courseId)
    const start = () =>
      api.as(learner.token)(
        'POST',
        `${base}/exams/${examId}/attempts`,
        { holder: sessionLock },
        { 'idempotency-key': 'the-same-key' },
      )
    const all = await times(20, start)
    const again = await start()
    expect(statuses([...all, again])).toEqual([200])
    const ids = [...all, again].map(answer => answer.json<{ data: { id: number } }>().data.id)
    expect(new Set(ids).size).toBe(1)
    expect(await api.db.$count(idempotencyKeys, eq(idempotencyKeys.userId, learner.id))).toBe(1)
    expect(
      await api.db.$count(
        attemptEvents,
        and(eq(attemptEvents.attemptId, ids[0] ?? 0), eq(attemptEvents.kind, 'started')),
      ),
    ).toBe(1)
  })
})

test('fifty saves of rising revisions at once: the highest wins, and each acknowledged one is in the trace', async () => {
  const taken = await startAttempt(api)
  const order = Array.from({ length: 50 }, (_, n) => n + 1).sort(
    (a, b) => ((a * 7919) % 50) - ((b * 7919) % 50),
  )
  const all = await Promise.all(
    order.map(async revision => ({
      revision,
      answer: await taken.save(4, { text: `draft ${revision}` }, revision),
    })),
  )
  expect(statuses(all.map(one => one.answer))).toEqual(expect.arrayContaining([200]))
  for (const { revision, answer } of all) {
    if (answer.statusCode === 200) expect(answer.json()).toMatchObject({ data: { revision } })
    else
      expect([revision, answer.json()]).toEqual([
        revision,
        expect.objectContaining({ code: 'revision_stale' }),
      ])
  }
  const [row] = await api.db
    .select()
    .from(answers)
    .where(and(eq(answers.attemptId, taken.attemptId), eq(answers.questionId, taken.questionIds[4] ?? 0)))
  expect(row).toMatchObject({ revision: 50, value: { text: 'draft 50' } })
  const traced = await api.db
    .select({ data: attemptEvents.data })
    .from(attemptEvents)
    .where(and(eq(attemptEvents.attemptId, taken.attemptId), eq(attemptEvents.kind, 'saved')))
  const acknowledged = all
    .filter(one => one.answer.statusCode === 200)
    .map(one => one.revision)
    .toSorted((a, b) => a - b)
  expect(traced.map(event => Number(event.data['revision'])).toSorted((a, b) => a - b)).toEqual(acknowledged)
})

test('a hall of learners who save at once share their statements, and each gets the response to their own answer', async () => {
  const hall = await times(12, () => startAttempt(api))
  const other = await startAttempt(api)
  const { result, statements } = await api.statements.during(() =>
    Promise.all([
      ...hall.map((taken, n) => taken.save(0, { option: 'b' }, n + 1)),
      hall[0]?.save(0, { option: 'c' }, 100),
      hall[1]?.save(1, { options: ['a'] }, 5),
      hall[2]?.save(0, null, 1, { holder: 'another-tab' }),
      other.save(9, null),
    ]),
  )
  expect(result.map(answer => answer?.statusCode)).toEqual([...hall.map(() => 200), 200, 200, 409, 400])
  expect(
    result.slice(0, 12).map(answer => answer?.json<{ data: { revision: number } }>().data.revision),
  ).toEqual(hall.map((_, n) => n + 1))
  // Fifteen requests: sessions by one statement or two, answers by as many and one for what came to the same question.
  expect(statements.length).toBeLessThanOrEqual(8)
  const [twice] = await api.db
    .select({ value: answers.value, revision: answers.revision })
    .from(answers)
    .where(
      and(
        eq(answers.attemptId, hall[0]?.attemptId ?? 0),
        eq(answers.questionId, hall[0]?.questionIds[0] ?? 0),
      ),
    )
  expect(twice).toEqual({ value: { option: 'c' }, revision: 100 })
})

test('saving against submitting: what was acknowledged is in what was graded, whichever came first', async () => {
  for (let round = 0; round < 10; round += 1) {
    const taken = await startAttempt(api)
    const [saves] = await Promise.all([
      Promise.all([0, 1, 2, 3, 4].map(index => taken.save(index, rightAnswers[index] ?? null))),
      taken.submit(),
      submitOverdue(api.db),
    ])
    const points = [2, 2, 1, 2, 3]
    const acknowledged = saves.reduce(
      (sum, answer, index) => sum + (answer.statusCode === 200 ? (points[index] ?? 0) : 0),
      0,
    )
    expect(statuses(saves).every(status => status === 200 || status === 409)).toBe(true)
    const [attempt] = await api.db
      .select({ score: attempts.score })
      .from(attempts)
      .where(eq(attempts.id, taken.attemptId))
    expect(attempt?.score).toBe(acknowledged)
  }
})

test('two runs of the queue end attempts side by side: neither waits for the one that the other is at', async ({
  skip,
}) => {
  if (api.database.kind === 'pglite') skip('one transaction at a time: there is no other to wait for')
  const first = await startAttempt(api)
  const second = await startAttempt(api)
  const overdue = (attemptId: number, minutes: number) =>
    api.db
      .update(attempts)
      .set({
        startedAt: sql`now() - interval '1 hour'`,
        deadlineAt: sql`now() - make_interval(mins => ${minutes})`,
      })
      .where(eq(attempts.id, attemptId))
  await overdue(first.attemptId, 2)
  await overdue(second.attemptId, 1)
  const open = () => api.db.$count(attempts, eq(attempts.state, 'in_progress'))
  const before = await open()
  const [ended] = await meanwhile(api, {
    hold: tx => tx.select().from(attempts).where(eq(attempts.id, first.attemptId)).for('update'),
    waiting: [() => submitOverdue(api.db)],
    act: async () => {
      expect(await submitOverdue(api.db)).toBe(1)
      expect(await open()).toBe(before - 1)
    },
  })
  expect([ended, await open()]).toEqual([1, before - 2])
})

test('twenty submits at once, the job among them: one grade, one certificate', async () => {
  const taken = await startAttempt(api)
  for (const [index, value] of rightAnswers.entries()) await taken.save(index, value)
  const all = await times(20, () => taken.submit())
  expect(new Set(all.map(answer => answer.body)).size).toBe(1)
  expect(statuses(all)).toEqual([200])
  expect(
    await api.db.$count(
      attemptEvents,
      and(eq(attemptEvents.attemptId, taken.attemptId), eq(attemptEvents.kind, 'graded')),
    ),
  ).toBe(1)
  expect(await api.db.$count(certificates, eq(certificates.userId, taken.learner.id))).toBe(1)
})

test('regrading against extra time for everybody: neither waits for the other', async () => {
  const teacher = await instructor(api)
  const made = await taught(api, teacher)
  const [early, late] = [await account(api), await account(api)]
  // The lower number began later.
  const begun: StartedAttempt[] = []
  for (const learner of [late, early]) {
    await enrol(api, learner.id, made.courseId)
    const attempt = await startAttempt(api, {}, [], { exam: made, learner })
    await attempt.save(0, { option: 'b' })
    await attempt.submit()
    begun.push(attempt)
  }
  await regrade(api, teacher, made, { correct: ['b'] })
  const { working, giving } = await api.db.transaction(async tx => {
    await tx.execute(sql`select from attempts where id = ${begun[0]?.attemptId} for update`)
    const regrading = work(api)
    await setTimeout(300)
    const given = { learners: null, applies_to: 'every_attempt', extra_minutes: 5, extra_attempts: 0 }
    const call = api.as(teacher.token)
    const extra = call('POST', `${base}/exams/${made.examId}/allowances`, { ...given, reason: 'A bell rang' })
    await setTimeout(300)
    return { working: regrading, giving: extra }
  })
  const [given] = await Promise.all([giving, working])
  expect(given.statusCode, given.body).toBe(200)
  for (const attempt of begun) expect(await resultOf(api, attempt)).toMatchObject({ score: 1 })
})

describe('twenty enrolments at once', () => {
  const sold = async (courseId: number) => {
    await foldEnrolments(api.db)
    const [row] = await api.db
      .select({ sold: courses.sold, students: instructors.studentCount })
      .from(courses)
      .innerJoin(instructors, eq(instructors.id, courses.instructorId))
      .where(eq(courses.id, courseId))
    return row
  }
  test('of one learner: one row, sold once', async () => {
    const courseId = await course(api)
    const learner = await account(api)
    const all = await times(20, () =>
      api.as(learner.token)('POST', `${base}/courses/${courseId}/enrolments`, {}),
    )
    expect(statuses(all)).toEqual([200])
    expect(await api.db.$count(enrolments, eq(enrolments.userId, learner.id))).toBe(1)
    expect(await sold(courseId)).toEqual({ sold: 1, students: 1 })
  })
  test('of twenty learners: twenty rows, no deadlock', async () => {
    const courseId = await course(api)
    const learners = []
    for (let n = 0; n < 20; n += 1) learners.push(await account(api))
    const all = await Promise.all(
      learners.map(learner => api.as(learner.token)('POST', `${base}/courses/${courseId}/enrolments`, {})),
    )
    expect(statuses(all)).toEqual([200])
    expect(await sold(courseId)).toEqual({ sold: 20, students: 20 })
  })
})

test('eleven wrong passwords at once: ten are looked at', async () => {
  const learner = await account(api)
  const all = await times(15, () =>
    api.as()('POST', `${base}/auth/login`, { email: learner.email, password: 'Wrong@2026' }),
  )
  expect(all.filter(answer => answer.statusCode === 401)).toHaveLength(10)
  expect(all.filter(answer => answer.statusCode === 429)).toHaveLength(5)
})
