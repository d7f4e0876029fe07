import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lessons, liveSessions } from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { callsOf, classroom } from '../../../testing/discussions.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const link = 'https://meet.example.com/j/123?pwd=abc'
const live = (lessonCount = 1) => classroom(api, lessonCount, {}, { kind: 'live' })
const span = (from: number, to: number) => ({
  starts_at: minutes(from).toISOString(),
  ends_at: minutes(to).toISOString(),
})
/** As if the lesson had been set to be held then, so many minutes from now. */
const hold = (lessonId: number, from: number, to: number, row: object = {}) =>
  api.db
    .insert(liveSessions)
    .values({ lessonId, startsAt: minutes(from), endsAt: minutes(to), joinUrl: link, ...row })
    .onConflictDoUpdate({
      target: liveSessions.lessonId,
      set: { startsAt: minutes(from), endsAt: minutes(to), cancelledAt: null, ...row },
    })

describe('the way in', () => {
  const readers = async () => {
    const { asker, teacher, lessonIds } = await live()
    const [id = 0] = lessonIds
    const read = async (by: { call: typeof asker.call }) =>
      (await by.call('GET', `/lessons/${id}`)).data as { live: object; completed_by: string }
    return { asker, teacher, id, read }
  }

  test.each([
    [20, 80, 'upcoming', false],
    [14, 80, 'open', true],
    [-10, 50, 'under_way', true],
    [-90, -1, 'over', false],
  ])('of a lesson from %i to %i minutes from now is shown while open', async (from, to, state, told) => {
    const { asker, teacher, id, read } = await readers()
    await hold(id, from, to)
    for (const reader of [asker, teacher]) {
      const { live } = await read(reader)
      expect(live).toMatchObject({ state, join_url: told ? link : null })
    }
    // A free preview is read by everyone, but joined by none of them.
    const stranger = callsOf(api, await account(api))
    expect((await read(stranger)).live).toMatchObject({ state, join_url: null })
    const listed = await teacher.call('GET', '/teaching/live-lessons')
    expect(listed.data).toMatchObject([
      { id, state, join_host: 'meet.example.com', join_url: told ? link : null, learners: 2 },
    ])
    if (!told) expect(JSON.stringify([await read(asker), listed])).not.toContain('pwd=abc')
  })

  test('does not list a cancelled lesson, and the clock says when the next state comes', async () => {
    const { asker, id, read } = await readers()
    expect(await read(asker)).toMatchObject({ live: null, completed_by: 'button' })
    await hold(id, 20, 80)
    const before = await read(asker)
    expect(before.live).toMatchObject({ needed_seconds: 1800, attended_seconds: 0, moved_from: null })
    expect(before.completed_by).toBe('attending')
    const { changes_in_seconds: wait } = before.live as { changes_in_seconds: number }
    expect([wait > 295, wait <= 300]).toEqual([true, true])
    await hold(id, 5, 80, { cancelledAt: new Date() })
    // No one waits for a session that is not held: the button completes it.
    expect(await read(asker)).toMatchObject({
      live: { state: 'cancelled', join_url: null, changes_in_seconds: null },
      completed_by: 'button',
    })
  })
})

