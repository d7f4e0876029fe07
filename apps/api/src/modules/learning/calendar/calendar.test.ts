import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignments, calendarFeeds, lessons, liveSessions } from '../../../db/schema/index.ts'
import { account, company } from '../../../testing/accounts.ts'
import { joined } from '../../../testing/assigning.ts'
import { endAccess, enrol } from '../../../testing/catalogue.ts'
import { callsOf, classroom } from '../../../testing/discussions.ts'
import { exam } from '../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const title = {
  ar: 'لقاء مباشر طويل العنوان؛ نراجع فيه، معًا، خطط المشاريع وسجلات المخاطر والمسار الحرج خطوة بخطوة',
  en: 'Plans; risks, and the critical path',
}
const link = 'https://meet.example.com/j/1?pwd=abc'
const start = new Date('2030-01-07T16:00:00Z')
const end = new Date('2030-01-07T17:30:00Z')

async function held() {
  const room = await classroom(api, 1, {}, { kind: 'live', title })
  const [id = 0] = room.lessonIds
  await api.db.insert(liveSessions).values({ lessonId: id, startsAt: start, endsAt: end, joinUrl: link })
  return { ...room, id }
}

/** As a calendar of others asks: without key and session. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url: url.replace(/^https?:\/\/[^/]+/, ''), headers })
const made = async (by: ReturnType<typeof callsOf>) =>
  ((await by.call('PUT', '/calendar-feed')).data as { url: string }).url

/** Reads a calendar by another implementation than the one that wrote it, and holds its lines against RFC 5545. */
function eventsIn(text: string) {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const lines = text.split('\r\n')
  expect(lines.filter(line => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([])
  // Folding cuts no character in two.
  expect(text.isWellFormed() && !text.includes('\ufffd')).toBe(true)
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  return calendar.getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      starts: event.startDate,
      ends: event.endDate,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      changed: component.getFirstPropertyValue('last-modified'),
      url: component.getFirstPropertyValue('url'),
    }
  })
}

test('a live lesson is a file: in UTC, folded and escaped, the same one after it has moved, and cancelled as such', async () => {
  const { asker, teacher, courseId, id } = await held()
  const get = (by: { token: string }, locale: 'ar' | 'en' = 'ar') =>
    api.as(by.token, locale)('GET', `/client-api/v1/lessons/${id}/calendar`)
  const answer = await get(asker)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('.ics')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.body).not.toContain('pwd=abc')
  const [event] = eventsIn(answer.body)
  expect(event).toMatchObject({ summary: `درس مباشر: ${title.ar}`, sequence: 0, status: 'CONFIRMED' })
  expect(event?.starts.toJSDate()).toEqual(start)
  expect(event?.starts.zone.tzid).toBe('UTC')
  expect(event?.ends.toJSDate()).toEqual(end)
  expect(event?.changed).not.toBeNull()
  expect(String(event?.url)).toContain(`/lesson/${id}`)
  const english = eventsIn((await get(teacher, 'en')).body)
  expect(english[0]?.summary).toBe(`Live lesson: ${title.en}`)

  const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000).toISOString()
  await teacher.call('PUT', `/lessons/${id}/live`, { starts_at: later(24), ends_at: later(25) })
  await teacher.call('POST', `/lessons/${id}/live/cancel`)
  const [cancelled] = eventsIn((await get(asker)).body)
  expect(cancelled).toMatchObject({ uid: event?.uid, sequence: 2, status: 'CANCELLED' })
  expect(cancelled?.starts.toJSDate().toISOString()).toBe(later(24))

  await endAccess(api, asker.id, courseId)
  for (const outsider of [asker, await account(api)]) expect((await get(outsider)).statusCode).toBe(404)
})

test('what a title brings with it neither breaks the calendar nor turns its words', async () => {
  const { asker, id } = await held()
  const text =
    'Plans\r\nEND:VEVENT\rATTACH:https://evil.example.com\u0085\u000b\u0007\u001b\u2028\u202etxt; a, b\\n'
  await api.db
    .update(lessons)
    .set({ title: { en: text } })
    .where(eq(lessons.id, id))
  const { body } = await ask(await made(asker))
  const [event, ...more] = eventsIn(body)
  expect(more).toEqual([])
  expect(event?.summary).toMatch(/Plans END:VEVENT ATTACH:https:\/\/evil\.example\.com +txt; a, b\\n$/)
  expect(body.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}|[\u2028\u202a-\u202e]/u)
  expect(body).not.toMatch(/^ATTACH/m)
})

