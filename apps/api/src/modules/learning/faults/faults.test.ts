import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessonFaultReports, lessonFaults, lessons, notifications } from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { callsOf, classroom, newKey } from '../../../testing/discussions.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const video = { kind: 'video', media: 'a.mp4' } as const
const told = (userId: number) =>
  api.db
    .select({ link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'lesson_fault')))

test('reports of one place are one fault, notified to the instructor once with the place, until it is resolved', async () => {
  const { asker, other, teacher, lessonIds } = await classroom(api, 2, {}, video)
  const [lesson = 0] = lessonIds
  const report = (by: typeof asker, body: object) => by.call('POST', `/lessons/${lesson}/faults`, body)
  const at = { kind: 'wrong', position_seconds: 62 }
  const answers = await Promise.all([
    report(asker, { ...at, text: 'المجموع 14' }),
    report(other, { ...at, position_seconds: 65, text: '\u202Eالجمع\u200B خطأ' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await report(asker, { ...at, text: 'المجموع 15 وليس 14' })
  await report(asker, { kind: 'unclear' })
  expect(await told(teacher.id)).toHaveLength(2)
  const list = async () =>
    (await teacher.call('GET', `/lessons/${lesson}/faults`)).data as { id: number; texts: string[] }[]
  const [first, second, ...more] = await list()
  expect(first).toMatchObject({ kind: 'wrong', quote: null, report_count: 2 })
  expect(first?.texts.toSorted()).toEqual(['الجمع خطأ', 'المجموع 15 وليس 14'].toSorted())
  expect([second, more]).toMatchObject([{ kind: 'unclear', report_count: 1, texts: [] }, []])
  expect(JSON.stringify([first, second])).not.toContain(asker.name)

  expect((await asker.call('POST', `/faults/${first?.id}/resolve`)).code).toBe('forbidden')
  expect((await teacher.call('POST', `/faults/${first?.id}/resolve`)).status).toBe(200)
  expect((await teacher.call('POST', `/faults/${first?.id}/resolve`)).code).toBe('not_found')
  expect(await list()).toHaveLength(1)
  await report(other, at)
  expect(await told(teacher.id)).toHaveLength(3)
  expect((await told(teacher.id)).at(-1)).toEqual({ link: `/lesson/${lesson}?at=62` })
})

test('it takes an open lesson, one place, and no more than twenty a day', async () => {
  const { asker, teacher, lessonIds } = await classroom(api, 2, { lessonOrder: 'sequential' })
  const [open = 0, closed = 0] = lessonIds
  const report = (body: object, lesson = open) => asker.call('POST', `/lessons/${lesson}/faults`, body)
  expect((await report({ kind: 'broken' }, closed)).code).toBe('lesson_closed')
  expect((await report({ kind: 'broken', position_seconds: 3 })).code).toBe('malformed')
  expect((await report({ kind: 'other' })).status).toBe(422)
  expect((await asker.call('GET', `/lessons/${open}/faults`)).code).toBe('forbidden')
  const stranger = callsOf(api, await account(api))
  expect((await stranger.call('POST', `/lessons/${open}/faults`, { kind: 'wrong' })).code).toBe(
    'not_enrolled',
  )
  expect((await report({ kind: 'wrong', quote: 'نصّ الدرس' })).status).toBe(200)
  // The same words, written otherwise.
  expect((await report({ kind: 'wrong', quote: 'نصُّ  الدرس' })).status).toBe(200)
  expect(await api.db.$count(lessonFaults, eq(lessonFaults.lessonId, open))).toBe(1)
  for (let n = 0; n < 18; n += 1) await report({ kind: 'wrong', quote: `كلمة ${n}` })
  const last = await Promise.all([1, 2, 3].map(n => report({ kind: 'unclear', quote: `كلمة ${n}` })))
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 429, 429])
  expect(last.find(({ status }) => status === 429)?.code).toBe('faults_used_up')
  expect((await teacher.call('GET', `/lessons/${open}/faults`)).data).toHaveLength(20)
  expect((await report({ kind: 'wrong', quote: 'نصّ الدرس', text: 'بكلمات أخرى' })).status).toBe(200)
})

test('what a person reported is in their data, and goes with the account', async () => {
  const { asker, other, lessonIds } = await classroom(api)
  const path = `/lessons/${lessonIds[0]}/faults`
  await asker.call('POST', path, { kind: 'wrong', text: 'كلام من عندي' })
  for (const person of [asker, other]) await person.call('POST', path, { kind: 'broken' })
  expect((await api.as(asker.token)('GET', '/client-api/v1/auth/data')).body).toContain('كلام من عندي')
  await asker.call('DELETE', '/auth/delete-account')
  expect(await api.db.$count(lessonFaultReports, sql`user_id = ${asker.id}`)).toBe(0)
  // What no one else has reported is gone: the next to report it is the first.
  const left = await api.db
    .select({ kind: lessonFaults.kind })
    .from(lessonFaults)
    .where(eq(lessonFaults.lessonId, lessonIds[0] ?? 0))
  expect(left).toEqual([{ kind: 'broken' }])
})

test('of the recording of a live lesson a second is a place, as of a video; of one that has none it is not', async () => {
  const { asker, lessonIds } = await classroom(api, 2, {}, { kind: 'live' })
  const [held = 0, recorded = 0] = lessonIds
  await api.db.update(lessons).set({ media: 'recordings/a.mp4' }).where(eq(lessons.id, recorded))
  const fault = { kind: 'broken', position_seconds: 3 }
  expect((await asker.call('POST', `/lessons/${held}/faults`, fault)).code).toBe('malformed')
  expect((await asker.call('POST', `/lessons/${recorded}/faults`, fault)).status).toBe(200)
  const question = { key: newKey(), text: 'Why here?', position_seconds: 3 }
  expect((await asker.call('POST', `/lessons/${held}/questions`, question)).code).toBe('malformed')
  expect((await asker.call('POST', `/lessons/${recorded}/questions`, question)).status).toBe(200)
})