describe('the time', () => {
  test('is moved or cancelled twenty times a day, since its learners are notified each time', async () => {
    const { teacher, lessonIds } = await live()
    const move = (from: number) => teacher.call('PUT', `/lessons/${lessonIds[0]}/live`, span(from, from + 60))
    for (let n = 0; n < 20; n += 1) expect((await move(600 + n)).status).toBe(200)
    const refused = await move(700)
    expect([refused.status, refused.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    expect((await teacher.call('POST', `/lessons/${lessonIds[0]}/live/cancel`)).code).toBe(
      'too_many_requests',
    )
    const [kept] = await api.db
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.lessonId, lessonIds[0] ?? 0))
    expect([kept?.sequence, kept?.cancelledAt]).toEqual([19, null])
  })

  test('is set, moved and cancelled by the course’s instructor, and by no one else', async () => {
    const { asker, teacher, lessonIds } = await live()
    const { teacher: another } = await live()
    const [id = 0] = lessonIds
    const set = (by: typeof teacher, body: object) => by.call('PUT', `/lessons/${id}/live`, body)
    const at = span(60, 120)
    expect((await asker.call('PUT', `/lessons/${id}/live`, at)).code).toBe('forbidden')
    expect((await set(another, at)).code).toBe('not_found')
    expect((await another.call('POST', `/lessons/${id}/live/cancel`)).code).toBe('not_found')
    expect((await teacher.call('POST', `/lessons/${id}/live/cancel`)).code).toBe('not_found')
    expect(await set(teacher, { ...at, join_url: link })).toMatchObject({
      status: 200,
      data: { ...at, state: 'upcoming', join_host: 'meet.example.com', join_url: null },
    })
    const row = async () => {
      const [session] = await api.db.select().from(liveSessions).where(eq(liveSessions.lessonId, id))
      return session
    }
    const page = async () =>
      ((await asker.call('GET', `/lessons/${id}`)).data as { live: Record<string, unknown> }).live
    // The same once more, or another link, is no other time.
    await set(teacher, at)
    expect(await row()).toMatchObject({ joinUrl: link, sequence: 0 })
    const later = span(180, 240)
    await set(teacher, later)
    expect(await row()).toMatchObject({ joinUrl: link, sequence: 1 })
    expect(await page()).toMatchObject({ moved_from: at.starts_at, starts_at: later.starts_at })
    for (const state of ['cancelled', 'cancelled'])
      expect((await teacher.call('POST', `/lessons/${id}/live/cancel`)).data).toMatchObject({ state })
    expect(await row()).toMatchObject({ sequence: 2 })
    // Held after all, and where it was at first: nothing has moved.
    await set(teacher, { ...at, join_url: null })
    expect(await row()).toMatchObject({ sequence: 3, cancelledAt: null, joinUrl: null, movedFrom: null })

    await hold(id, -120, -60)
    expect((await teacher.call('POST', `/lessons/${id}/live/cancel`)).code).toBe('live_over')
  })

  test('of a lesson under way can end later, and its link can be mended', async () => {
    const { teacher, lessonIds } = await live()
    const [id = 0] = lessonIds
    await hold(id, -30, 30)
    const [row] = await api.db.select().from(liveSessions).where(eq(liveSessions.lessonId, id))
    const starts_at = row?.startsAt.toISOString()
    const longer = { starts_at, ends_at: minutes(60).toISOString(), join_url: 'https://other.example.com/1' }
    expect(await teacher.call('PUT', `/lessons/${id}/live`, longer)).toMatchObject({
      status: 200,
      data: { state: 'under_way', join_url: 'https://other.example.com/1' },
    })
    expect(
      (await teacher.call('PUT', `/lessons/${id}/live`, { starts_at, ends_at: minutes(-1).toISOString() }))
        .code,
    ).toBe('validation')
  })

  test.each([
    ['a time that is over', { ...span(-60, 60) }, 'starts_at', 'Choose a time that is still to come.'],
    ['an end before the start', span(60, 30), 'ends_at', 'The end must be later than the start.'],
    ['a day and a night', span(60, 60 + 13 * 60), 'ends_at', 'It can last 12 hours at most.'],
    ['plain http', { ...span(60, 90), join_url: 'http://meet.example.com/1' }, 'join_url', 'https://'],
    ['no address', { ...span(60, 90), join_url: 'meet me' }, 'join_url', 'https://'],
    ['a script', { ...span(60, 90), join_url: 'javascript:alert(1)' }, 'join_url', 'https://'],
    [
      'turned letters',
      { ...span(60, 90), join_url: 'https://a.example.com/\u202e1' },
      'join_url',
      'https://',
    ],
    [
      'a name and a password',
      { ...span(60, 90), join_url: 'https://omar:secret@meet.example.com/1' },
      'join_url',
      'name or a password',
    ],
  ])('is refused with %s, in both languages', async (_, body, field, message) => {
    const { teacher, lessonIds } = await live()
    const answers = await Promise.all(
      (['en', 'ar'] as const).map(async locale => {
        const answer = await api.as(teacher.token, locale)(
          'PUT',
          `/client-api/v1/lessons/${lessonIds[0]}/live`,
          body,
        )
        expect(answer.statusCode).toBe(422)
        const { errors } = answer.json<{ errors: Record<string, string[]> }>()
        expect(Object.keys(errors)).toEqual([field])
        return errors[field]?.join(' ') ?? ''
      }),
    )
    expect(answers[0]).toContain(message)
    expect(answers[1]).toMatch(/[\u0600-\u06ff]/u)
    expect(await api.db.$count(liveSessions, eq(liveSessions.lessonId, lessonIds[0] ?? 0))).toBe(0)
  })

  test('is of live lessons alone', async () => {
    const { teacher, lessonIds } = await classroom(api, 1)
    const [id = 0] = lessonIds
    expect((await teacher.call('PUT', `/lessons/${id}/live`, span(60, 90))).code).toBe('not_found')
    expect((await teacher.call('PUT', `/lessons/${id}/live`, { ...span(60, 90), more: 1 })).status).toBe(400)
    await api.db.update(lessons).set({ kind: 'live', retiredAt: new Date() }).where(eq(lessons.id, id))
    expect((await teacher.call('PUT', `/lessons/${id}/live`, span(60, 90))).code).toBe('not_found')
  })
})
