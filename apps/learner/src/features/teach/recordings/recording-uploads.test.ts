import { ApiError } from '@masar/api-sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partBytes } from '../../uploads/transfer.ts'
import type { RecordingCalls } from './api.ts'
import { memoryRecordings, type RecordingStore } from './recording-store.ts'
import { RecordingUploads } from './recording-uploads.ts'
import { TimeLeft } from './time-left.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const errorResponse = (status: number, code: string, data?: unknown) =>
  new ApiError('answer', status, {
    code,
    message: `no: ${code}`,
    ...(data !== undefined && { data: data as never }),
  })

/** A service in memory, as far as recordings go. */
function service() {
  const files = new Map<string, { size: number; received: number }>()
  const keys = new Map<string, string>()
  const state = { isAway: false, refuses: null as ApiError | null, sent: [] as number[], begun: 0 }
  // So many parts go through, and the others wait.
  let allowed = Infinity
  let goOn = () => {}
  const gate = new Promise<void>(resolve => {
    goOn = () => {
      allowed = Infinity
      resolve()
    }
  })
  const calls: RecordingCalls = {
    begin: async ({ key, blob }) => {
      if (state.isAway) throw new ApiError('network', 0, {})
      const id = keys.get(key) ?? `recording-${keys.size + 1}`
      keys.set(key, id)
      if (!files.has(id)) files.set(id, { size: blob.size, received: 0 })
      state.begun += 1
      return { id }
    },
    send: async (_, id, offset, part, signal) => {
      if (part.size > 0 && state.sent.length >= allowed) await gate
      signal.throwIfAborted()
      if (state.isAway) throw new ApiError('network', 0, {})
      const file = files.get(id)
      if (!file) throw errorResponse(404, 'not_found')
      if (offset !== file.received) throw errorResponse(409, 'upload_offset', { received: file.received })
      if (state.refuses && part.size > 0) throw state.refuses
      file.received += part.size
      if (part.size > 0) state.sent.push(offset)
    },
    cancel: async (_, id) => void files.delete(id),
  }
  return {
    files,
    state,
    calls,
    allow: (parts: number) => {
      allowed = parts
    },
    goOn: () => goOn(),
  }
}

const open = (calls: RecordingCalls, store: RecordingStore = memoryRecordings(), onChanged = () => {}) =>
  new RecordingUploads({ user: 1, calls, store: async () => store, onChanged })
const film = (bytes = 4 * partBytes) => new File([new Uint8Array(bytes)], 'lesson.mp4')

test('a recording is sent whole, and the page is notified', async () => {
  const { calls, files } = service()
  const [store, onChanged] = [memoryRecordings(), vi.fn()]
  const uploads = open(calls, store, onChanged)
  uploads.add(7, film())
  expect(uploads.state()[7]).toMatchObject({ state: 'sending', name: 'lesson.mp4', part: 0 })
  await vi.waitFor(() => expect(uploads.state()).toEqual({}))
  expect([...files.values()]).toEqual([{ size: 4 * partBytes, received: 4 * partBytes }])
  expect(await store.ofUser(1)).toEqual([])
  expect(onChanged).toHaveBeenCalledTimes(2)
})

test('paused, it stays so through a reload; it goes on where it stopped', async () => {
  const { calls, files, state, allow, goOn } = service()
  allow(1)
  const store = memoryRecordings()
  const uploads = open(calls, store)
  uploads.add(7, film())
  await vi.waitFor(() => expect(state.sent).toEqual([0]))
  uploads.pause(7)
  goOn()
  expect(uploads.state()[7]).toMatchObject({ state: 'paused' })
  await vi.waitFor(async () => expect(await store.ofUser(1)).toMatchObject([{ isPaused: true }]))
  const reloaded = open(calls, store)
  await reloaded.start()
  expect(reloaded.state()[7]).toMatchObject({ state: 'paused' })
  reloaded.resume(7)
  await vi.waitFor(() => expect(reloaded.state()).toEqual({}))
  expect(state.begun).toBe(1)
  expect(state.sent.slice(0, 2)).toEqual([0, partBytes])
  expect([...files.values()]).toEqual([{ size: 4 * partBytes, received: 4 * partBytes }])
})

test('without a network it waits, and goes on when there is one', async () => {
  const { calls, state } = service()
  const uploads = open(calls)
  state.isAway = true
  uploads.add(7, film())
  await vi.waitFor(() => expect(uploads.state()[7]?.state).toBe('offline'))
  state.isAway = false
  uploads.online()
  await vi.waitFor(() => expect(uploads.state()).toEqual({}))
})

test('the same file, chosen on another device, goes on with what the service has', async () => {
  const { calls, files, state } = service()
  files.set('begun-elsewhere', { size: 4 * partBytes, received: 2 * partBytes })
  const uploads = open(calls)
  uploads.add(7, film(), 'begun-elsewhere')
  await vi.waitFor(() => expect(uploads.state()).toEqual({}))
  expect([state.begun, state.sent[0]]).toEqual([0, 2 * partBytes])
})

test('an upload that the API has dropped starts over', async () => {
  const { calls, state } = service()
  const uploads = open(calls)
  uploads.add(7, film(), 'swept')
  await vi.waitFor(() => expect(uploads.state()).toEqual({}), { timeout: 5000 })
  expect(state.begun).toBe(1)
})

test('what the service refuses is said, and is kept no longer', async () => {
  const { calls, state } = service()
  const store = memoryRecordings()
  const uploads = open(calls, store)
  state.refuses = errorResponse(415, 'recording_kind_refused')
  uploads.add(7, film())
  await vi.waitFor(() =>
    expect(uploads.state()[7]).toMatchObject({ state: 'refused', message: 'no: recording_kind_refused' }),
  )
  await vi.waitFor(async () => expect(await store.ofUser(1)).toEqual([]))
  await uploads.cancel(7)
  expect(uploads.state()).toEqual({})
})

test('cancelled, it is taken back from the service and the browser', async () => {
  const { calls, files, state, allow, goOn } = service()
  allow(1)
  const store = memoryRecordings()
  const uploads = open(calls, store)
  uploads.add(7, film())
  await vi.waitFor(() => expect(state.sent.length).toBeGreaterThan(0))
  await uploads.cancel(7)
  goOn()
  expect([uploads.state(), files.size]).toEqual([{}, 0])
  expect(await store.ofUser(1)).toEqual([])
})

test('another person’s recordings are neither sent nor shown', async () => {
  const store = memoryRecordings()
  await store.put({ lesson: 7, key: 'k', user: 2, name: 'x', blob: film(), isPaused: false, id: null })
  const { calls, state } = service()
  const uploads = open(calls, store)
  await uploads.start()
  expect([uploads.state(), state.begun]).toEqual([{}, 0])
})

test('the time left is that of the last half minute’s pace', () => {
  const left = new TimeLeft()
  expect(left.mark(0, 1000, 0)).toBeNull()
  expect(left.mark(100, 1000, 1000)).toBeNull()
  expect(left.mark(200, 1000, 4000)).toBe(16)
  expect(left.mark(300, 1000, 40_000)).toBeNull()
  expect(left.mark(900, 1000, 46_000)).toBe(1)
})
