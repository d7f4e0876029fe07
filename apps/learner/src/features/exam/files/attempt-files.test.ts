import { ApiError } from '@masar/api-sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partBytes } from '../../uploads/transfer.ts'
import type { FileCalls } from './api.ts'
import { AttemptFiles } from './attempt-files.ts'
import { memoryFiles, type FileStore } from './file-store.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const offline = () => new ApiError('network', 0, {})
const errorResponse = (status: number, code: string, data?: unknown) =>
  new ApiError('answer', status, {
    code,
    message: `no: ${code}`,
    ...(data !== undefined && { data: data as never }),
  })

/** A service in memory, as far as files go. */
function service() {
  const files = new Map<string, { size: number; received: number }>()
  const keys = new Map<string, string>()
  const state = { isAway: false, refuses: null as ApiError | null, sent: [] as number[] }
  const demand = () => {
    if (state.isAway) throw offline()
  }
  const calls: FileCalls = {
    begin: async ({ key, blob }) => {
      demand()
      const id = keys.get(key) ?? `file-${keys.size + 1}`
      keys.set(key, id)
      if (!files.has(id)) files.set(id, { size: blob.size, received: 0 })
      return { id }
    },
    send: async (id, offset, part) => {
      demand()
      const file = files.get(id)
      if (!file) throw errorResponse(404, 'not_found')
      if (offset !== file.received) throw errorResponse(409, 'upload_offset', { received: file.received })
      if (state.refuses && part.size > 0) throw state.refuses
      file.received += part.size
      state.sent.push(part.size)
    },
    remove: async id => {
      demand()
      files.delete(id)
    },
    link: async id => `/media/answers/${id}`,
  }
  return { files, keys, state, calls }
}

const open = (calls: FileCalls, store: FileStore = memoryFiles(), user = 1, onLockLost = () => {}) =>
  new AttemptFiles([{ id: 5 }], {
    attempt: 7,
    user,
    holder: 'a-tab',
    calls,
    store,
    now: () => '2026-11-21T10:00:00.000Z',
    onLockLost,
  })
const file = (name: string, size: number) => new File([new Uint8Array(size)], name)
const arrived = (files: AttemptFiles) => vi.waitFor(() => expect(files.underWay).toBe(0))

test('a chosen file goes in parts and then belongs to the answer; nothing of it is kept here any more', async () => {
  const { state, calls } = service()
  const store = memoryFiles()
  const files = open(calls, store)
  files.add(5, [file('a.pdf', partBytes + 10)])
  expect(files.underWay).toBe(1)
  await arrived(files)
  expect(state.sent).toEqual([partBytes, 10])
  expect(files.state().stored[5]).toMatchObject([{ name: 'a.pdf', is_whole: true }])
  await vi.waitFor(async () => expect(await store.ofAttempt(7)).toEqual([]))
})

test('without a network it waits here, also through a reload, and goes on where it stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { files: there, state, calls } = service()
  const store = memoryFiles()
  const before = open(calls, store)
  const send = calls.send
  calls.send = async (id, offset, part, signal) => {
    if (offset > 0) state.isAway = true
    return send(id, offset, part, signal)
  }
  before.add(5, [file('a.pdf', 3 * partBytes)])
  await vi.waitFor(() => expect(before.state().outgoing).toMatchObject([{ state: 'offline' }]))
  before.stop()
  calls.send = send
  state.isAway = false
  state.sent.length = 0
  const after = open(calls, store)
  await after.start()
  await arrived(after)
  expect(state.sent).toEqual([partBytes, partBytes])
  expect([...there.values()]).toEqual([{ size: 3 * partBytes, received: 3 * partBytes }])
})

test('another person’s files in this browser are neither sent nor shown', async () => {
  const { state, calls } = service()
  const store = memoryFiles()
  state.isAway = true
  const theirs = open(calls, store, 2)
  theirs.add(5, [file('secret.pdf', 10)])
  await vi.waitFor(() => expect(theirs.state().outgoing[0]?.state).toBe('offline'))
  theirs.stop()
  state.isAway = false
  const mine = open(calls, store)
  await mine.start()
  expect(mine.state().outgoing).toEqual([])
  expect(await store.ofAttempt(7)).toHaveLength(1)
})

test('what the service refuses says why, holds nothing up, and is let go of', async () => {
  const { state, calls } = service()
  const store = memoryFiles()
  const files = open(calls, store)
  state.refuses = errorResponse(415, 'file_kind_refused')
  files.add(5, [file('a.pdf', 10)])
  await vi.waitFor(() =>
    expect(files.state().outgoing).toMatchObject([{ state: 'refused', message: 'no: file_kind_refused' }]),
  )
  expect(files.underWay).toBe(0)
  await vi.waitFor(async () => expect(await store.ofAttempt(7)).toEqual([]))
})

test('an upload that the API has dropped starts over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { files: there, keys, state, calls } = service()
  const store = memoryFiles()
  const before = open(calls, store)
  const send = calls.send
  calls.send = async () => {
    throw offline()
  }
  before.add(5, [file('a.pdf', 10)])
  await vi.waitFor(() => expect(before.state().outgoing).toMatchObject([{ state: 'offline' }]))
  before.stop()
  there.clear()
  calls.send = send
  const after = open(calls, store)
  await after.start()
  await vi.waitFor(() => expect(after.underWay).toBe(0), 10_000)
  expect(keys.size).toBe(2)
  expect(state.sent).toEqual([10])
})

test('another tab writes: nothing more goes from here, and it is said', async () => {
  const { calls } = service()
  calls.begin = async () => {
    throw errorResponse(409, 'attempt_taken_over')
  }
  const onLockLost = vi.fn()
  const files = open(calls, memoryFiles(), 1, onLockLost)
  files.add(5, [file('a.pdf', 10)])
  await vi.waitFor(() => expect(onLockLost).toHaveBeenCalledOnce())
  expect(files.underWay).toBe(1)
})

test('a cancelled upload is taken back from the service as well', async () => {
  const { files: there, state, calls } = service()
  const files = open(calls)
  const send = calls.send
  calls.send = async (...given) => {
    await send(...given)
    state.isAway = true
  }
  files.add(5, [file('a.pdf', 2 * partBytes)])
  await vi.waitFor(() => expect(files.state().outgoing[0]?.state).toBe('offline'))
  state.isAway = false
  await files.cancel(files.state().outgoing[0]?.key ?? '')
  expect(files.state().outgoing).toEqual([])
  expect(there.size).toBe(0)
})

test('an attempt that has ended leaves nothing in this browser', async () => {
  const { state, calls } = service()
  state.isAway = true
  const store = memoryFiles()
  const files = open(calls, store)
  files.add(5, [file('a.pdf', 10)])
  await vi.waitFor(() => expect(files.state().outgoing[0]?.state).toBe('offline'))
  files.forget()
  expect(files.underWay).toBe(0)
  await vi.waitFor(async () => expect(await store.ofAttempt(7)).toEqual([]))
})
