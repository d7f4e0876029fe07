import { ApiError } from '@masar/api-sdk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Attempt } from '../api.ts'
import { unsent } from '../model/answers.ts'
import { memoryStore } from '../pending/index.ts'
import { AttemptSession } from './attempt-session.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
const option = (key: string) => ({ option: key })

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

/** An attempt of two questions, at a service that refuses what it is told to. */
function sit() {
  const question = (id: number) => ({ id, kind: 'single_choice', answer: null, revision: 0 })
  const attempt = {
    id: 7,
    state: 'in_progress',
    holder: 'this-tab',
    deadline_at: null,
    questions: [question(1), question(2)],
  } as unknown as Attempt
  const refused = new Map<number, ApiError>()
  const sent: number[] = []
  let submitted = 0
  const store = memoryStore()
  const server_time = new Date(start).toISOString()
  const session = new AttemptSession(
    {
      attempt,
      sessionLock: 'this-tab',
      sample: { serverTime: server_time, sentAt: start, receivedAt: start },
    },
    {
      store,
      user: 1,
      send: async (id, { revision }) => {
        sent.push(id)
        const error = refused.get(id)
        if (error) throw error
        return { data: { revision, server_time, deadline_at: null } }
      },
      look: () => Promise.reject(new Error('The attempt is not looked at.')),
      leaveSection: () => Promise.reject(new Error('There are no sections.')),
      submit: async () => {
        submitted += 1
        return { data: { receipt: 'abc' } }
      },
    },
  )
  return { session, store, refused, sent, submitted: () => submitted }
}

describe('an answer to a question that is passed', () => {
  const passed = new ApiError('answer', 409, {
    code: 'question_passed',
    message: 'forward only',
    data: { value: option('b'), revision: 4, server_time: new Date(start).toISOString() },
  })

  test('gives way to the one that is stored, is said, and waits for nothing any more', async () => {
    const { session, store, refused, sent } = sit()
    refused.set(1, passed)
    session.answer(1, option('a'))
    await vi.advanceTimersByTimeAsync(60_000)
    const { answers, rejection } = session.state()
    expect([answers[1]?.value, unsent(answers), rejection]).toEqual([option('b'), [], 'forward only'])
    expect([sent, await store.ofAttempt(7)]).toEqual([[1], []])
  })

  test('is said for a while, whatever is answered next', async () => {
    const { session, refused } = sit()
    refused.set(1, passed)
    session.answer(1, option('a'))
    await vi.advanceTimersByTimeAsync(1000)
    session.answer(2, option('b'))
    expect(session.state().rejection).toBe('forward only')
    await vi.advanceTimersByTimeAsync(20_000)
    session.answer(2, option('a'))
    expect(session.state().rejection).toBeNull()
  })

  test('keeps nobody from submitting', async () => {
    const { session, refused, submitted } = sit()
    refused.set(1, passed)
    session.answer(1, option('a'))
    await session.submit()
    expect([session.state().phase, submitted()]).toEqual(['submitted', 1])
  })
})

describe('an answer that the service will not take', () => {
  const tooLong = new ApiError('answer', 422, { code: 'validation', message: 'too long' })

  test('is said for as long as it stands there, whatever else is answered', async () => {
    const { session, refused } = sit()
    refused.set(1, tooLong)
    session.answer(1, option('a'))
    await vi.advanceTimersByTimeAsync(1000)
    session.answer(2, option('a'))
    await vi.advanceTimersByTimeAsync(1000)
    expect([session.state().rejection, unsent(session.state().answers)]).toEqual(['too long', [1]])
    refused.clear()
    session.answer(1, option('b'))
    await vi.advanceTimersByTimeAsync(1000)
    expect([session.state().rejection, unsent(session.state().answers)]).toEqual([null, []])
  })

  test('keeps the attempt open and says why, not that there is no connection', async () => {
    const { session, refused, submitted } = sit()
    refused.set(1, tooLong)
    session.answer(1, option('a'))
    await expect(session.submit()).rejects.toMatchObject({ kind: 'answer', message: 'too long' })
    expect([session.state().phase, submitted()]).toEqual(['running', 0])
  })
})

test('a rejection brings the deadline of now, as every answer of the service does', async () => {
  const { session, refused } = sit()
  const deadline_at = new Date(start + 600_000).toISOString()
  const stale = { value: option('b'), revision: 9, server_time: new Date(start).toISOString() }
  refused.set(1, new ApiError('answer', 409, { code: 'revision_stale', data: { ...stale, deadline_at } }))
  session.answer(1, option('a'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.state().deadline).toBe(deadline_at)
})

test('a tab that learns that another one has taken over is read-only at once', () => {
  const { session } = sit()
  const taken = { ...session.attempt, holder: 'another-tab' }
  session.refresh(taken, { serverTime: new Date(start).toISOString(), sentAt: start, receivedAt: start })
  session.answer(1, option('a'))
  expect([session.state().phase, session.state().answers[1]?.value]).toEqual(['lock-lost', null])
})
