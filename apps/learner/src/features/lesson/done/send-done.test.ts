import { ApiError } from '@masar/api-sdk'
import { expect, test, vi } from 'vitest'
import { memoryDoneStore, type KeptDone } from './done-store.ts'
import { sendKeptDone } from './send-done.ts'

const row = (lesson: number, part: Partial<KeptDone> = {}): KeptDone => ({
  user: 1,
  lesson,
  course: 5,
  title: `Lesson ${lesson}`,
  isCompleted: true,
  at: lesson,
  ...part,
})
const answer = {
  data: { is_completed: true, position_seconds: 0, watched_seconds: 0, uncounted: [], course_percent: 50 },
}
const away = new ApiError('network', 0, {})
type Send = Parameters<typeof sendKeptDone>[2]
const always = () => true
async function storeOf(...rows: KeptDone[]) {
  const store = memoryDoneStore()
  for (const one of rows) await store.put(one)
  return store
}

test('what was marked is sent in order, for its own person alone, and then forgotten', async () => {
  const store = await storeOf(row(8), row(7), row(9, { user: 2 }), row(6, { isCompleted: false, at: 99 }))
  const send = vi.fn<Send>(async () => answer)
  const { sent } = await sendKeptDone(store, 1, send, always)
  expect(send.mock.calls).toEqual([
    [7, { is_completed: true }],
    [8, { is_completed: true }],
    [6, { is_completed: false }],
  ])
  expect(sent.map(({ row: { lesson } }) => lesson)).toEqual([7, 8, 6])
  expect(await store.ofUser(1)).toEqual([])
  expect(await store.ofUser(2)).toHaveLength(1)
})

test('of a button that was pressed again the last counts, also while the first is under way', async () => {
  const store = await storeOf(row(7), row(7, { isCompleted: false, at: 10 }))
  const send = vi.fn<Send>(async () => {
    if (send.mock.calls.length === 1) await store.put(row(7, { at: 11 }))
    return answer
  })
  await sendKeptDone(store, 1, send, always)
  expect(await store.ofUser(1)).toEqual([row(7, { at: 11 })])
  await sendKeptDone(store, 1, send, always)
  expect(send.mock.calls.map(([, body]) => body.is_completed)).toEqual([false, true])
  expect(await store.ofUser(1)).toEqual([])
})

test.each([
  ['without a network', away],
  ['when the service is away', new ApiError('answer', 503, {})],
  ['when it takes too long', new ApiError('timeout', 0, {})],
  ['when one has to sign in again', new ApiError('answer', 401, {})],
  ['when it is too much at once', new ApiError('answer', 429, {})],
])('%s all of it waits, in order', async (_, error) => {
  const store = await storeOf(row(7), row(8))
  const send = vi.fn<Send>(() => Promise.reject(error))
  expect(await sendKeptDone(store, 1, send, always)).toEqual({ sent: [], refused: [], away: error })
  expect(send).toHaveBeenCalledOnce()
  expect(await store.ofUser(1)).toHaveLength(2)
})

test('what the API rejects is reported, never sent again, and blocks nothing', async () => {
  const error = new ApiError('answer', 403, { code: 'not_enrolled' })
  const store = await storeOf(row(7), row(8))
  const send = vi.fn<Send>(async lesson => {
    if (lesson === 7) throw error
    return answer
  })
  const outcome = await sendKeptDone(store, 1, send, always)
  expect(outcome.refused).toEqual([{ row: row(7), error }])
  expect(outcome.sent.map(({ row: { lesson } }) => lesson)).toEqual([8])
  expect(await store.ofUser(1)).toEqual([])
})

test('nothing is sent any more once another person has signed in', async () => {
  const store = await storeOf(row(7), row(8))
  let person = 1
  const send = vi.fn<Send>(async () => {
    person = 2
    return answer
  })
  await sendKeptDone(store, 1, send, user => user === person)
  expect(send).toHaveBeenCalledOnce()
  expect(await store.ofUser(1)).toEqual([row(8)])
})

test('of two tabs one sends, and the other finds nothing left', async () => {
  const turns = new Map<string, Promise<unknown>>()
  const request = (name: string, act: () => Promise<unknown>) => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(act)
    turns.set(name, turn)
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const store = await storeOf(row(7), row(8))
  const send = vi.fn<Send>(async () => answer)
  const tabs = [sendKeptDone(store, 1, send, always), sendKeptDone(store, 1, send, always)]
  expect((await Promise.all(tabs)).map(({ sent }) => sent.length)).toEqual([2, 0])
  expect(send).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
