import { ApiError } from '@masar/api-sdk'
import { memoryStore, type PendingStore } from '../pending/index.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Attempt } from '../api.ts'
import { unsent } from '../model/answers.ts'
import { AttemptSession } from './attempt-session.ts'
import type { AttemptPorts } from './attempt-state.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
const option = (key: string) => ({ option: key })

const unanswered = { prompts: [], options: [], other: null, answer: null, revision: 0 }

function attempt(part: Partial<Attempt> = {}): Attempt {
  const question = (id: number) => ({
    id,
    position: id,
    kind: 'single_choice' as const,
    points: 1,
    body: '',
    ...unanswered,
  })
  return {
    id: 7,
    exam_id: 3,
    title: '',
    number: 1,
    state: 'in_progress',
    is_overdue: false,
    holder: 'this-tab',
    navigation: 'free',
    questions_per_page: 1,
    started_at: new Date(start).toISOString(),
    deadline_at: new Date(start + 60_000).toISOString(),
    deadline_reason: 'time_limit',
    server_time: new Date(start).toISOString(),
    allowances: [],
    tools: [],
    section: null,
    questions: [question(1), question(2)],
    ...part,
  }
}

/** A service that stores, can be unreachable, and can refuse. */
function service() {
  const keys: string[] = []
  const stored = new Map<number, { value: unknown; revision: number }>()
  const world = {
    isAway: false,
    rejection: null as ApiError | null,
    extra: 0,
    ahead: 0,
    submitted: 0,
    sent: 0,
    stored,
  }
  const answer = () => {
    if (world.isAway) throw new ApiError('network', 0, {})
    if (world.rejection) throw world.rejection
  }
  const ports: Omit<AttemptPorts, 'store' | 'user'> = {
    send: async (question, { value, revision }) => {
      world.sent += 1
      await Promise.resolve()
      answer()
      stored.set(question, { value, revision })
      return {
        data: {
          revision,
          server_time: new Date().toISOString(),
          deadline_at: new Date(start + 60_000 + world.extra).toISOString(),
        },
      }
    },
    look: async () => {
      const now = Date.now()
      answer()
      return {
        data: attempt({ deadline_at: new Date(start + 60_000 + world.extra).toISOString() }),
        sample: { serverTime: new Date(now + world.ahead).toISOString(), sentAt: now, receivedAt: now },
      }
    },
    leaveSection: () => Promise.reject(new Error('There are no sections.')),
    submit: async key => {
      keys.push(key)
      answer()
      world.submitted += 1
      return { data: { receipt: 'abc' } }
    },
  }
  return { world, ports, keys }
}

function sit(store: PendingStore = memoryStore(), part: Partial<Attempt> = {}, user = 1) {
  const { world, ports, keys } = service()
  const session = new AttemptSession(
    {
      attempt: attempt(part),
      sessionLock: 'this-tab',
      sample: { serverTime: new Date().toISOString(), sentAt: Date.now(), receivedAt: Date.now() },
    },
    { ...ports, store, user },
  )
  return { session, world, store, keys }
}

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

