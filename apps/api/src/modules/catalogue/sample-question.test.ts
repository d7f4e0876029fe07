import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courses, lessons, reviews, users } from '../../db/schema/index.ts'
import { account } from '../../testing/accounts.ts'
import { course, curriculum, review } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

const sampleQuestion = {
  body: { ar: 'كم يساوي ٢ + ٢؟', en: 'What is 2 + 2?' },
  options: [
    { text: { ar: 'ثلاثة', en: 'Three' }, correct: false },
    { text: { ar: 'أربعة', en: 'Four' }, correct: true },
  ],
  explanation: { ar: 'اثنان مرتين.', en: 'Twice two.' },
}

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.cache.clear())

const get = async (path: string, locale: 'ar' | 'en' = 'en') =>
  api.as(undefined, locale)('GET', `/client-api/v1${path}`)
const home = async (locale: 'ar' | 'en' = 'en') => {
  const answer = await get('/home', locale)
  return {
    body: answer.body,
    data: answer.json<{
      data: {
        sample: { course: { id: number }; body: string; options: string[] } | null
        preview: { id: number; course: { id: number } } | null
        voices: { id: number; name: string; text: string }[]
        free: { id: number; price: number }[]
      }
    }>().data,
  }
}

test('the home page shows a question without its key, which comes with the answer', async () => {
  const id = await course(api, { sampleQuestion, sold: 5 })
  const { data, body } = await home()
  expect(data.sample).toMatchObject({
    course: { id },
    body: 'What is 2 + 2?',
    options: ['Three', 'Four'],
  })
  expect(body).not.toContain('correct')
  expect(body).not.toContain('Twice two.')
  expect((await home('ar')).data.sample?.options).toEqual(['ثلاثة', 'أربعة'])
  for (const [option, isCorrect] of [
    [0, false],
    [1, true],
  ] as const)
    expect((await get(`/courses/${id}/sample-answer?option=${option}`)).json()).toEqual({
      data: { is_correct: isCorrect, correct_option: 1, explanation: 'Twice two.' },
    })
  expect((await get(`/courses/${id}`)).body).not.toContain('Twice two.')
  expect((await get(`/courses/${id}`)).json()).toMatchObject({
    data: { sample: { body: 'What is 2 + 2?', options: ['Three', 'Four'] } },
  })
})

test.each([
  ['a course without one', {}, 0, 404],
  ['a draft', { sampleQuestion, state: 'draft' }, 0, 404],
  ['an option that there is not', { sampleQuestion }, 4, 404],
  ['an option beyond all', { sampleQuestion }, 6, 422],
] as const)('%s has nothing to check', async (_, given, option, status) => {
  const id = await course(api, { ...given })
  expect((await get(`/courses/${id}/sample-answer?option=${option}`)).statusCode).toBe(status)
})

test('the video of the home page is one that a visitor may open', async () => {
  const { courseId, lessonIds } = await curriculum(
    api,
    2,
    { sold: 900 },
    { kind: 'video', media: 'a.mp4', durationSeconds: 60 },
  )
  const { preview } = (await home()).data
  expect(preview).toMatchObject({ id: lessonIds[0], course: { id: courseId } })
  expect((await get(`/lessons/${preview?.id}`)).statusCode).toBe(200)
  await api.db
    .update(lessons)
    .set({ freePreview: false })
    .where(eq(lessons.id, lessonIds[0] ?? 0))
  api.cache.clear()
  expect((await home()).data.preview?.id).not.toBe(lessonIds[0])
})

test('the video is found past a hundred better sellers without one, and as soon as it is free', async () => {
  const { courseId, lessonIds } = await curriculum(
    api,
    1,
    { sold: 1 },
    { kind: 'video', media: 'a.mp4', durationSeconds: 60, freePreview: false },
  )
  for (let n = 0; n < 101; n += 1) await course(api, { sold: 2 })
  const found = async () => {
    api.cache.clear()
    return (await home()).data.preview?.id
  }
  const set = async (given: object) => {
    await api.db
      .update(lessons)
      .set(given)
      .where(eq(lessons.id, lessonIds[0] ?? 0))
    return found()
  }
  await api.db.update(lessons).set({ freePreview: false }).where(ne(lessons.courseId, courseId))
  expect(await found()).toBeUndefined()
  expect(await set({ freePreview: true })).toBe(lessonIds[0])
  expect(await set({ opensAt: new Date(Date.now() + 60_000) })).toBeUndefined()
  expect(await set({ opensAt: null })).toBe(lessonIds[0])
  expect(await set({ retiredAt: new Date() })).toBeUndefined()
})

