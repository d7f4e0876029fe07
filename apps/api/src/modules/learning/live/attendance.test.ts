import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lessons, liveSessions, liveVisits } from '../../../db/schema/index.ts'
import { endAccess } from '../../../testing/catalogue.ts'
import { classroom } from '../../../testing/discussions.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const live = (lessonCount = 1) => classroom(api, lessonCount, {}, { kind: 'live' })
/** As if the lesson had been set to be held then, so many minutes from now. */
const hold = (lessonId: number, from: number, to: number, row: object = {}) =>
  api.db
    .insert(liveSessions)
    .values({ lessonId, startsAt: minutes(from), endsAt: minutes(to), ...row })
    .onConflictDoUpdate({
      target: liveSessions.lessonId,
      set: { startsAt: minutes(from), endsAt: minutes(to), cancelledAt: null, ...row },
    })

describe('attendance', () => {
  const room = async () => {
    const { asker, other, teacher, courseId, lessonIds } = await live(2)
    const [id = 0] = lessonIds
    const visit = (by: { call: typeof asker.call }, seconds: number, key = 'a-visit-of-the-tests') =>
      by.call('PATCH', `/lessons/${id}/live/visit`, { key, seconds })
    /** As if the visits had begun so many minutes ago. */
    const begun = (ago: number, key = 'a-visit-of-the-tests') =>
      api.db
        .update(liveVisits)
        .set({ beganAt: minutes(-ago) })
        .where(eq(liveVisits.key, key))
    const attended = async () =>
      (await asker.call('GET', `/lessons/${id}`)).data as {
        live: { attended_seconds: number }
        is_completed: boolean
      }
    const list = async (query = '') =>
      (await teacher.call('GET', `/lessons/${id}/live/attendance${query}`)).data as Record<string, unknown>[]
    const correct = (userId: number, attended_seconds: number | null) =>
      teacher.call('PUT', `/lessons/${id}/live/attendance/${userId}`, { attended_seconds })
    return { asker, other, teacher, courseId, id, visit, begun, attended, list, correct }
  }

  test('is what the clock allows, in any order and however often it is reported', async () => {
    const { asker, id, visit, begun, attended } = await room()
    await hold(id, -30, 30)
    // An hour is claimed at once: the clock knows of seconds.
    expect((await visit(asker, 3600)).data).toMatchObject({ is_completed: false, needed_seconds: 1800 })
    expect((await attended()).live.attended_seconds).toBeLessThanOrEqual(5)
    await begun(20)
    for (const seconds of [600, 900, 300, 900]) await visit(asker, seconds)
    expect((await attended()).live.attended_seconds).toBe(900)
    await visit(asker, 100_000)
    const most = (await attended()).live.attended_seconds
    expect([most >= 1200, most <= 1210]).toEqual([true, true])
  })

  test('of two devices is merged, within the time of the lesson, and half of it completes the lesson', async () => {
    const { asker, courseId, id, visit, begun, attended } = await room()
    await hold(id, -20, 20)
    const [phone, laptop] = ['a-visit-by-the-phone', 'a-visit-by-the-laptop']
    for (const key of [phone, laptop]) await visit(asker, 0, key)
    await begun(30, phone)
    await begun(25, laptop)
    await api.db.execute(
      sql`update lesson_progress set started_at = started_at - interval '1 hour', active_spans = '{}' where lesson_id = ${id}`,
    )
    // From 10 minutes before the start to its 8th minute, and from 5 before to its 10th.
    await visit(asker, 18 * 60, phone)
    expect((await attended()).live.attended_seconds).toBe(8 * 60)
    expect((await visit(asker, 15 * 60, laptop)).data).toMatchObject({
      attended_seconds: 10 * 60,
      is_completed: false,
    })
    expect((await visit(asker, 25 * 60, laptop)).data).toMatchObject({
      attended_seconds: 20 * 60,
      is_completed: true,
      course_percent: 50,
    })
    expect(await attended()).toMatchObject({ is_completed: true })
    const { rows } = await api.db.execute<{ percent: number; seconds: number }>(
      sql`select e.percent, p.seconds_seen as seconds from enrolments e join lesson_progress p on p.user_id = e.user_id and p.lesson_id = ${id}
        where e.user_id = ${asker.id} and e.course_id = ${courseId}`,
    )
    expect(rows).toMatchObject([{ percent: 50 }])
    expect(rows[0]?.seconds).toBeGreaterThan(0)
  })

  test('begins while the lesson is open, for those with access; what was begun may be reported after', async () => {
    const { asker, other, teacher, courseId, id, visit, begun } = await room()
    expect((await visit(asker, 0)).code).toBe('live_not_open')
    await hold(id, 20, 80)
    expect((await visit(asker, 0)).code).toBe('live_not_open')
    await hold(id, -50, 10)
    await visit(asker, 0)
    await begun(49)
    await hold(id, -50, -1)
    expect((await visit(asker, 40 * 60)).data).toMatchObject({ attended_seconds: 2400, is_completed: true })
    expect((await visit(other, 0, 'another-visit-begun')).code).toBe('live_not_open')
    await hold(id, -50, 10, { cancelledAt: new Date() })
    expect((await visit(other, 0, 'another-visit-begun')).code).toBe('live_not_open')
    await hold(id, -50, 10, { cancelledAt: null })
    expect((await visit(teacher, 0)).code).toBe('not_enrolled')
    await endAccess(api, other.id, courseId)
    expect((await visit(other, 0)).code).toBe('not_enrolled')
    expect((await asker.call('PATCH', `/lessons/${id}/live/visit`, { key: 'x', seconds: 0 })).status).toBe(
      422,
    )
    const article = await classroom(api, 1)
    const path = `/lessons/${article.lessonIds[0]}/live/visit`
    expect((await article.asker.call('PATCH', path, { key: 'a-visit-of-the-tests', seconds: 0 })).code).toBe(
      'not_found',
    )
  })

  test('is mended by the instructor alone, who stands beside it; what it completed stays done', async () => {
    const { asker, other, teacher, id, visit, begun, attended, list, correct } = await room()
    const { teacher: another } = await live()
    await hold(id, 30, 90)
    expect((await correct(asker.id, 60)).code).toBe('live_not_open')
    await hold(id, -60, -1)
    await hold(id, -50, 10)
    await visit(asker, 0)
    await begun(10)
    await visit(asker, 600)
    await hold(id, -50, -1)
    expect(await list()).toMatchObject([
      { id: asker.id, name: asker.name, attended_seconds: 540, measured_seconds: 540, corrected_by: null },
      { id: other.id, attended_seconds: 0 },
    ])
    expect(await list(`?q=${encodeURIComponent(other.name)}`)).toHaveLength(1)
    expect((await correct(asker.id, 40 * 60)).status).toBe(200)
    expect(await list()).toMatchObject([
      { attended_seconds: 2400, measured_seconds: 540, corrected_by: teacher.name },
      {},
    ])
    expect(await attended()).toMatchObject({ is_completed: true, live: { attended_seconds: 2400 } })
    await correct(asker.id, null)
    expect(await attended()).toMatchObject({ is_completed: true, live: { attended_seconds: 540 } })
    // Never more than the lesson lasted.
    await correct(other.id, 12 * 3600)
    expect((await list())[1]).toMatchObject({ attended_seconds: 49 * 60 })
    const path = `/lessons/${id}/live/attendance`
    expect((await another.call('GET', path)).code).toBe('not_found')
    expect((await another.call('PUT', `${path}/${asker.id}`, { attended_seconds: 1 })).code).toBe('not_found')
    expect((await asker.call('GET', path)).code).toBe('forbidden')
    expect((await correct(another.id, 60)).code).toBe('not_found')
  })

  test('is nothing that a missed lesson waits for: its recording completes it, played as a video is', async () => {
    const { asker, id, attended } = await room()
    await hold(id, -90, -30)
    const progress = (watched: number[][]) => asker.call('PUT', `/lessons/${id}/progress`, { watched })
    expect((await asker.call('PUT', `/lessons/${id}/progress`, { is_completed: true })).code).toBe(
      'lesson_unfinished',
    )
    await api.db.update(lessons).set({ media: 'a.mp4', mediaTenths: 100 }).where(eq(lessons.id, id))
    expect((await progress([[0, 50]])).data).toMatchObject({ is_completed: false })
    expect(await attended()).toMatchObject({ is_completed: false, needed_seconds: 9 })
    await api.db.execute(
      sql`update lesson_progress set started_at = started_at - interval '1 minute' where lesson_id = ${id}`,
    )
    expect((await progress([[50, 95]])).data).toMatchObject({ is_completed: true })
  })

  test('is in the person’s data, and goes with the account', async () => {
    const { asker, id, visit } = await room()
    await hold(id, -30, 30)
    await visit(asker, 0)
    const data = await api.as(asker.token)('GET', '/client-api/v1/auth/data')
    expect(data.body).toContain('live_visits')
    await asker.call('DELETE', '/auth/delete-account')
    expect(await api.db.$count(liveVisits, eq(liveVisits.userId, asker.id))).toBe(0)
  })
})
