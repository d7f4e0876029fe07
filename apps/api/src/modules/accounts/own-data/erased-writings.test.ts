import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  answers,
  attemptAllowances,
  attemptEvents,
  attempts,
  courses,
  discussions,
  lessonProgress,
  orders,
  rateLimits,
  reviews,
} from '../../../db/schema/index.ts'
import { account, company, unique, type Account } from '../../../testing/accounts.ts'
import { curriculum, enrol } from '../../../testing/catalogue.ts'
import { startAttempt } from '../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const remove = (person: Account, query = '') =>
  api.as(person.token)('DELETE', `/client-api/v1/auth/delete-account${query}`)

test('what was written in an exam goes with its trace; what was chosen stays for the numbers', async () => {
  const taken = await startAttempt(api)
  const { learner } = taken
  await taken.save(0, { option: 'b' })
  await taken.save(4, { text: 'الرياض، حيث أسكن' })
  await api.db
    .insert(attemptAllowances)
    .values({ examId: taken.examId, userId: learner.id, extraSeconds: 60, reason: 'ill' })
  expect(await api.db.$count(attemptEvents, eq(attemptEvents.attemptId, taken.attemptId))).toBeGreaterThan(0)
  expect((await remove(learner)).statusCode).toBe(200)
  const given = await api.db
    .select({ value: answers.value })
    .from(answers)
    .where(eq(answers.attemptId, taken.attemptId))
    .orderBy(answers.questionId)
  expect(given).toEqual([{ value: { option: 'b' } }, { value: null }])
  expect(await api.db.$count(attemptEvents, eq(attemptEvents.attemptId, taken.attemptId))).toBe(0)
  expect(await api.db.$count(attemptAllowances, eq(attemptAllowances.userId, learner.id))).toBe(0)
  const [attempt] = await api.db.select().from(attempts).where(eq(attempts.id, taken.attemptId))
  expect(attempt?.state).toBe('abandoned')
})

/** A learner who has rated a course, asked two things in it, and answered another learner's question. */
async function contributor() {
  const { courseId, lessonIds } = await curriculum(api)
  const lessonId = lessonIds[0] ?? 0
  const [person, other] = [await account(api), await account(api)]
  await enrol(api, person.id, courseId)
  await api.db.insert(lessonProgress).values({ userId: person.id, lessonId, courseId, position: 12 })
  await api.db.insert(reviews).values([
    { courseId, userId: person.id, stars: 1, text: 'I am Noura' },
    { courseId, userId: other.id, stars: 5, text: 'Good' },
  ])
  const post = async (by: Account, text: string, questionId: number | null = null) => {
    const [made] = await api.db
      .insert(discussions)
      .values({ lessonId, userId: by.id, text, questionId })
      .returning({ id: discussions.id })
    return made?.id ?? 0
  }
  await post(person, 'Nobody has answered this')
  await post(other, 'An answer', await post(person, 'Answered'))
  await post(person, 'My answer', await post(other, 'Another’s question'))
  const texts = async () =>
    (
      await api.db
        .select({ text: discussions.text })
        .from(discussions)
        .where(eq(discussions.lessonId, lessonId))
        .orderBy(discussions.id)
    ).map(row => row.text)
  const rating = async () =>
    (await api.db.select({ rating: courses.rating }).from(courses).where(eq(courses.id, courseId)))[0]?.rating
  return { person, courseId, texts, rating }
}

test('reviews and discussion posts stay, nameless, and progress in lessons goes', async () => {
  const { person, texts, rating } = await contributor()
  expect((await remove(person)).statusCode).toBe(200)
  expect(await texts()).toEqual([
    'Nobody has answered this',
    'Answered',
    'An answer',
    'Another’s question',
    'My answer',
  ])
  expect(await rating()).toBe(300)
  expect(await api.db.$count(lessonProgress, eq(lessonProgress.userId, person.id))).toBe(0)
})

test('on demand they go, too; the answers of others stay below a question without its words', async () => {
  const { person, texts, rating, courseId } = await contributor()
  expect((await remove(person, '?contributions=delete')).statusCode).toBe(200)
  expect(await texts()).toEqual(['', 'An answer', 'Another’s question'])
  expect(await api.db.$count(reviews, eq(reviews.courseId, courseId))).toBe(1)
  expect(await rating()).toBe(500)
})

test('an order that came to nothing loses its buyer; a company’s stays the company’s', async () => {
  const person = await account(api)
  const { companyId } = await company(api)
  const order = (state: 'expired' | 'pending', owner: number | null) => ({
    publicId: `order-${unique()}`,
    userId: person.id,
    companyId: owner,
    state,
    idempotencyKey: `key-${unique()}`,
    subtotal: 0,
    total: 0,
    net: 0,
    vat: 0,
    buyer: { name: { ar: 'نورة' } },
    expiresAt: new Date(),
  })
  await api.db
    .insert(orders)
    .values([order('expired', null), order('pending', null), order('expired', companyId)])
  expect((await remove(person)).statusCode).toBe(200)
  const kept = await api.db
    .select({ buyer: orders.buyer })
    .from(orders)
    .where(eq(orders.userId, person.id))
    .orderBy(orders.id)
  expect(kept.map(({ buyer }) => buyer)).toEqual([{ name: {} }, { name: {} }, { name: { ar: 'نورة' } }])
})

test('another word for what stays is refused, and nothing is deleted', async () => {
  const person = await account(api)
  expect((await remove(person, '?contributions=maybe')).statusCode).toBe(422)
  expect((await api.as(person.token)('GET', '/client-api/v1/auth/profile')).statusCode).toBe(200)
})
