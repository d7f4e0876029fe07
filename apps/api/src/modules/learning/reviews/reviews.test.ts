import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, courses, enrolments, reviewReports, reviews } from '../../../db/schema/index.ts'
import { account, operator } from '../../../testing/accounts.ts'
import { callsOf, classroom } from '../../../testing/discussions.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

type Learner = Awaited<ReturnType<Awaited<ReturnType<typeof classroom>>['learner']>>
const review = (by: Pick<Learner, 'call'>, courseId: number, stars: number, text = '') =>
  by.call('PUT', `/courses/${courseId}/review`, { stars, text })
const reach = (courseId: number, userId: number, percent: number) =>
  api.db
    .update(enrolments)
    .set({ percent })
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId)))
const ratingOf = async (courseId: number) =>
  (
    await api.db
      .select({ rating: courses.rating, count: courses.ratingCount })
      .from(courses)
      .where(eq(courses.id, courseId))
  )[0]
interface Shown {
  id: number
  stars: number
  text: string
  helpful_count: number
  edited_at: string | null
  reply: { text: string } | null
}
const listed = async (by: Pick<Learner, 'call'>, courseId: number, query = '') => {
  // Answered from the cache of the host for a moment, which whatever changes a course clears.
  api.cache.clear()
  return (await by.call('GET', `/courses/${courseId}/reviews?limit=48${query}`)).data as Shown[]
}

/** A course with learners who have done half of it. */
async function reviewed() {
  const room = await classroom(api)
  for (const { id } of [room.asker, room.other]) await reach(room.courseId, id, 50)
  return room
}

test('a course is reviewed once a fifth of it is done, once by each learner, and changed at will', async () => {
  const { asker, teacher, courseId } = await classroom(api)
  await reach(courseId, asker.id, 19)
  expect(await review(asker, courseId, 5)).toMatchObject({
    status: 403,
    code: 'review_too_early',
    data: { percent: 19, needed: 20 },
  })
  await reach(courseId, asker.id, 20)
  expect((await review(asker, courseId, 5, ' ممتازة ')).data).toMatchObject({
    review: { stars: 5, text: 'ممتازة', is_hidden: false },
    may_review: true,
  })
  const [first] = await listed(asker, courseId)
  expect(first).toMatchObject({ stars: 5, text: 'ممتازة', edited_at: null })
  await review(asker, courseId, 5, 'ممتازة')
  expect((await listed(asker, courseId))[0]?.edited_at).toBeNull()
  await review(asker, courseId, 2, 'غيّرت رأيي')
  const shown = await listed(asker, courseId)
  expect(shown).toMatchObject([{ id: first?.id, stars: 2, text: 'غيّرت رأيي', edited_at: expect.any(String) }])
  expect(await ratingOf(courseId)).toEqual({ rating: 200, count: 1 })
  const stranger = callsOf(api, await account(api))
  expect((await review(stranger, courseId, 5)).code).toBe('not_enrolled')
  expect((await review(teacher, courseId, 5)).code).toBe('forbidden')
  expect((await review(asker, courseId, 6)).status).toBe(422)
  expect((await review(asker, 999_999, 5)).code).toBe('not_found')
  await asker.call('DELETE', `/courses/${courseId}/review`)
  expect(await ratingOf(courseId)).toEqual({ rating: 0, count: 0 })
})

test('what is written of a course and in reply is kept as it is seen', async () => {
  const { asker, other, teacher, courseId } = await reviewed()
  await review(asker, courseId, 4, '\u202Eشرح\u202C \u200Bواضح\r\n\n\n\nوأمثلة')
  await review(other, courseId, 4, '\u200B \u2066\u2069')
  const [unsaid, said] = await listed(asker, courseId, '&sort=newest')
  expect([unsaid?.text, said?.text]).toEqual(['', 'شرح واضح\n\nوأمثلة'])
  const reply = { text: 'شكرًا\u202E لك' }
  expect((await teacher.call('PUT', `/reviews/${said?.id}/reply`, reply)).status).toBe(200)
  expect((await listed(asker, courseId, '&sort=newest'))[1]?.reply).toMatchObject({ text: 'شكرًا لك' })
  await other.call('POST', `/reviews/${said?.id}/report`, { reason: 'abuse', note: '\u202Eكلام\u200B جارح' })
  expect(
    await api.db
      .select({ note: reviewReports.note })
      .from(reviewReports)
      .where(eq(reviewReports.userId, other.id)),
  ).toEqual([{ note: 'كلام جارح' }])
})

test('reviews that come at the same time are all counted in the mean', async () => {
  const { courseId, learner } = await classroom(api)
  const people = await Promise.all(Array.from({ length: 12 }, () => learner()))
  for (const { id } of people) await reach(courseId, id, 100)
  await Promise.all(people.map((person, n) => review(person, courseId, (n % 5) + 1)))
  // 1 to 5 twice, then 1 and 2.
  expect(await ratingOf(courseId)).toEqual({ rating: 275, count: 12 })
})

