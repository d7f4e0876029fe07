import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notes } from '../../../db/schema/index.ts'
import { account, unique, type Account } from '../../../testing/accounts.ts'
import { curriculum, endAccess, enrol } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface NoteData {
  id: number
  text: string
  revision: number
  lesson_title?: string
}
const newKey = () => `key-of-note-${unique()}`

/** Calls of one person: the status, then the data or the code. */
function callsOf({ token }: Account) {
  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    locale: 'ar' | 'en' = 'ar',
  ) => {
    const answer = await api.as(token, locale)(method, `/client-api/v1${path}`, body)
    const { data, code, meta } = answer.json<{ data?: never; code?: string; meta?: never }>()
    return { status: answer.statusCode, data: data as unknown, code, meta: meta as unknown }
  }
  const write = async (lessonId: number, text: string, more: object = {}) => {
    const { data } = await call('POST', `/lessons/${lessonId}/notes`, { key: newKey(), text, ...more })
    return data as NoteData
  }
  return { call, write }
}

async function learner(lessonCount = 3, lessonRow = {}) {
  const course = await curriculum(api, lessonCount, {}, lessonRow)
  const person = await account(api)
  await enrol(api, person.id, course.courseId)
  return { ...course, person, ...callsOf(person) }
}

test('a note is made once under its key, changed by who has read it last, and deleted', async () => {
  const { call, lessonIds } = await learner()
  const path = `/lessons/${lessonIds[1]}/notes`
  const body = { key: newKey(), text: 'الأولى', position_seconds: 83 }
  const made = await call('POST', path, body)
  expect(made).toMatchObject({
    status: 200,
    data: { lesson_id: lessonIds[1], text: 'الأولى', position_seconds: 83, quote: null, revision: 1 },
  })
  const { id } = made.data as NoteData
  expect((await call('POST', path, { ...body, text: 'أُرسلت مرة أخرى' })).data).toEqual(made.data)

  const changed = await call('PATCH', `/notes/${id}`, { text: 'الثانية', revision: 1 })
  expect(changed.data).toMatchObject({ text: 'الثانية', revision: 2 })
  // The answer was lost, and the request is repeated.
  expect((await call('PATCH', `/notes/${id}`, { text: 'الثانية', revision: 1 })).data).toEqual(changed.data)
  const stale = await call('PATCH', `/notes/${id}`, { text: 'من جهاز آخر', revision: 1 })
  expect([stale.status, stale.code, stale.data]).toEqual([409, 'note_changed', { note: changed.data }])
  expect((await call('GET', path)).data).toEqual([changed.data])

  expect((await call('DELETE', `/notes/${id}`)).status).toBe(200)
  expect((await call('DELETE', `/notes/${id}`)).code).toBe('not_found')
  expect((await call('PATCH', `/notes/${id}`, { text: 'س', revision: 2 })).code).toBe('not_found')
  expect((await call('GET', path)).data).toEqual([])
})

test('is its owner’s alone: others see none, and can neither change nor delete it', async () => {
  const { write, call, courseId, lessonIds, person } = await learner()
  const { id } = await write(lessonIds[1] ?? 0, 'سرّي')
  const other = await account(api)
  await enrol(api, other.id, courseId)
  const theirs = callsOf(other)
  expect((await theirs.call('GET', `/lessons/${lessonIds[1]}/notes`)).data).toEqual([])
  expect((await theirs.call('GET', `/courses/${courseId}/notes`)).data).toEqual([])
  expect((await theirs.call('GET', '/notes?q=سري')).data).toEqual([])
  expect((await theirs.call('PATCH', `/notes/${id}`, { text: 'لي', revision: 1 })).code).toBe('not_found')
  expect((await theirs.call('DELETE', `/notes/${id}`)).code).toBe('not_found')
  expect((await call('GET', `/lessons/${lessonIds[1]}/notes`)).data).toMatchObject([{ id, text: 'سرّي' }])
  const data = await api.as(person.token)('GET', '/client-api/v1/auth/data')
  expect(data.body).toContain('سرّي')
  expect((await api.as(other.token)('GET', '/client-api/v1/auth/data')).body).not.toContain('سرّي')
  await api.as(person.token)('DELETE', '/client-api/v1/auth/delete-account')
  expect(await api.db.$count(notes, eq(notes.id, id))).toBe(0)
})

