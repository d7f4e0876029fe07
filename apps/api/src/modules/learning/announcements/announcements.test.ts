import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  announcementRecipients,
  announcements,
  enrolments,
  lessonProgress,
  notifications,
} from '../../../db/schema/index.ts'
import { account, company, instructor } from '../../../testing/accounts.ts'
import { endAccess, enrol } from '../../../testing/catalogue.ts'
import { callsOf, classroom, newKey } from '../../../testing/discussions.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { assign, employee } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { deliverNotices, workOnNotices } from '../../platform/notifications/notify-many.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

type Room = Awaited<ReturnType<typeof classroom>>
interface Listed {
  id: number
  title: string
  content: unknown
  author: { name: string }
  sending: { audience: string; people: number; lesson: object | null; withdrawn_at: string | null } | null
}
const ar = { title: 'موعد الاختبار', body: 'يفتح **الأحد**.' }
const en = { title: 'When the exam is', body: 'It opens on **Sunday**.' }

/** Sends as the teacher of a room. */
async function send({ courseId, teacher }: Room, body: object, key = newKey()) {
  const answer = await api.as(teacher.token)(
    'POST',
    `/client-api/v1/courses/${courseId}/announcements`,
    body,
    { 'idempotency-key': key },
  )
  const { data, code } = answer.json<{ data?: { id: number; people: number }; code?: string }>()
  return { status: answer.statusCode, data, code, retryAfter: Number(answer.headers['retry-after']) }
}
const list = async (who: Room['asker'], { courseId }: Room, locale: 'ar' | 'en' = 'ar') =>
  (await who.call('GET', `/courses/${courseId}/announcements`, undefined, locale)).data as Listed[]
const reach = async ({ courseId, teacher }: Room, query: string) =>
  (
    (await teacher.call('GET', `/courses/${courseId}/announcements/audience?${query}`)).data as {
      people: number
    }
  ).people
const deliver = () => runJobs(api, [deliverNotices], runner => runner.handle(deliverNotices, workOnNotices))

test('every learner is notified once in their language, and reads it with those who come later', async () => {
  const room = await classroom(api)
  const key = newKey()
  const sent = await send(room, { audience: 'all', ar, en }, key)
  expect(sent).toMatchObject({ status: 200, data: { people: 2 } })
  expect(await send(room, { audience: 'all', ar, en }, key)).toEqual(sent)
  await deliver()
  const told = await api.db
    .select({ userId: notifications.userId, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.kind, 'announcement'), sql`data->>'course_id' = ${String(room.courseId)}`))
  const link = `/announcements/${room.courseId}#announcement-${sent.data?.id}`
  expect(told.toSorted((a, b) => a.userId - b.userId)).toEqual(
    [room.asker, room.other].map(({ id }) => ({ userId: id, link })),
  )
  const titles = async (locale: 'ar' | 'en') =>
    ((await room.asker.call('GET', '/notifications', undefined, locale)).data as { title: string }[])[0]
      ?.title
  expect(await titles('ar')).toContain(ar.title)
  expect(await titles('en')).toContain(en.title)

  const later = await room.learner()
  for (const who of [room.asker, later]) {
    const [first, ...more] = await list(who, room, 'en')
    expect(first).toMatchObject({ title: en.title, sending: null })
    expect(JSON.stringify(first?.content)).toContain('["strong",{},"Sunday"]')
    expect(more).toEqual([])
  }
  expect((await list(room.teacher, room))[0]).toMatchObject({
    title: ar.title,
    sending: { audience: 'all', people: 2, lesson: null, withdrawn_at: null },
  })
})

test('what is written in one language is read in it by everybody', async () => {
  const room = await classroom(api)
  await send(room, { audience: 'all', ar })
  expect((await list(room.asker, room, 'en'))[0]?.title).toBe(ar.title)
})

test('it goes to those who have not begun, are stuck at a lesson, or are late, and no one else reads it', async () => {
  const room = await classroom(api)
  const [lesson = 0] = room.lessonIds
  const { asker, other } = room
  const fresh = await room.learner()
  await api.db.insert(lessonProgress).values({ userId: other.id, lessonId: lesson, courseId: room.courseId })
  const at = (userId: number, days: number) =>
    api.db
      .update(enrolments)
      .set({ lastLessonId: lesson, lastSeenAt: new Date(Date.now() - days * 86_400_000) })
      .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, room.courseId)))
  await at(other.id, 8)
  await at(asker.id, 6)
  expect(await reach(room, 'audience=all')).toBe(3)
  expect(await reach(room, 'audience=not_started')).toBe(1)
  expect(await reach(room, `audience=stuck&lesson_id=${lesson}`)).toBe(1)
  await at(asker.id, 7.1)
  expect(await reach(room, `audience=stuck&lesson_id=${lesson}`)).toBe(2)
  expect(await reach(room, `audience=stuck&lesson_id=${room.lessonIds[1]}`)).toBe(0)

  const owner = await company(api)
  for (const [person, dueOn] of [
    [asker, '2026-01-31'],
    [other, '2999-01-31'],
  ] as const) {
    const id = await employee(api, owner.companyId, { userId: person.id })
    await assign(api, owner.companyId, id, room.courseId, { dueOn })
  }
  expect(await reach(room, 'audience=late')).toBe(1)

  const sent = await send(room, { audience: 'stuck', lesson_id: lesson, ar, en })
  expect(sent.data?.people).toBe(2)
  expect(await list(other, room)).toHaveLength(1)
  expect(await list(fresh, room)).toEqual([])
  expect(await list(await room.learner(), room)).toEqual([])
  expect((await list(room.teacher, room))[0]?.sending).toMatchObject({
    audience: 'stuck',
    lesson: { id: lesson, title: 'درس 1' },
  })
})

