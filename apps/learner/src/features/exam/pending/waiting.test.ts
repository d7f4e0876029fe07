import { ApiError } from '@masar/api-sdk'
import { describe, expect, test, vi } from 'vitest'
import { memoryStore, type PendingAnswer } from './pending-store.ts'
import type { sendAnswer } from './send-answer.ts'
import { discardWaiting, sendWaiting } from './waiting.ts'

const madeAt = '2026-11-21T10:00:00.000Z'
const answer = (question: number, part: Partial<PendingAnswer> = {}): PendingAnswer => ({
  user: 1,
  attempt: 7,
  question,
  holder: 'a-tab',
  value: { option: 'a' },
  revision: 2,
  madeAt,
  ...part,
})

async function storeOf(...answers: PendingAnswer[]) {
  const store = memoryStore()
  for (const one of answers) await store.put(one)
  return store
}
const taking = () =>
  vi.fn<typeof sendAnswer>(
    async () =>
      ({
        data: { revision: 2, saved_at: madeAt, server_time: madeAt, deadline_at: null },
        meta: undefined,
      }) as unknown as Awaited<ReturnType<typeof sendAnswer>>,
  )
const refusing = (status: number, code: string) =>
  vi.fn<typeof sendAnswer>(() =>
    Promise.reject(new ApiError(status === 0 ? 'network' : 'answer', status, { code })),
  )

describe('P-04: what waits of a person’s answers', () => {
  test('is sent as the tab that took it would, and then forgotten', async () => {
    const store = await storeOf(answer(1), answer(2, { value: null }))
    const send = taking()
    expect(await sendWaiting(store, 1, send)).toBe(0)
    expect(send.mock.calls).toEqual([
      [7, 1, { holder: 'a-tab', value: { option: 'a' }, revision: 2, made_at: madeAt }],
      [7, 2, { holder: 'a-tab', value: null, revision: 2, made_at: madeAt }],
    ])
    expect(await store.ofUser(1)).toEqual([])
  })

  test('is another person’s secret: neither sent, nor counted, nor discarded', async () => {
    const theirs = answer(1, { user: 2 })
    const store = await storeOf(theirs)
    const send = taking()
    expect(await sendWaiting(store, 1, send)).toBe(0)
    await discardWaiting(store, 1)
    expect(send).not.toHaveBeenCalled()
    expect(await store.ofAttempt(7)).toEqual([theirs])
  })

  test.each([
    ['without a connection', 0, 'network'],
    ['when the service is away', 503, 'unavailable'],
    ['when another device writes', 409, 'attempt_taken_over'],
  ])('%s stays until it is discarded', async (_, status, code) => {
    const store = await storeOf(answer(1), answer(2))
    expect(await sendWaiting(store, 1, refusing(status, code))).toBe(2)
    expect(await store.ofUser(1)).toHaveLength(2)
    await discardWaiting(store, 1)
    expect(await store.ofUser(1)).toEqual([])
  })

  test.each([
    [409, 'revision_stale'],
    [409, 'question_passed'],
    [409, 'attempt_closed'],
    [404, 'not_found'],
  ])('that the service will never take (%i %s) is forgotten', async (status, code) => {
    const store = await storeOf(answer(1))
    expect(await sendWaiting(store, 1, refusing(status, code))).toBe(0)
    expect(await store.ofUser(1)).toEqual([])
  })

  test('counts as waiting when the service takes too long', async () => {
    const store = await storeOf(answer(1))
    expect(await sendWaiting(store, 1, () => new Promise(() => {}), 10)).toBe(1)
  })

  test('keeps a change that was made while it was sent', async () => {
    const store = await storeOf(answer(1))
    const send = taking()
    send.mockImplementationOnce(async (...given) => {
      await store.put(answer(1, { revision: 3 }))
      return taking()(...given)
    })
    expect(await sendWaiting(store, 1, send)).toBe(1)
  })
})
