import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lessonProgress, lessons } from '../../db/schema/index.ts'
import { videoLength } from '../../gateways/video/video-file.ts'
import { curriculum } from '../../testing/catalogue.ts'
import { learnerIn } from '../../testing/progress.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { demoVideo } from '../../testing/videos.ts'
import { halfReadingSeconds } from './completion-rule.ts'
import { measureVideos } from './measuring.ts'
import { recordProgress } from './progress.ts'
import { multirangeOf, segmentsOf, type Segment } from './watching.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const video = { kind: 'video', mediaTenths: 6_000 } as const

describe('a video', () => {
  test('of which 30 seconds were watched before a jump to its end has 30 seconds', async () => {
    const { report, begunBefore, page } = await learnerIn(api, video)
    await report({ watched: [] })
    await begunBefore(60)
    await report({ watched: [[0, 300]], position_seconds: 30 })
    // The jump is no segment; what plays after it is.
    expect(await report({ watched: [[5_997, 6_000]], position_seconds: 600 })).toMatchObject({
      is_completed: false,
      watched_seconds: 30.3,
      course_percent: 0,
    })
    expect(await page()).toMatchObject({
      completed_by: 'watching',
      watched_seconds: 30.3,
      needed_seconds: 540,
      position_seconds: 600,
    })
  })

  test('is whole when two devices have played different halves, and done at its share; the button doesn’t do it', async () => {
    const { send, report, begunBefore } = await learnerIn(api, { ...video, watchShare: 80 }, 2)
    const refused = await send({ is_completed: true })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'lesson_unfinished', data: { watched_seconds: 0, needed_seconds: 480 } },
    ])
    await report({ watched: [] })
    await begunBefore(600)
    expect(await report({ watched: [[0, 2_400]] })).toMatchObject({ is_completed: false })
    expect(await report({ watched: [[2_000, 4_799]] })).toMatchObject({ is_completed: false })
    expect(await report({ watched: [[4_790, 4_800]] })).toEqual({
      is_completed: true,
      position_seconds: 0,
      watched_seconds: 480,
      uncounted: [],
      course_percent: 50,
    })
    // What was watched stays watched.
    expect(await report({ is_completed: false })).toMatchObject({ is_completed: true })
  })

  test('counts no faster than the clock; the rest is counted when it is reported again', async () => {
    const { report, begunBefore, send } = await learnerIn(api, video)
    const first = await report({
      watched: [
        [100, 3_000],
        [3_500, 6_500],
      ],
    })
    // Five seconds of slack, and what the test itself took.
    expect(first.watched_seconds).toBeGreaterThanOrEqual(5)
    expect(first.watched_seconds).toBeLessThan(100)
    const counted = Math.round(first.watched_seconds * 10)
    expect(first.uncounted).toEqual([
      [100 + counted, 3_000],
      [3_500, 6_000],
    ])
    await begunBefore(600)
    expect(await report({ watched: first.uncounted })).toMatchObject({
      watched_seconds: 540,
      is_completed: true,
    })
    for (const watched of [[[0]], [[0, -1]], [[1.5, 2]], [['0', '1']], [[0, 864_001]]])
      expect([400, 422]).toContain((await send({ watched })).statusCode)
    expect((await report({ watched: [[50, 20]] })).watched_seconds).toBe(540)
  })

  test('that is not measured, or says no length, is done by the button; one that is optional counts in nothing', async () => {
    const unmeasured = await learnerIn(api, { kind: 'video', mediaTenths: null })
    expect(await unmeasured.report({ is_completed: true })).toMatchObject({
      is_completed: true,
      course_percent: 100,
    })
    const { lessonIds, report, page } = await learnerIn(api, { kind: 'article' }, 2)
    await api.db
      .update(lessons)
      .set({ completion: 'optional' })
      .where(eq(lessons.id, lessonIds[1] ?? 0))
    expect(await report({ is_completed: true }, lessonIds[1])).toMatchObject({
      is_completed: true,
      course_percent: 0,
    })
    expect(await page(lessonIds[1])).toMatchObject({ is_optional: true })
    await report({ is_completed: false }, lessonIds[1])
    expect(await report({ is_completed: true })).toMatchObject({ course_percent: 100 })
  })

  test('is measured in its file', async () => {
    const name = await api.storage.keep(demoVideo)
    const broken = join(api.mediaFolder, 'broken.mp4')
    writeFileSync(broken, 'no video at all')
    const other = await api.storage.keep(broken)
    expect([await videoLength(api.storage, name), await videoLength(api.storage, other)]).toEqual([380, 0])
    const { lessonIds } = await curriculum(api, 1, {}, { kind: 'video', media: name })
    while ((await measureVideos(api.db, api.storage)) > 0);
    const [row] = await api.db
      .select()
      .from(lessons)
      .where(eq(lessons.id, lessonIds[0] ?? 0))
    expect(row?.mediaTenths).toBe(380)
  })
})