test('voices are published reviews with words, in the reader’s script first, and never of an erased person', async () => {
  const say = async (text: string, given: object = {}) => {
    const id = await course(api)
    await review(api, id, 5, { text, ...given })
  }
  const gone = await account(api)
  await api.db.update(users).set({ name: '—' }).where(eq(users.id, gone.id))
  const arabic = 'دورة واضحة أعادت ترتيب عملي كله، وأنصح بها.'
  const english = 'A clear course that put my whole work in order.'
  await say(arabic)
  await say(english)
  await say('Hidden words that no one should ever read here.', { hiddenAt: new Date() })
  await say('Words of a person who has deleted the account.', { userId: gone.id })
  await say('Short.')
  const texts = async (locale: 'ar' | 'en') => {
    api.cache.clear()
    return (await home(locale)).data.voices.map(voice => voice.text)
  }
  expect(await texts('ar')).toEqual([arabic, english])
  expect(await texts('en')).toEqual([english, arabic])
})

test('a course has one voice, and another as soon as that is hidden, its author gone or the course no longer published', async () => {
  const id = await course(api)
  const authors = [await account(api), await account(api), await account(api)]
  const texts = ['four', 'five', 'five again'].map(
    stars => `These are the words of ${stars} stars, and long enough.`,
  )
  const ids: number[] = []
  for (const [n, text] of texts.entries())
    ids.push(await review(api, id, n === 0 ? 4 : 5, { text, userId: authors[n]?.id }))
  const voice = async () => {
    api.cache.clear()
    const { voices } = (await home()).data
    return voices.filter(one => texts.includes(one.text)).map(one => texts.indexOf(one.text))
  }
  expect(await voice()).toEqual([2])
  await api.db
    .update(reviews)
    .set({ hiddenAt: new Date() })
    .where(eq(reviews.id, ids[2] ?? 0))
  expect(await voice()).toEqual([1])
  await api.db
    .update(reviews)
    .set({ stars: 3 })
    .where(eq(reviews.id, ids[1] ?? 0))
  expect(await voice()).toEqual([0])
  await api.db.update(courses).set({ state: 'archived' }).where(eq(courses.id, id))
  expect(await voice()).toEqual([])
})

test('however much is said of one course, others are heard too', async () => {
  const [loud, quiet] = [await course(api), await course(api)]
  const words = (of: string, n = 0) => `Words of the ${of} course, the review with the number ${n}.`
  await review(api, quiet, 5, { text: words('quiet') })
  for (let n = 0; n < 45; n += 1) await review(api, loud, 5, { text: words('loud', n) })
  const voices = async () => {
    api.cache.clear()
    return (await home()).data.voices.map(({ text }) => text)
  }
  expect((await voices()).slice(0, 2)).toEqual([words('loud', 44), words('quiet')])
  await api.db.update(courses).set({ state: 'archived' }).where(eq(courses.id, loud))
  expect((await voices())[0]).toBe(words('quiet'))
})

test('a question is taught in the reader’s language wherever any is', async () => {
  for (let n = 0; n < 101; n += 1) await course(api, { sampleQuestion, sold: 500, languages: ['ar'] })
  const id = await course(api, { sampleQuestion, sold: 400, languages: ['en'] })
  expect((await home()).data.sample?.course.id).toBe(id)
})

test('free courses are a row of their own', async () => {
  const free = await course(api, { price: 0, sold: 800 })
  const priced = await course(api, { price: 9_900, sold: 900 })
  const ids = (await home()).data.free.map(({ id }) => id)
  expect(ids).toContain(free)
  expect(ids).not.toContain(priced)
  await api.db.update(courses).set({ state: 'archived' }).where(eq(courses.id, free))
  api.cache.clear()
  expect((await home()).data.free.map(({ id }) => id)).not.toContain(free)
})
