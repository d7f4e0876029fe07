import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { learningDays, lessonProgress } from '../../db/schema/index.ts'
import { OpeningStamps } from '../../gateways/opening-stamps.ts'
import { learnerIn } from '../../testing/progress.ts'
import { random } from '@masar/testing/random'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { byOwnClock } from './active-time.ts'
import type { Segment } from './watching.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const article = { kind: 'article', body: { ar: 'كلمة '.repeat(3600), en: 'word '.repeat(4000) } } as const
const nowSecond = () => Math.floor(Date.now() / 1000)

/** A learner who opened a lesson so many seconds ago and has reported nothing. */
async function reader(openedBefore: number) {
  const learner = await learnerIn(api, article)
  const { lessonId, person, report } = learner
  const now = nowSecond()
  const stamps = new OpeningStamps(api.env.sessionSecret, () => (now - openedBefore) * 1000)
  const opened = stamps.stamp({ viewerId: person.id, lessonId })
  const ago = (spans: readonly Segment[]) => spans.map(([from, to]) => [now - from, now - to])
  return {
    ...learner,
    opened,
    /** @param spans seconds before now */
    send: (spans: readonly Segment[], more: object = {}) =>
      report({ active: ago(spans), sent_at: nowSecond(), opened, ...more }),
    seconds: async () =>
      (await api.db.select().from(lessonProgress).where(eq(lessonProgress.userId, person.id)))[0]
        ?.secondsSeen,
  }
}

test('what was read without a network counts when it arrives, and completes the lesson', async () => {
  const { send, seconds, page, person } = await reader(1_200)
  // Ten minutes are half of the reading time.
  expect(await send([[1_100, 600]], { is_seen: true })).toMatchObject({ is_completed: false })
  expect(await seconds()).toBe(500)
  expect(await send([[400, 300]])).toMatchObject({ is_completed: true, course_percent: 100 })
  const days = await api.db.select().from(learningDays).where(eq(learningDays.userId, person.id))
  expect(days.reduce((sum, day) => sum + day.seconds, 0)).toBe(600)
  expect(await page()).toMatchObject({ opened: expect.stringMatching(/^\d{10}\.[\w-]{43}$/) })
})

test('what arrives twice, or comes from two devices at once, counts once', async () => {
  const { send, seconds, report } = await reader(1_200)
  await send([
    [1_000, 900],
    [800, 700],
  ])
  await send([
    [1_000, 900],
    [800, 700],
  ])
  // The other device, later and of an earlier time too.
  await send([[1_100, 650]])
  expect(await seconds()).toBe(450)
  // Seconds up to now are no others than the spans that say the same.
  await send([[40, 0]])
  await report({ seconds_seen: 30 })
  expect(await seconds()).toBeLessThanOrEqual(490 + 10)
})

test('nothing counts before the lesson was opened, nor what is still to come', async () => {
  const { send, seconds } = await reader(600)
  await send([[100_000, 550]])
  expect(await seconds()).toBe(50)
  await send([[-3_600, -90_000]])
  expect(await seconds()).toBe(50)
})

test.each([
  ['no stamp', undefined],
  ['an altered one', '1000000000.x'],
  ['one of another person', 'other'],
] as const)('with %s what counts begins with the first report', async (_, stamp) => {
  const { send, seconds, lessonId, person } = await reader(3_600)
  const stamps = new OpeningStamps(api.env.sessionSecret, () => 1_000_000_000_000)
  const opened = stamp === 'other' ? stamps.stamp({ viewerId: person.id + 1, lessonId }) : stamp
  await send([[3_000, 0]], { opened })
  expect(await seconds()).toBeLessThanOrEqual(15)
  await send([[3_000, 100]], { opened })
  expect(await seconds()).toBeLessThanOrEqual(15)
})

test('a clock that is an hour wrong is put right by the moment of the report', async () => {
  const { report, opened, seconds } = await reader(1_200)
  const wrong = nowSecond() + 3_600
  await report({ active: [[wrong - 300, wrong - 200]], sent_at: wrong, opened })
  expect(await seconds()).toBe(100)
  expect(byOwnClock([[90, 100]], 110, 125)).toEqual([[90, 100]])
  expect(byOwnClock([[90, 100]], 110, 170)).toEqual([[150, 160]])
})

test('reports in any order, doubled and late, count the same seconds', async () => {
  const chance = random(20_261_128)
  const spans = Array.from({ length: 300 }, (): Segment => {
    const from = 1 + chance(80_000)
    return [from + 1 + chance(60), from]
  })
  const active = new Set(
    spans.flatMap(([from, to]) => Array.from({ length: from - to }, (_, second) => to + second)),
  )
  const shuffled = [...spans, ...spans.slice(0, 60)]
    .map(span => ({ span, at: chance(1_000_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ span }) => span)
  for (const order of [spans, shuffled]) {
    const { send, seconds } = await reader(86_400)
    for (let at = 0; at < order.length; at += 30) await send(order.slice(at, at + 30))
    expect(await seconds()).toBe(active.size)
  }
})

test('spans of more than a month ago are kept no longer, and count no more', async () => {
  const { send, seconds, person } = await reader(40 * 86_400)
  await send([[33 * 86_400, 32 * 86_400]])
  expect(await seconds()).toBe(0)
  await send([[30 * 86_400, 30 * 86_400 - 60]])
  expect(await seconds()).toBe(60)
  const [row] = await api.db.select().from(lessonProgress).where(eq(lessonProgress.userId, person.id))
  expect(row?.activeSpans).toMatch(/^\{\[\d{10},\d{10}\)\}$/)
})