test('the feed has what the person has access to: live lessons, due days, and exams that open and close', async () => {
  const { asker, teacher, courseId, id } = await held()
  await exam(api, {
    courseId,
    opensAt: new Date('2030-02-01T08:00Z'),
    closesAt: new Date('2030-02-03T08:00Z'),
  })
  const owner = await company(api)
  const worker = await joined(api, owner.companyId)
  await enrol(api, worker.userId, courseId)
  await api.db
    .insert(assignments)
    .values({ companyId: owner.companyId, employeeId: worker.id, courseId, dueOn: '2030-03-01' })
  const read = async (by: { token: string }) => {
    const answer = await ask(await made(callsOf(api, by)))
    expect(answer.statusCode).toBe(200)
    return eventsIn(answer.body)
  }
  const kinds = (events: { uid: string }[]) => events.map(({ uid }) => uid.replace(/-\d+@.*/, ''))
  const events = await read(worker)
  expect(kinds(events)).toEqual(['live', 'exam_opens', 'exam_closes', 'assignment'])
  const due = events.at(-1)
  expect([due?.starts.isDate, due?.starts.toString()]).toEqual([true, '2030-03-01'])
  expect(events[2]?.starts.toJSDate()).toEqual(new Date('2030-02-03T08:00Z'))
  expect(kinds(await read(asker))).toEqual(['live', 'exam_opens', 'exam_closes'])
  expect(kinds(await read(teacher))).toEqual(['live'])
  expect(await read(await account(api))).toEqual([])
  // A retired lesson, and a course that is closed to the person, are in it no more.
  await api.db.update(lessons).set({ retiredAt: new Date() }).where(eq(lessons.id, id))
  expect(kinds(await read(asker))).toEqual(['exam_opens', 'exam_closes'])
  await endAccess(api, asker.id, courseId)
  expect(await read(asker)).toEqual([])
})

test('the URL is returned once, stored as a hash, replaced and revoked; a refused one is not found', async () => {
  const { asker } = await held()
  expect((await asker.call('GET', '/calendar-feed')).data).toEqual({ created_at: null })
  const first = await made(asker)
  const token = new URL(first).searchParams.get('token') ?? ''
  expect(token).toHaveLength(43)
  expect((await asker.call('GET', '/calendar-feed')).data).toEqual({ created_at: expect.any(String) })
  const [row] = await api.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, asker.id))
  expect(JSON.stringify(row)).not.toContain(token)

  const answer = await ask(first)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=300',
  })
  expect(answer.body).not.toContain('pwd=abc')
  const etag = String(answer.headers.etag)
  expect((await ask(first, { 'if-none-match': etag })).statusCode).toBe(304)
  await api.db.update(liveSessions).set({ updatedAt: new Date('2029-01-01Z'), sequence: 7 })
  expect((await ask(first, { 'if-none-match': etag })).statusCode).toBe(200)

  const second = await made(asker)
  expect((await ask(first)).statusCode).toBe(404)
  expect((await ask(second)).statusCode).toBe(200)
  await asker.call('DELETE', '/calendar-feed')
  expect((await ask(second)).statusCode).toBe(404)
  expect((await ask('/client-api/v1/calendar.ics')).statusCode).toBe(422)

  await made(asker)
  await asker.call('DELETE', '/auth/delete-account')
  expect(await api.db.$count(calendarFeeds, eq(calendarFeeds.userId, asker.id))).toBe(0)
})

test('guessing addresses, or polling too often, is limited', async () => {
  const { asker } = await held()
  const url = await made(asker)
  for (let n = 0; n < 120; n += 1) await ask(url)
  expect((await ask(url)).statusCode).toBe(429)
  const wrong = []
  for (let n = 0; n < 61; n += 1)
    wrong.push((await ask(`/client-api/v1/calendar.ics?token=${'x'.repeat(43)}`)).statusCode)
  expect(wrong.at(0)).toBe(404)
  expect(wrong.at(-1)).toBe(429)
})
