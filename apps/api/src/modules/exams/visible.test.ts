import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attemptAllowances, attempts, exams, reviewFields, type ReviewField } from '../../db/schema/index.ts'
import { account } from '../../testing/accounts.ts'
import { enrol } from '../../testing/catalogue.ts'
import { exam } from '../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { attemptsLeft } from './rules.ts'
import { seesNow, visibleNow } from './visible.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const at = (text: string) => new Date(`2026-06-01T${text}:00.000Z`)
const nothingMore = { moreAt: null, isMoreAfterLastAttempt: false }

describe('the review policy', () => {
  const policy = {
    just_after: ['overall' as const],
    while_open: ['overall' as const, 'marks' as const],
    after_closing: ['overall' as const, 'marks' as const, 'right_answers' as const],
  }
  const facts = { policy, closesAt: at('12:00'), submittedAt: at('10:00'), isLastAttemptOver: false }
  test.each([
    ['10:01', ['overall'], at('10:02')],
    ['10:02', ['overall', 'marks'], at('12:00')],
    ['12:00', ['overall', 'marks', 'right_answers'], null],
  ])('at %s shows %o', (now, shown, moreAt) => {
    expect(visibleNow(facts, at(now))).toEqual({ ...nothingMore, shown, moreAt })
  })
  test('of an exam that never closes promises nothing', () => {
    expect(visibleNow({ ...facts, closesAt: null }, at('11:00'))).toEqual({
      ...nothingMore,
      shown: ['overall', 'marks'],
    })
  })
  test('shows what waits for the last attempt when none is left, and says so before', () => {
    const waiting = {
      ...facts,
      closesAt: null,
      policy: { ...policy, after_last_attempt: ['overall' as const, 'right_answers' as const] },
    }
    expect(visibleNow(waiting, at('11:00'))).toEqual({
      shown: ['overall', 'marks'],
      moreAt: null,
      isMoreAfterLastAttempt: true,
    })
    expect(visibleNow({ ...waiting, isLastAttemptOver: true }, at('10:01'))).toEqual({
      ...nothingMore,
      shown: ['overall', 'right_answers'],
    })
  })
})

const fields = fc.subarray<ReviewField>([...reviewFields])
const situation = fc.record({
  policy: fc.record(
    { just_after: fields, while_open: fields, after_last_attempt: fields, after_closing: fields },
    { requiredKeys: ['just_after', 'while_open', 'after_closing'], noNullPrototype: true },
  ),
  // Minutes from now; far enough from each boundary for two clocks to agree.
  closes: fc.option(fc.constantFrom(-30, -1, 1, 30)),
  submitted: fc.constantFrom(-60, -3, -1, 0),
  allowed: fc.option(fc.integer({ min: 1, max: 4 })),
  extra: fc.integer({ min: 0, max: 2 }),
  others: fc.integer({ min: 0, max: 4 }),
  isOneUnderWay: fc.boolean(),
})

test('says the same in SQL, whatever the policy, the clock and the attempts', async () => {
  const learner = await account(api)
  const made = await exam(api)
  await enrol(api, learner.id, made.courseId)
  const minutes = (n: number) => new Date(Date.now() + n * 60_000)
  await fc.assert(
    fc.asyncProperty(situation, async given => {
      const closesAt = given.closes === null ? null : minutes(given.closes)
      const submittedAt = minutes(given.submitted)
      const mine = and(eq(attempts.examId, made.examId), eq(attempts.userId, learner.id))
      await api.db.delete(attempts).where(mine)
      await api.db.delete(attemptAllowances).where(eq(attemptAllowances.userId, learner.id))
      await api.db
        .update(exams)
        .set({ review: given.policy, closesAt, attemptsAllowed: given.allowed })
        .where(eq(exams.id, made.examId))
      if (given.extra > 0)
        await api.db
          .insert(attemptAllowances)
          .values({ examId: made.examId, userId: learner.id, extraAttempts: given.extra, reason: 'ill' })
      const row = { examId: made.examId, userId: learner.id, seed: 1, sessionLock: 'first-tab', maxScore: 10 }
      const ended = { ...row, state: 'graded' as const, submittedAt, submittedBy: 'learner' as const }
      await api.db
        .insert(attempts)
        .values([
          ...Array.from({ length: given.others + 1 }, (_, n) => ({ ...ended, number: n + 1 })),
          ...(given.isOneUnderWay ? [{ ...row, number: given.others + 2 }] : []),
        ])
      const attemptsMade = given.others + 1 + (given.isOneUnderWay ? 1 : 0)
      const left = attemptsLeft({
        attemptsAllowed: given.allowed,
        extraAttempts: given.extra,
        attemptsMade,
      })
      const { shown } = visibleNow(
        {
          policy: given.policy,
          closesAt,
          submittedAt,
          isLastAttemptOver: left === 0 && !given.isOneUnderWay,
        },
        new Date(),
      )
      const columns = reviewFields.map(field => sql`${seesNow(field, 'a', 'e')} as ${sql.identifier(field)}`)
      const { rows } = await api.db.execute<Record<ReviewField, boolean>>(
        sql`select ${sql.join(columns, sql`, `)} from attempts a join exams e on e.id = a.exam_id where a.exam_id = ${made.examId} and a.number = 1`,
      )
      expect(reviewFields.filter(field => rows[0]?.[field])).toEqual(
        reviewFields.filter(field => shown.includes(field)),
      )
    }),
    { numRuns: 150 },
  )
})