test('the most helpful stand first, each voice counts once, and stars filter', async () => {
  const { asker, other, learner, courseId } = await reviewed()
  const third = await learner()
  await review(asker, courseId, 4, 'الأولى')
  await review(other, courseId, 1, 'الثانية')
  const [newest, older] = await listed(third, courseId)
  expect([newest?.text, older?.text]).toEqual(['الثانية', 'الأولى'])
  const vote = (by: Learner, isOn: boolean) => by.call('POST', `/reviews/${older?.id}/vote`, { is_on: isOn })
  expect((await vote(asker, true)).code).toBe('forbidden')
  const votes = await Promise.all([vote(third, true), vote(third, true), vote(other, true)])
  expect(votes.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await listed(third, courseId)).map(({ text, helpful_count: count }) => [text, count])).toEqual([
    ['الأولى', 2],
    ['الثانية', 0],
  ])
  expect((await listed(third, courseId, '&sort=newest'))[0]?.text).toBe('الثانية')
  expect(await listed(third, courseId, '&stars=1')).toMatchObject([{ text: 'الثانية' }])
  expect(await listed(third, courseId, '&stars=3')).toEqual([])
  const page = await third.call('GET', `/courses/${courseId}/reviews?limit=1`)
  const { next_cursor: next, total } = page.meta as { next_cursor: string; total: number }
  expect(total).toBe(2)
  expect((await third.call('GET', `/courses/${courseId}/reviews?limit=1&cursor=${next}`)).data).toMatchObject(
    [{ text: 'الثانية' }],
  )
  expect((await third.call('GET', `/courses/${courseId}/reviews?stars=1&cursor=${next}`)).code).toBe(
    'malformed',
  )
  expect((await third.call('GET', `/courses/${courseId}/review`)).data).toMatchObject({
    review: null,
    may_review: false,
    helpful_ids: [older?.id],
  })
  expect((await vote(third, false)).data).toEqual({ helpful_count: 1 })
})

test('the course’s instructor replies to a review, and no one else', async () => {
  const { asker, other, teacher, courseId } = await reviewed()
  await review(asker, courseId, 3, 'تنقصها أمثلة')
  const [{ id } = { id: 0 }] = await listed(asker, courseId)
  const reply = (by: Pick<Learner, 'call'>, text: string) =>
    api.as((by as Learner).token)('PUT', `/client-api/v1/reviews/${id}/reply`, { text })
  expect((await reply(other, 'لا')).statusCode).toBe(403)
  const stranger = await classroom(api)
  expect((await reply(stranger.teacher, 'لا')).statusCode).toBe(403)
  for (const text of ['أضفنا أمثلة', 'أضفنا ثلاثة أمثلة'])
    expect((await reply(teacher, text)).statusCode).toBe(200)
  expect((await listed(asker, courseId))[0]?.reply).toMatchObject({ text: 'أضفنا ثلاثة أمثلة' })
  expect(
    await api.db.$count(auditLog, and(eq(auditLog.action, 'review.reply'), eq(auditLog.subjectId, id))),
  ).toBe(2)
})

test('a reported review is hidden by an operator, who sees the words as they were, and counts no more', async () => {
  const { asker, other, courseId } = await reviewed()
  await review(asker, courseId, 1, 'كلام جارح')
  await review(other, courseId, 5)
  const id = (await listed(other, courseId)).find(({ text }) => text !== '')?.id ?? 0
  const report = (by: Pick<Learner, 'call'>, reason = 'abuse') =>
    by.call('POST', `/reviews/${id}/report`, { reason })
  expect((await report(asker)).code).toBe('forbidden')
  expect((await report(other)).status).toBe(200)
  await review(asker, courseId, 1, 'كلام لطيف')
  const support = callsOf(api, await operator(api, 'support'))
  const waiting = async () =>
    ((await support.call('GET', '/console/reported-reviews')).data as { id: number }[]).filter(
      row => row.id === id,
    )
  expect(await waiting()).toMatchObject([
    { stars: 1, text: 'كلام لطيف', reports: [{ reason: 'abuse', words: 'كلام جارح' }] },
  ])
  const decide = (isRemoved: boolean) =>
    support.call('POST', `/console/reported-reviews/${id}/decide`, { is_removed: isRemoved })
  expect((await other.call('GET', '/console/reported-reviews')).code).toBe('forbidden')
  expect((await decide(false)).status).toBe(200)
  expect(await waiting()).toEqual([])
  expect((await decide(true)).code).toBe('not_found')
  // Its words have changed since: it waits again.
  await report(other)
  expect((await decide(true)).status).toBe(200)
  expect(await ratingOf(courseId)).toEqual({ rating: 500, count: 1 })
  expect((await review(asker, courseId, 1, 'مرة أخرى')).data).toMatchObject({ review: { is_hidden: true } })
  expect(await listed(other, courseId)).toHaveLength(1)
  await asker.call('DELETE', `/courses/${courseId}/review`)
  expect(await api.db.$count(reviews, eq(reviews.id, id))).toBe(1)
  expect((await report(other)).code).toBe('not_found')
  expect(await api.db.$count(reviewReports, eq(reviewReports.reviewId, id))).toBe(1)
})
