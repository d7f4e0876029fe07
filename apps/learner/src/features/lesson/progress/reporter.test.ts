import { ApiError } from '@masar/api-sdk'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ProgressReporter, sendLeftOver } from './reporter.ts'
import { mergeSegments, playedBetween } from './segments.ts'
import { memoryWaitingStore } from './waiting-store.ts'

const answer = (uncounted: number[][] = []) => ({
  data: { is_completed: false, position_seconds: 0, watched_seconds: 1, course_percent: 0, uncounted },
  meta: undefined,
})
const away = new ApiError('network', 0, { code: 'network' })
const refused = new ApiError('answer', 403, { code: 'not_enrolled' })
type Send = ConstructorParameters<typeof ProgressReporter>[0]['send']
const send = vi.fn<Send>()
const onAnswer = vi.fn()
/** What every report says beside what it is about. */
const said = { sent_at: 1_700_000_100, opened: '1700000000.signed' }
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_100_900)
  send.mockReset().mockResolvedValue(answer())
  onAnswer.mockReset()
})

function reporterOf(tab = 'a') {
  const store = memoryWaitingStore()
  const reporter = new ProgressReporter({
    user: 1,
    lesson: 7,
    course: 3,
    tab,
    opened: '1700000000.signed',
    store: Promise.resolve(store),
    send,
    onAnswer,
  })
  return { store, reporter }
}

test.each([
  [10, 10.25, 0.25, 1, [100, 103]],
  [10, 40, 0.25, 1, null],
  [40, 10, 0.25, 1, null],
  [10, 13, 1, 3, [100, 130]],
  [10, 11, 1.2, 1, [100, 110]],
] as const)('from %s to %s in %s s at speed %s, %j was played', (from, to, elapsed, rate, segment) =>
  expect(playedBetween(from, to, elapsed, rate)).toEqual(segment),
)

test('segments that touch are one', () =>
  expect(
    mergeSegments([
      [50, 60],
      [0, 20],
      [20, 30],
      [25, 28],
      [40, 40],
    ]),
  ).toEqual([
    [0, 30],
    [50, 60],
  ]))

describe('a report', () => {
  test('says what was played, when there was active time, and the last position; then nothing is left', async () => {
    const { reporter, store } = reporterOf()
    reporter.add({ segments: [[0, 30]], position: 3, active: [[10, 12]] })
    reporter.add({ segments: [[30, 50]], position: 5, active: [[12, 13]], isSeen: true })
    await reporter.flush()
    expect(send.mock.calls).toEqual([
      [7, { ...said, watched: [[0, 50]], active: [[10, 13]], position_seconds: 5, is_seen: true }],
    ])
    expect(onAnswer).toHaveBeenCalledOnce()
    await reporter.flush()
    expect(send).toHaveBeenCalledOnce()
    expect(await store.ofUser(1)).toEqual([])
    reporter.add({ active: [[20, 21]] })
    await reporter.flush()
    expect(send).toHaveBeenLastCalledWith(7, { ...said, watched: [], active: [[20, 21]] })
  })

  test('starts the clock, once', () => {
    const { reporter } = reporterOf()
    reporter.begin()
    reporter.begin()
    expect(send.mock.calls).toEqual([[7, { ...said, watched: [], active: [] }]])
  })

  test('without a network waits in the browser and goes with the next one', async () => {
    const { reporter, store } = reporterOf()
    send.mockRejectedValueOnce(away)
    reporter.add({ segments: [[0, 30]], active: [[10, 13]] })
    await reporter.flush()
    expect(await store.ofUser(1)).toMatchObject([
      { lesson: 7, segments: [[0, 30]], active: [[10, 13]], opened: said.opened },
    ])
    reporter.add({ segments: [[30, 40]], active: [[600, 601]] })
    await reporter.flush()
    expect(send).toHaveBeenLastCalledWith(7, {
      ...said,
      watched: [[0, 40]],
      active: [
        [10, 13],
        [600, 601],
      ],
    })
    expect(await store.ofUser(1)).toEqual([])
  })

  test('that follows one on its way keeps that one, too: both may be the last of the page', async () => {
    const { reporter, store } = reporterOf()
    const first = Promise.withResolvers<Awaited<ReturnType<Send>>>()
    send.mockReturnValueOnce(first.promise)
    reporter.add({ segments: [[0, 30]], isSeen: true })
    const sending = reporter.flush()
    send.mockReturnValueOnce(new Promise(() => undefined))
    reporter.add({ segments: [[50, 60]] })
    void reporter.flush()
    await vi.waitFor(async () =>
      expect(await store.ofUser(1)).toMatchObject([
        {
          segments: [
            [0, 30],
            [50, 60],
          ],
          isSeen: true,
        },
      ]),
    )
    first.resolve(answer())
    await sending
    expect(await store.ofUser(1)).toMatchObject([{ segments: [[50, 60]], isSeen: false }])
  })

  test('that the clock cut is made again with what was left', async () => {
    const { reporter } = reporterOf()
    send.mockResolvedValueOnce(answer([[50, 100]]))
    reporter.add({ segments: [[0, 100]] })
    await reporter.flush()
    await reporter.flush()
    expect(send).toHaveBeenLastCalledWith(7, { ...said, watched: [[50, 100]], active: [] })
  })

  test('that is refused is forgotten', async () => {
    const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { reporter, store } = reporterOf()
    send.mockRejectedValueOnce(refused)
    reporter.add({ segments: [[0, 30]] })
    await reporter.flush()
    await reporter.flush()
    expect(send).toHaveBeenCalledOnce()
    expect(await store.ofUser(1)).toEqual([])
    quiet.mockRestore()
  })
})

test('what its own tab has kept since stays for that tab', async () => {
  const { store } = reporterOf()
  const left = { user: 1, lesson: 8, tab: 'other', active: [], opened: null, isSeen: false }
  await store.put({ ...left, segments: [[0, 90]] })
  send.mockImplementationOnce(async () => {
    await store.put({ ...left, segments: [[0, 120]] })
    return answer()
  })
  await sendLeftOver(store, 1, 'mine', send)
  expect(await store.ofUser(1)).toMatchObject([{ segments: [[0, 120]] }])
})

test('what an earlier visit left is sent for its own person alone, and kept while there is no network', async () => {
  const { store } = reporterOf()
  const left = {
    user: 1,
    lesson: 8,
    tab: 'old',
    segments: [[0, 90] as [number, number]],
    active: [[100, 109] as [number, number]],
    opened: null,
    isSeen: false,
  }
  await store.put(left)
  await store.put({ ...left, user: 2 })
  await store.put({ ...left, tab: 'mine' })
  send.mockRejectedValueOnce(away)
  await sendLeftOver(store, 1, 'mine', send)
  expect(await store.ofUser(1)).toHaveLength(2)
  send.mockResolvedValueOnce(answer([[60, 90]]))
  await sendLeftOver(store, 1, 'mine', send)
  expect(send).toHaveBeenLastCalledWith(8, {
    watched: [[0, 90]],
    active: [[100, 109]],
    sent_at: said.sent_at,
  })
  expect((await store.ofUser(1))[0]).toMatchObject({ segments: [[60, 90]], active: [] })
  await sendLeftOver(store, 1, 'mine', send)
  expect((await store.ofUser(1)).map(({ tab }) => tab)).toEqual(['mine'])
  expect(await store.ofUser(2)).toHaveLength(1)
})
