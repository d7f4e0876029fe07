import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courses, reviews, users } from '../../db/schema/index.ts'
import { account, type Account } from '../../testing/accounts.ts'
import { course } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { homeSql } from './home.ts'

let api: TestApi
let learners: Account[]
beforeAll(async () => {
  api = await createTestApi()
  learners = await Promise.all(Array.from({ length: 40 }, () => account(api)))
  // A third of them deleted their accounts.
  const gone = learners.filter((_, n) => n % 3 === 0).map(({ id }) => id)
  await api.db
    .update(users)
    .set({ name: '—' })
    .where(sql`${users.id} = any(${sql.param(gone)})`)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(reviews)
})

const locales = ['ar', 'en'] as const
type Locale = (typeof locales)[number]

const voices = async (locale: Locale): Promise<number[]> => {
  api.cache.clear()
  const answer = await api.as(undefined, locale)('GET', '/client-api/v1/home')
  return answer.json<{ data: { voices: { id: number }[] } }>().data.voices.map(({ id }) => id)
}

/** What is to be shown, found without the database: the first of each course, and three of those. */
async function expected(locale: Locale): Promise<number[]> {
  const all = await api.db
    .select({
      id: reviews.id,
      courseId: reviews.courseId,
      stars: reviews.stars,
      voice: reviews.voice,
      state: courses.state,
      name: users.name,
    })
    .from(reviews)
    .innerJoin(courses, sql`${courses.id} = ${reviews.courseId}`)
    .innerJoin(users, sql`${users.id} = ${reviews.userId}`)
  const shown = all
    .filter(({ voice, state, name }) => voice !== null && state === 'published' && name !== '—')
    .toSorted(
      (one, other) =>
        Number(other.voice === locale) - Number(one.voice === locale) ||
        other.stars - one.stars ||
        other.id - one.id,
    )
  const heard = new Map(shown.toReversed().map(({ courseId, id }) => [courseId, id]))
  return shown
    .filter(({ courseId, id }) => heard.get(courseId) === id)
    .map(({ id }) => id)
    .slice(0, 3)
}

/** The same numbers each time, from 0 up to one. */
function drawing(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

const texts = [
  'دورة واضحة أعادت ترتيب عملي كله، وأنصح بها.',
  'A clear course that put my whole work in order.',
  'A course with "voices":null and $& in its words.',
  'Short.',
]

test.each([
  ['few courses of which much is said', 3, 0.9],
  ['one course, and little of others', 5, 0.15],
  ['many courses of which little is said', 24, 0.08],
  ['hardly any words', 4, 0.02],
])('three voices are found among those of %s', async (_, count, share) => {
  const draw = drawing(count)
  const ids: number[] = []
  for (let n = 0; n < count; n += 1)
    ids.push(await course(api, { state: draw() < 0.75 ? 'published' : 'archived' }))
  for (let round = 0; round < 12; round += 1) {
    await api.db.delete(reviews)
    const given = ids.flatMap((courseId, n) =>
      learners
        .filter(() => draw() < (n === 0 ? 0.9 : share))
        .map(({ id: userId }) => ({
          courseId,
          userId,
          stars: 3 + Math.floor(draw() * 3),
          text: texts[Math.floor(draw() * texts.length)] ?? '',
          hiddenAt: draw() < 0.1 ? new Date() : null,
        })),
    )
    const mixed = given.map(one => ({ one, at: draw() })).toSorted((a, b) => a.at - b.at)
    if (mixed.length > 0) await api.db.insert(reviews).values(mixed.map(({ one }) => one))
    for (const locale of locales) expect(await voices(locale)).toEqual(await expected(locale))
  }
})

test.each(locales)('what the page in %s picks is read off in the order of an index', async locale => {
  await api.db.transaction(async tx => {
    for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
      await tx.execute(sql.raw(`set local enable_${way} = off`))
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${homeSql(locale)}`))
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    for (const index of [`courses_previewed_${locale}`, `courses_sampled_${locale}`])
      expect(plan).toMatch(new RegExp(`Index Scan using ${index}\\b`))
    expect(plan).toMatch(locale === 'ar' ? /using reviews_voices_ar\b/ : /Backward using reviews_voices\b/)
  })
})
