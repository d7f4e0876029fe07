import { ApiError } from '@masar/api-sdk'
import { expect, test, vi } from 'vitest'
import type { FileCalls } from './api.ts'
import { memoryFiles, type WaitingFile } from './file-store.ts'
import { discardWaitingFiles, sendWaitingFiles } from './waiting.ts'

const waiting = (key: string, more: Partial<WaitingFile> = {}): WaitingFile => ({
  attempt: 7,
  key,
  user: 1,
  question: 5,
  holder: 'a-tab',
  name: `${key}.pdf`,
  blob: new Blob(['%PDF']),
  madeAt: '2026-11-21T10:00:00.000Z',
  id: null,
  ...more,
})
async function storeOf(...files: WaitingFile[]) {
  const store = memoryFiles()
  for (const file of files) await store.put(file)
  return store
}
const callsWith = (send: FileCalls['send']): FileCalls => ({
  begin: async ({ key }) => ({ id: `id-${key}` }),
  send,
  remove: async () => {},
  link: async () => '/x',
})
const refusing = (status: number, code: string) =>
  callsWith(async () => {
    throw new ApiError(status === 0 ? 'network' : 'answer', status, { code })
  })

test('P-04: what waits is sent as the tab that took it would, and then forgotten', async () => {
  const store = await storeOf(waiting('a'), waiting('b', { id: 'id-b' }))
  const callsOf = vi.fn(() => callsWith(async () => {}))
  expect(await sendWaitingFiles(store, 1, callsOf)).toBe(0)
  expect(callsOf).toHaveBeenCalledWith(7, 'a-tab')
})

test('P-04: another person’s files are neither sent, nor counted, nor discarded', async () => {
  const theirs = waiting('a', { user: 2 })
  const store = await storeOf(theirs)
  const callsOf = vi.fn(() => callsWith(async () => {}))
  expect(await sendWaitingFiles(store, 1, callsOf)).toBe(0)
  await discardWaitingFiles(store, 1)
  expect(callsOf).not.toHaveBeenCalled()
  expect(await store.ofUser(2)).toEqual([theirs])
})

test.each([
  [0, 'network', 1],
  [503, 'unavailable', 1],
  [409, 'attempt_taken_over', 1],
  [409, 'attempt_closed', 0],
  [415, 'file_kind_refused', 0],
  [404, 'not_found', 0],
] as const)('P-04: after %i %s so many still wait: %i', async (status, code, left) => {
  const store = await storeOf(waiting('a'))
  expect(await sendWaitingFiles(store, 1, () => refusing(status, code))).toBe(left)
  await discardWaitingFiles(store, 1)
  expect(await store.ofUser(1)).toEqual([])
})

test('P-04: a file that takes too long counts as waiting, and its part stays', async () => {
  const store = await storeOf(waiting('a'))
  expect(await sendWaitingFiles(store, 1, () => callsWith(() => new Promise(() => {})), 10)).toBe(1)
  expect(await store.ofUser(1)).toMatchObject([{ id: 'id-a' }])
})
