import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrolments, learningDays, lessonProgress, lessons } from '../../db/schema/index.ts'
import { account } from '../../testing/accounts.ts'
import { endAccess } from '../../testing/catalogue.ts'
import { learnerIn } from '../../testing/progress.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const video = { kind: 'video', mediaTenths: 6_000 } as const
const beacon = { watched: [[0, 150]], seconds_seen: 15, position_seconds: 3 }
const kept = async (userId: number) => ({
  progress: (await api.db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId)))[0],
  day: (await api.db.select().from(learningDays).where(eq(learningDays.userId, userId)))[0],
})

describe('a report', () => {
  test.each([
    { watched: [[-1, 5]] },
    { watched: [[0, 2 ** 31]] },
    { watched: [[0, 1e300]] },
    { watched: [[0.5, 1]] },
    { watched: [['0) or true --', 5]] },
    { watched: [[0, 1, 2]] },
    { watched: [[null, null]] },
    { watched: Array.from({ length: 501 }, () => [0, 1]) },
    { seconds_seen: -1 },
    { seconds_seen: 3601 },
    { seconds_seen: 'NaN' },
    { position_seconds: -1 },
    { position_seconds: 86_401 },
    { user_id: 1 },
  ])('of what makes no sense is refused: %j', async body => {
    const { send, person } = await learnerIn(api, video)
    expect([400, 422]).toContain((await send(body)).statusCode)
    expect((await kept(person.id)).progress).toBeUndefined()
  })

  test('of too many parts gets an error about parts, not characters', async () => {
    const { send } = await learnerIn(api, video)
    const answer = await send({ watched: Array.from({ length: 501 }, () => [0, 1]) })
    expect(answer.json()).toMatchObject({ errors: { watched: ['Up to 500 are allowed here.'] } })
  })

  test('of parts that end before they begin, or behind the end, counts nothing of them', async () => {
    const { report, begunBefore } = await learnerIn(api, video)
    await report({ seconds_seen: 0 })
    await begunBefore(86_400)
    const odd = [
      [500, 100],
      [7, 7],
      [5_990, 864_000],
      [6_000, 864_000],
      [0, 0],
    ]
    expect(await report({ watched: odd })).toMatchObject({ watched_seconds: 1, uncounted: [] })
  })

  test('that claims a day at once counts what the clock allows, however often it is sent', async () => {
    const { send, person, begunBefore } = await learnerIn(api, { kind: 'video', mediaTenths: 864_000 }, 2)
    await send({ seconds_seen: 1 })
    await begunBefore(60)
    const claim = { watched: [[0, 864_000]], seconds_seen: 3_600 }
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(claim)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const { progress, day } = await kept(person.id)
    // Three times the time since the first report and a little more; of active time the minute, and what the test itself took.
    expect(progress?.watchedTenths).toBeLessThan(30 * (60 + 30) + 50)
    expect(progress?.secondsSeen).toBeLessThan(1 + 60 + 30)
    expect(day?.seconds).toBe(progress?.secondsSeen)
  })

  test('of a lesson of others, or of a course that is not one’s own, is not found', async () => {
    const { lessonId, person } = await learnerIn(api, video)
    const stranger = await account(api)
    const path = `/client-api/v1/lessons/${lessonId}/progress`
    expect((await api.as(stranger.token)('PUT', path, beacon)).statusCode).toBe(403)
    const other = await learnerIn(api, video)
    expect((await other.send(beacon, lessonId)).statusCode).toBe(403)
    for (const id of [stranger.id, other.person.id, person.id])
      expect((await kept(id)).progress).toBeUndefined()
  })

  test('of a retired lesson is none; what was done in it stays', async () => {
    const { send, report, person, lessonId } = await learnerIn(api, video, 2)
    const { watched_seconds: watched } = await report(beacon)
    await api.db
      .update(lessons)
      .set({ retiredAt: sql`now()` })
      .where(eq(lessons.id, lessonId))
    expect((await send(beacon)).statusCode).toBe(404)
    expect((await kept(person.id)).progress?.watchedTenths).toBe(watched * 10)
  })

  test('that presses the button of a video keeps nothing of what it claims beside that', async () => {
    const { send, report, person } = await learnerIn(api, video)
    await report({ seconds_seen: 0 })
    const answer = await send({ ...beacon, is_completed: true })
    expect(answer.json()).toMatchObject({ code: 'lesson_unfinished' })
    expect((await kept(person.id)).progress).toMatchObject({ watched: '{}', completedAt: null, position: 0 })
  })
})

test('while the access ends, reports count or are refused, and none counts afterwards', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { send, person, courseId, begunBefore } = await learnerIn(api, video, 2)
    await send({ watched: [], seconds_seen: 5 })
    await begunBefore(600)
    const acts = [
      () => send({ watched: [[0, 100]], seconds_seen: 5 }),
      () => endAccess(api, person.id, courseId),
      () => send({ watched: [[100, 200]], seconds_seen: 5 }),
      () => send({ watched: [[200, 300]], seconds_seen: 5 }),
    ]
    const answers = await Promise.all(
      [...acts.slice(round % 4), ...acts.slice(0, round % 4)].map(act => act()),
    )
    const statuses = answers.map(answer => (answer as { statusCode?: number } | undefined)?.statusCode ?? 200)
    expect(statuses.every(status => status === 200 || status === 403)).toBe(true)
    const before = await kept(person.id)
    expect((await send({ watched: [[300, 400]], seconds_seen: 5 })).statusCode).toBe(403)
    expect(await kept(person.id)).toEqual(before)
    const [enrolment] = await api.db.select().from(enrolments).where(eq(enrolments.userId, person.id))
    expect(enrolment).toMatchObject({ percent: 0, completedAt: null })
  }
})

test.each([
  ['one large claim', () => [[[0, 6_000]]]],
  ['many small ones', () => Array.from({ length: 240 }, (_, n) => [[n * 25, n * 25 + 25]])],
  ['each as much as the slack', () => Array.from({ length: 120 }, (_, n) => [[n * 50, n * 50 + 50]])],
] as const)(
  'a minute of crafted reports is three minutes and five seconds of video: %s',
  async (_, claims) => {
    const { report, send, begunBefore } = await learnerIn(api, video)
    await report({ watched: [] })
    const began = performance.now()
    await begunBefore(60)
    for (const watched of claims()) await send({ watched })
    const { watched_seconds: watched, is_completed } = await report({ watched: [[0, 6_000]] })
    expect(watched).toBeGreaterThanOrEqual(185)
    // And what the test itself took.
    expect(watched).toBeLessThanOrEqual(185.1 + (3 * (performance.now() - began)) / 1000)
    expect(is_completed).toBe(false)
  },
)