describe('an answer', () => {
  test('is stored at once and sent within a second, the last of several changes only', async () => {
    const { session, world, store } = sit()
    session.answer(1, option('a'))
    session.answer(1, option('b'))
    expect(await store.ofAttempt(7)).toMatchObject([{ question: 1, revision: 2, value: option('b') }])
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.stored.get(1)).toEqual({ value: option('b'), revision: 2 })
    expect(world.sent).toBe(1)
    expect(await store.ofAttempt(7)).toEqual([])
    expect(unsent(session.state().answers)).toEqual([])
  })

  test('that is changed while its save is in flight is sent again', async () => {
    const { session, world } = sit()
    session.answer(1, option('a'))
    const flushing = session.flush()
    session.answer(1, option('b'))
    await flushing
    expect(world.stored.get(1)).toEqual({ value: option('b'), revision: 2 })
  })

  test('waits for the network and is sent when it is back', async () => {
    const { session, world } = sit()
    world.isAway = true
    session.answer(1, option('a'))
    session.answer(2, option('b'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(session.state().failures).toBeGreaterThan(1)
    expect(unsent(session.state().answers)).toEqual([1, 2])
    world.isAway = false
    await vi.advanceTimersByTimeAsync(16_000)
    expect([...world.stored.keys()]).toEqual([1, 2])
    expect(session.state().failures).toBe(0)
  })

  test('survives the end of the page', async () => {
    const before = sit()
    before.world.isAway = true
    before.session.answer(1, option('a'))
    await vi.advanceTimersByTimeAsync(1000)
    before.session.stop()
    const after = sit(before.store)
    await after.session.start()
    expect(after.world.stored.get(1)).toEqual({ value: option('a'), revision: 1 })
    expect(after.session.state().answers[1]?.value).toEqual(option('a'))
  })

  test('of another person is neither shown nor sent, and stays theirs', async () => {
    const theirs = {
      user: 2,
      attempt: 7,
      question: 1,
      holder: 'this-tab',
      value: option('a'),
      revision: 5,
      madeAt: new Date(start).toISOString(),
    }
    const store = memoryStore()
    await store.put(theirs)
    const { session, world } = sit(store)
    await session.start()
    expect([session.state().answers[1]?.value, world.sent, await store.ofAttempt(7)]).toEqual([
      null,
      0,
      [theirs],
    ])
  })

  test('that the service rejects is reported, and sent again only once changed', async () => {
    const { session, world } = sit()
    world.rejection = new ApiError('answer', 422, { message: 'too long', code: 'validation' })
    session.answer(1, option('a'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([session.state().rejection, world.sent]).toEqual(['too long', 1])
    world.rejection = null
    session.refresh(attempt({ deadline_at: null }), {
      serverTime: new Date().toISOString(),
      sentAt: Date.now(),
      receivedAt: Date.now(),
    })
    session.answer(1, option('b'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.stored.get(1)?.value).toEqual(option('b'))
  })
})

describe('another tab', () => {
  test('claims the session lock: nothing is accepted here, and claiming it back sends what was unsent', async () => {
    const { session, world } = sit()
    world.rejection = new ApiError('answer', 409, {
      code: 'attempt_taken_over',
      data: { server_time: new Date().toISOString() },
    })
    session.answer(1, option('a'))
    await session.flush()
    expect(session.state().phase).toBe('lock-lost')
    session.answer(2, option('x'))
    expect(session.state().answers[2]?.value).toBeNull()
    world.rejection = null
    session.refresh(attempt(), {
      serverTime: new Date().toISOString(),
      sentAt: Date.now(),
      receivedAt: Date.now(),
    })
    await vi.advanceTimersByTimeAsync(10)
    expect(session.state().phase).toBe('running')
    expect(world.stored.get(1)?.value).toEqual(option('a'))
  })
})

describe('the end', () => {
  test('at zero unsent answers are sent first, then the service ends the attempt', async () => {
    const { session, world } = sit()
    session.answer(1, option('a'))
    vi.setSystemTime(start + 60_000)
    session.tick()
    expect(session.state().phase).toBe('closing')
    await vi.advanceTimersByTimeAsync(2000)
    expect(world.stored.get(1)?.value).toEqual(option('a'))
    expect([session.state().phase, session.state().receipt, world.submitted]).toEqual(['submitted', 'abc', 1])
  })

  test('extra time that was given meanwhile keeps it running', async () => {
    const { session, world } = sit()
    world.extra = 600_000
    session.answer(1, option('a'))
    vi.setSystemTime(start + 60_000)
    session.tick()
    await vi.advanceTimersByTimeAsync(3000)
    expect([session.state().phase, world.submitted]).toEqual(['running', 0])
  })

  test('a device whose clock was set forward ends nothing', async () => {
    const { session, world } = sit()
    vi.setSystemTime(start + 3_600_000)
    world.ahead = -3_600_000
    session.tick()
    await vi.advanceTimersByTimeAsync(3000)
    expect([session.state().phase, world.submitted]).toEqual(['running', 0])
    expect(session.tick()).toBeGreaterThan(50_000)
  })

  test('without network at zero it retries', async () => {
    const { session, world } = sit()
    world.isAway = true
    vi.setSystemTime(start + 61_001)
    session.tick()
    await vi.advanceTimersByTimeAsync(5000)
    expect(session.state().phase).toBe('closing')
    world.isAway = false
    await vi.advanceTimersByTimeAsync(20_000)
    expect(session.state().phase).toBe('submitted')
  })

  test('a try whose answer was lost keeps its idempotency key; one that was answered does not', async () => {
    const { session, world, keys } = sit()
    const tries = [
      new ApiError('network', 0, {}),
      new ApiError('answer', 409, { code: 'attempt_closed' }),
      null,
    ]
    for (const rejection of tries) {
      world.rejection = rejection
      await session.submit().catch((error: unknown) => expect(error).toBe(rejection))
    }
    expect(keys).toHaveLength(3)
    expect([keys[1] === keys[0], keys[2] === keys[1]]).toEqual([true, false])
  })

  test('submitting without network changes nothing', async () => {
    const { session, world } = sit()
    world.isAway = true
    session.answer(1, option('a'))
    await expect(session.submit()).rejects.toMatchObject({ kind: 'network' })
    expect([session.state().phase, unsent(session.state().answers)]).toEqual(['running', [1]])
    world.isAway = false
    await session.submit()
    expect([session.state().phase, world.stored.size, world.submitted]).toEqual(['submitted', 1, 1])
  })

  test('an attempt that ended elsewhere accepts nothing more', async () => {
    const { session, world, store } = sit()
    world.rejection = new ApiError('answer', 409, { code: 'attempt_closed' })
    session.answer(1, option('a'))
    await session.flush()
    expect(session.state().phase).toBe('closed')
    expect(await store.ofAttempt(7)).toEqual([])
  })
})