test('needs access to be made, and none to be read, changed and deleted', async () => {
  const { write, call, courseId, lessonIds, person } = await learner()
  const lesson = lessonIds[1] ?? 0
  const { id } = await write(lesson, 'قبل الانتهاء')
  await endAccess(api, person.id)
  const more = { key: newKey(), text: 'بعده' }
  expect((await call('POST', `/lessons/${lesson}/notes`, more)).code).toBe('not_enrolled')
  // Nor at a free preview: who only tries a lesson keeps no notes.
  expect((await call('POST', `/lessons/${lessonIds[0]}/notes`, more)).code).toBe('not_enrolled')
  expect((await call('POST', '/lessons/999999/notes', more)).code).toBe('not_found')
  expect((await call('GET', `/courses/${courseId}/notes`)).data).toMatchObject([{ id }])
  expect((await call('GET', '/notes')).data).toMatchObject([{ id: courseId, note_count: 1 }])
  expect((await call('PATCH', `/notes/${id}`, { text: 'معدّلة', revision: 1 })).status).toBe(200)
  expect((await call('DELETE', `/notes/${id}`)).status).toBe(200)
  const closed = await learner(2, { opensAt: new Date('2999-01-01') })
  expect((await closed.call('POST', `/lessons/${closed.lessonIds[1]}/notes`, more)).code).toBe(
    'lesson_closed',
  )
})

test('has a length, one place, and a thousand beside it in a course, however many come at once', async () => {
  const { call, lessonIds, person } = await learner()
  const path = `/lessons/${lessonIds[2]}/notes`
  const post = (more: object) => call('POST', path, { key: newKey(), text: 'نص', ...more })
  expect((await post({ text: 'س'.repeat(5000) })).status).toBe(200)
  const unseen = ['\u200b\u200f', ' \u202e\u2066\n', '\u3164\u2800'].map(text => ({ text }))
  for (const wrong of [
    { text: 'س'.repeat(5001) },
    { text: ' \n' },
    ...unseen,
    { quote: '' },
    { key: 'short' },
  ])
    expect((await post(wrong)).status).toBe(422)
  expect((await post({ text: '👩‍👧' })).status).toBe(200)
  expect((await post({ position_seconds: 1, quote: 'كلمات' })).code).toBe('malformed')
  await api.db.execute(
    sql`insert into notes (user_id, lesson_id, text) select ${person.id}, ${lessonIds[0]}, 'ملاحظة ' || n from generate_series(1, 996) n`,
  )
  const codes = (await Promise.all([1, 2, 3, 4].map(() => post({})))).map(({ code }) => code)
  expect(codes.filter(code => code === undefined)).toHaveLength(2)
  expect(codes.filter(code => code === 'notes_full')).toHaveLength(2)
})

test('a course’s notes come in the order of lessons and seconds, page by page, and are found folded', async () => {
  const { write, call, courseId, lessonIds } = await learner()
  const [first = 0, second = 0] = lessonIds
  await write(second, 'في الثانية 90', { position_seconds: 90 })
  await write(second, 'عن الدرس كلّه')
  await write(second, 'عند كلام منه', { quote: 'الميزانيّة أوّلًا' })
  await write(second, 'في الثانية 5', { position_seconds: 5 })
  const full = await write(first, 'زيادة 100% في إدارةِ المال')
  const texts = async (query: string, locale: 'ar' | 'en' = 'ar') =>
    ((await call('GET', `/courses/${courseId}/notes${query}`, undefined, locale)).data as NoteData[]).map(
      ({ text, lesson_title: title }) => `${title}: ${text}`,
    )
  const inOrder = [
    'درس 1: زيادة 100% في إدارةِ المال',
    'درس 2: عن الدرس كلّه',
    'درس 2: عند كلام منه',
    'درس 2: في الثانية 5',
    'درس 2: في الثانية 90',
  ]
  expect(await texts('')).toEqual(inOrder)
  expect(await texts('?q=المال اداره', 'en')).toEqual(['Lesson 1: زيادة 100% في إدارةِ المال'])
  expect(await texts('?q=ميزانيه')).toEqual(['درس 2: عند كلام منه'])
  expect(await texts('?q=١٠٠%25')).toEqual(inOrder.slice(0, 1))
  expect(await texts('?q=9%25')).toEqual([])
  await call('PATCH', `/notes/${full.id}`, { text: 'غيرها', revision: 1 })
  expect(await texts('?q=اداره')).toEqual([])

  await Promise.all(Array.from({ length: 97 }, (_, n) => write(second, `س ${n}`, { position_seconds: 100 })))
  const page = await call('GET', `/courses/${courseId}/notes`)
  const { next_cursor: cursor, total } = page.meta as { next_cursor: string; total: number }
  const rest = await call('GET', `/courses/${courseId}/notes?cursor=${cursor}`)
  const ids = [...(page.data as NoteData[]), ...(rest.data as NoteData[])].map(({ id }) => id)
  expect([total, ids.length, new Set(ids).size]).toEqual([102, 102, 102])
  expect(rest.meta).toMatchObject({ next_cursor: null, total: 102 })
  expect((await call('GET', '/notes?q=الثانية')).data).toMatchObject([{ id: courseId, note_count: 2 }])
})