test('a course has two within seven days, however many are sent at once, and the third gets the date of the next', async () => {
  const room = await classroom(api)
  const sent = await Promise.all([1, 2, 3, 4].map(() => send(room, { audience: 'all', en })))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429])
  const refused = sent.find(({ status }) => status === 429)
  expect(refused?.code).toBe('announcements_used_up')
  expect(refused?.retryAfter).toBeGreaterThan(6.9 * 86_400)
  const audience = (
    await room.teacher.call('GET', `/courses/${room.courseId}/announcements/audience?audience=all`)
  ).data as { left: number; next_at: string }
  expect(audience.left).toBe(0)
  expect(Date.parse(audience.next_at)).toBeGreaterThan(Date.now() + 6.9 * 86_400_000)

  // The first leaves the seven days; one that was taken back still counts.
  const first = sent.find(({ status }) => status === 200)?.data?.id ?? 0
  await api.db
    .update(announcements)
    .set({ createdAt: new Date(Date.now() - 7.01 * 86_400_000) })
    .where(eq(announcements.id, first))
  const next = await send(room, { audience: 'all', en })
  expect(next.status).toBe(200)
  expect((await room.teacher.call('DELETE', `/announcements/${next.data?.id}`)).status).toBe(200)
  expect((await send(room, { audience: 'all', en })).code).toBe('announcements_used_up')
  expect((await list(room.asker, room)).map(({ id }) => id)).not.toContain(next.data?.id)
  expect((await list(room.teacher, room))[0]?.sending?.withdrawn_at).toMatch(/^20/)
})

test('a title is one line of what is seen, and a text of invisible characters is empty', async () => {
  const room = await classroom(api)
  for (const [part, text] of [
    ['title', '\u202e\u2066'],
    ['title', '\u200b \u0007'],
    ['body', '\u200b\n\u2069'],
  ] as const)
    for (const [language, words] of Object.entries({ ar, en })) {
      const answer = await api.as(room.teacher.token)(
        'POST',
        `/client-api/v1/courses/${room.courseId}/announcements`,
        { audience: 'all', [language]: { ...words, [part]: text } },
        { 'idempotency-key': newKey() },
      )
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([`${language}.${part}`])
    }
  const body = '<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>'
  await send(room, {
    audience: 'all',
    en: { title: ' Two\r\nBcc: a@example.com \u202egro.live\u0007 ', body },
  })
  const [sent] = await list(room.asker, room)
  expect(sent?.title).toBe('Two Bcc: a@example.com gro.live')
  // Markup is words.
  expect(sent?.content).toEqual([body])
})

test('bad input changes nothing: no text, no such lesson, no recipient, another’s course', async () => {
  const room = await classroom(api)
  const elsewhere = await classroom(api)
  const [foreign = 0] = elsewhere.lessonIds
  expect((await send(room, { audience: 'all' })).code).toBe('malformed')
  expect((await send(room, { audience: 'all', ar: { title: ' ', body: 'نص' } })).status).toBe(422)
  expect((await send(room, { audience: 'stuck', ar })).code).toBe('malformed')
  expect((await send(room, { audience: 'all', lesson_id: room.lessonIds[0], ar })).code).toBe('malformed')
  expect((await send(room, { audience: 'stuck', lesson_id: foreign, ar })).code).toBe('not_found')
  expect((await send(room, { audience: 'late', ar })).code).toBe('nobody_to_tell')
  expect((await send({ ...room, courseId: elsewhere.courseId }, { audience: 'all', ar })).code).toBe(
    'not_found',
  )
  expect((await send({ ...room, teacher: room.asker as never }, { audience: 'all', ar })).code).toBe(
    'forbidden',
  )
  expect(await api.db.$count(announcements, eq(announcements.courseId, room.courseId))).toBe(0)

  const sent = await send(room, { audience: 'all', ar })
  const other = await instructor(api)
  expect((await callsOf(api, other).call('DELETE', `/announcements/${sent.data?.id}`)).code).toBe('not_found')
  const stranger = callsOf(api, await account(api))
  expect((await stranger.call('GET', `/courses/${room.courseId}/announcements`)).code).toBe('not_enrolled')
})

test('who may not learn it any more is not written to, nor does who has left stay on its list', async () => {
  const room = await classroom(api)
  await endAccess(api, room.other.id, room.courseId)
  const sent = await send(room, { audience: 'all', ar })
  expect(sent.data?.people).toBe(1)
  expect((await room.other.call('GET', `/courses/${room.courseId}/announcements`)).code).toBe('not_enrolled')
  await enrol(api, room.other.id, room.courseId)
  expect(await list(room.other, room)).toHaveLength(1)
  expect((await api.as(room.asker.token)('GET', '/client-api/v1/auth/data')).body).toContain(ar.title)
  await room.asker.call('DELETE', '/auth/delete-account')
  expect(await api.db.$count(announcementRecipients, eq(announcementRecipients.userId, room.asker.id))).toBe(
    0,
  )
})
