import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessons } from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { callsOf, classroom, newKey } from '../../../testing/discussions.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { indexLessons } from './indexing.ts'
import { excerptOf } from './search.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Hits {
  lessons: { lesson_id: number; is_open: boolean }[]
  texts: { lesson_id: number; text: string }[]
  captions: { lesson_id: number; text: string; position_seconds: number }[]
  notes: { text: string }[]
  questions: { text: string }[]
}

async function indexAll() {
  while ((await indexLessons(api.db, api.storage)) > 0);
}

async function find(
  calls: ReturnType<typeof callsOf>,
  courseId: number,
  q: string,
  locale: 'ar' | 'en' = 'ar',
) {
  const { data, code } = await calls.call(
    'GET',
    `/courses/${courseId}/search?q=${encodeURIComponent(q)}`,
    undefined,
    locale,
  )
  return code === undefined ? (data as Hits) : code
}

/** A sequential course: the first lesson is open, the rest are closed until it is done; the first has captions. */
async function budgeting() {
  const room = await classroom(api, 3, { lessonOrder: 'sequential' })
  const name = `${'a'.repeat(64)}.vtt`
  writeFileSync(
    join(api.mediaFolder, name),
    'WEBVTT\n\n00:12.500 --> 00:15.000\nنضع الميزانيّة\0 أوّلًا\n\n00:20.000 --> 00:22.000\nثم نراجعها\n',
  )
  const [first = 0, second = 0] = room.lessonIds
  const body = { ar: '## بداية\n\nلكل **ميزانيّةٍ** بداية.', en: 'Every budget has a start.' }
  await api.db
    .update(lessons)
    .set({ body, captions: { ar: name } })
    .where(eq(lessons.id, first))
  await api.db
    .update(lessons)
    .set({ title: { ar: 'الميزانية السنوية', en: 'The yearly budget' }, body: { ar: 'سرّ الميزانية المغلق' } })
    .where(eq(lessons.id, second))
  await indexAll()
  return { ...room, first, second }
}

test('finds lessons, texts, seconds of videos, own notes and questions, folded, in the reader’s language', async () => {
  const { asker, other, courseId, first, second } = await budgeting()
  await asker.call('POST', `/lessons/${first}/notes`, { key: newKey(), text: 'ميزانيّةٌ لي' })
  await other.call('POST', `/lessons/${first}/notes`, { key: newKey(), text: 'ميزانية غيري' })
  const { id } = await other.ask(first, 'كيف أبدأ؟')
  await other.reply(id, 'بالميزانية')
  expect(await find(asker, courseId, 'ميزانيه')).toMatchObject({
    lessons: [{ lesson_id: second, lesson_title: 'الميزانية السنوية', is_open: false }],
    texts: [{ lesson_id: first, text: 'لكل ميزانيّةٍ بداية.' }],
    captions: [{ lesson_id: first, text: 'نضع الميزانيّة أوّلًا', position_seconds: 12 }],
    notes: [{ text: 'ميزانيّةٌ لي' }],
    questions: [{ text: 'كيف أبدأ؟' }],
  })
  expect(await find(asker, courseId, 'budget', 'en')).toMatchObject({
    lessons: [{ lesson_title: 'The yearly budget' }],
    texts: [{ text: 'Every budget has a start.' }],
  })
  expect(await find(asker, courseId, '؟!')).toMatchObject({ lessons: [], texts: [], questions: [] })
})

test('finds nothing in closed lessons, and nothing at all to who is not enrolled', async () => {
  const { asker, teacher, courseId, second } = await budgeting()
  await teacher.ask(second, 'سؤال عن السرّ')
  expect(await find(asker, courseId, 'السر')).toEqual({
    lessons: [],
    texts: [],
    captions: [],
    notes: [],
    questions: [],
  })
  expect(await find(teacher, courseId, 'السر')).toMatchObject({
    texts: [{ lesson_id: second, text: 'سرّ الميزانية المغلق' }],
    questions: [{ text: 'سؤال عن السرّ' }],
  })
  expect(await find(callsOf(api, await account(api)), courseId, 'السر')).toBe('not_enrolled')
  expect(await find(asker, 999_999, 'السر')).toBe('not_found')
})

test('a lesson that changes is found by its new words, once it is indexed again', async () => {
  const { asker, courseId, first } = await budgeting()
  await api.db.update(lessons).set({ durationSeconds: 61 }).where(eq(lessons.id, first))
  expect(await indexLessons(api.db, api.storage)).toBe(0)
  await api.db
    .update(lessons)
    .set({ body: { ar: 'كلمات أخرى تمامًا' } })
    .where(eq(lessons.id, first))
  expect(await indexLessons(api.db, api.storage)).toBe(1)
  expect(await find(asker, courseId, 'بداية')).toMatchObject({ texts: [] })
  expect(await find(asker, courseId, 'كلمات')).toMatchObject({ texts: [{ text: 'كلمات أخرى تمامًا' }] })
})

test('a chapter of a video is found by what it is called, at its second, once its lesson is indexed', async () => {
  const { asker, courseId, first } = await budgeting()
  const chapters = [{ second: 14, title: { ar: 'التدفّقات النقدية', en: 'Cash flows' } }]
  await api.db.update(lessons).set({ chapters }).where(eq(lessons.id, first))
  expect(await indexLessons(api.db, api.storage)).toBe(1)
  expect(await find(asker, courseId, 'تدفقات')).toMatchObject({
    captions: [{ lesson_id: first, text: 'التدفّقات النقدية', position_seconds: 14 }],
  })
})

test('a lesson that the database refuses keeps no other from being found', async () => {
  const { asker, courseId, first, second } = await budgeting()
  // More different words than a search vector holds.
  const tooMuch = Array.from({ length: 150_000 }, (_, n) => `word${n}`).join(' ')
  await api.db
    .update(lessons)
    .set({ body: { en: tooMuch } })
    .where(eq(lessons.id, first))
  await api.db
    .update(lessons)
    .set({ title: { ar: 'عنوان جديد' } })
    .where(eq(lessons.id, second))
  await expect(indexLessons(api.db, api.storage)).rejects.toThrow('cannot be indexed')
  expect(await indexLessons(api.db, api.storage)).toBe(0)
  expect(await find(asker, courseId, 'عنوان')).toMatchObject({ lessons: [{ lesson_id: second }] })
})

test('an excerpt begins shortly before the first word that was found', () => {
  const words = Array.from({ length: 100 }, (_, n) => `كلمة${n}`)
  const text = words.with(50, 'الهدف').join(' ')
  expect(excerptOf(text, 'هدف').split(' ').slice(0, 9).join(' ')).toBe(
    [...words.slice(42, 50), 'الهدف'].join(' '),
  )
  expect(excerptOf('قصير', 'غائب')).toBe('قصير')
})
