import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { openPendingStore } from './open-store.ts'
import { takeFromParting, writeAtParting } from './parting.ts'
import { memoryStore, type PendingAnswer } from './pending-store.ts'

const answer = (part: Partial<PendingAnswer> = {}): PendingAnswer => ({
  user: 1,
  attempt: 7,
  question: 1,
  holder: 'a-tab',
  value: { text: 'كتابة' },
  revision: 2,
  madeAt: '2026-11-28T10:00:00.000Z',
  ...part,
})

afterEach(async () => {
  await (await openPendingStore()).clear(7)
  localStorage.clear()
})

test('an answer that was written as its page was left is there when the store is opened next', async () => {
  writeAtParting([answer(), answer({ question: 2, value: null })])
  const store = await openPendingStore()
  expect(await store.ofAttempt(7)).toEqual([answer(), answer({ question: 2, value: null })])
  expect(localStorage).toHaveLength(0)
})

test('a newer one that was stored in time stays', async () => {
  await (await openPendingStore()).put(answer({ revision: 3 }))
  writeAtParting([answer()])
  expect(await (await openPendingStore()).ofAttempt(7)).toEqual([answer({ revision: 3 })])
})

test('it replaces an older one', async () => {
  await (await openPendingStore()).put(answer({ revision: 1, value: { text: 'ك' } }))
  writeAtParting([answer()])
  expect(await (await openPendingStore()).ofAttempt(7)).toEqual([answer()])
})

test('what is no answer is thrown away, and a full browser loses nothing else', async () => {
  localStorage.setItem('masar-exam-parting/7/1', '{"attempt":7')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeAtParting([answer(), answer({ question: 2 })])
  expect(warn).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
  expect(await (await openPendingStore()).ofAttempt(7)).toEqual([answer({ question: 2 })])
  expect(localStorage).toHaveLength(0)
})

test('of one attempt, the answers of others stay where they are', async () => {
  const store = memoryStore()
  writeAtParting([answer(), answer({ attempt: 71 })])
  await takeFromParting(store, 7)
  expect([await store.ofAttempt(7), await store.ofAttempt(71)]).toEqual([[answer()], []])
  expect(Object.keys(localStorage)).toEqual(['masar-exam-parting/71/1'])
})