describe('active time', () => {
  test('is added up, and never more than the clock allows', async () => {
    const { report, begunBefore, person } = await learnerIn(api, { kind: 'article' })
    const seconds = async () =>
      (await api.db.select().from(lessonProgress).where(eq(lessonProgress.userId, person.id)))[0]?.secondsSeen
    await report({ seconds_seen: 900 })
    expect(await seconds()).toBe(15)
    await begunBefore(100)
    await report({ seconds_seen: 40 })
    await report({ seconds_seen: 40 })
    expect(await seconds()).toBeGreaterThanOrEqual(55)
    expect(await seconds()).toBeLessThan(95)
  })

  test('completes an article whose end was on screen, after half of its reading time', async () => {
    const body = { ar: 'كلمة '.repeat(180), en: 'word '.repeat(200) }
    expect([halfReadingSeconds(body.ar, 'ar'), halfReadingSeconds(body.en, 'en')]).toEqual([30, 30])
    const { report, begunBefore, page } = await learnerIn(api, { kind: 'article', body })
    expect(await report({ is_seen: true, seconds_seen: 10 })).toMatchObject({ is_completed: false })
    await begunBefore(60)
    expect(await report({ seconds_seen: 19 })).toMatchObject({ is_completed: false })
    await begunBefore(60)
    expect(await report({ seconds_seen: 1 })).toMatchObject({ is_completed: true, course_percent: 100 })
    // Undone, it starts over.
    await report({ is_completed: false })
    expect(await report({ seconds_seen: 0 })).toMatchObject({ is_completed: false })
    expect(await page()).toMatchObject({ completed_by: 'reading', is_seen: false })
  })
})

test('a file is done by the button once it was opened; where the button alone counts, at once', async () => {
  const { send, report, page } = await learnerIn(api, { kind: 'file' })
  expect((await send({ is_completed: true })).statusCode).toBe(409)
  expect(await report({ is_seen: true })).toMatchObject({ is_completed: false })
  expect(await report({ is_completed: true })).toMatchObject({ is_completed: true })
  expect(await page()).toMatchObject({ completed_by: 'opening', is_seen: true })
  const alone = await learnerIn(api, { ...video, completion: 'button' })
  expect(await alone.report({ is_completed: true })).toMatchObject({ is_completed: true })
})

test('a page of an earlier release reports as it did', async () => {
  const { call, lessonId } = await learnerIn(api, video)
  const body = { watched: [[0, 30]], seconds_seen: 3 }
  const answer = await call('PATCH', `/client-api/v1/lessons/${lessonId}/progress`, body)
  expect(answer.json()).toMatchObject({ data: { watched_seconds: 3 } })
})

test('the button has calls of its own, with the same answer and the same refusals', async () => {
  const { call, report, lessonId } = await learnerIn(api, { kind: 'file' }, 2)
  const done = (method: 'POST' | 'DELETE', id = lessonId) => call(method, `/client-api/v1/lessons/${id}/done`)
  expect((await done('POST')).json()).toMatchObject({ code: 'lesson_unfinished' })
  await report({ is_seen: true })
  expect((await done('POST')).json()).toMatchObject({ data: { is_completed: true, course_percent: 50 } })
  expect((await done('POST')).statusCode).toBe(200)
  expect((await done('DELETE')).json()).toMatchObject({ data: { is_completed: false, course_percent: 0 } })
  const other = await learnerIn(api, { kind: 'file' })
  expect((await done('POST', other.lessonId)).json()).toMatchObject({ code: 'not_enrolled' })
  expect((await done('POST', 999_999_999)).statusCode).toBe(404)
})

test('a thousand reports in any order, doubled and late, count the same seconds', async () => {
  const { courseId, lessonIds, person } = await learnerIn(api, { ...video, mediaTenths: 36_000 }, 2)
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const segments = Array.from({ length: 1_000 }, (): Segment => {
    const from = random(35_800)
    return [from, from + 1 + random(150)]
  })
  const played = new Set(
    segments.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  const shuffled = [...segments, ...segments.slice(0, 200)]
    .map(segment => ({ segment, at: random(1_000_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ segment }) => segment)
  /** Sums after each report, a few segments in each. */
  const sumsOf = async (lessonId: number, order: Segment[], size: number) => {
    const lesson = {
      id: lessonId,
      courseId,
      by: 'watching',
      lasts: 36_000,
      needed: 36_000,
      halfReading: null,
    } as const
    const send = (watched: Segment[]) => recordProgress(api.db, person.id, lesson, { watched })
    await send([])
    await api.db
      .update(lessonProgress)
      .set({ startedAt: sql`now() - interval '1 day'` })
      .where(eq(lessonProgress.lessonId, lessonId))
    const sums: number[] = []
    for (let at = 0; at < order.length; at += size)
      sums.push((await send(order.slice(at, at + size))).watched_seconds)
    return sums
  }
  const [one = 0, other = 0] = lessonIds
  const inOrder = await sumsOf(one, segments, 40)
  const mixed = await sumsOf(other, shuffled, 20)
  expect([inOrder.at(-1), mixed.at(-1)]).toEqual([played.size / 10, played.size / 10])
  expect(mixed.toSorted((a, b) => a - b)).toEqual(mixed)
  const kept = await api.db.select().from(lessonProgress).where(eq(lessonProgress.userId, person.id))
  expect(new Set(kept.map(row => row.watched)).size).toBe(1)
  expect(multirangeOf(segmentsOf(kept[0]?.watched ?? ''))).toBe(kept[0]?.watched)
})
