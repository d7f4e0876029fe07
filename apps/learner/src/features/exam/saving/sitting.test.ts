import { ApiError } from '@masar/api-sdk'
import { memoryStore, type PendingStore } from '@masar/app-shell/exam-answers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Attempt } from '../api.ts'
import { unsent } from '../model/answers.ts'
import { Sitting } from './sitting.ts'
import type { SittingPorts } from './sitting-state.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
const option = (key: string) => ({ option: key })

function attempt(part: Partial<Attempt> = {}): Attempt {
  const question = (id: number) => ({
    id,
    position: id,
    kind: 'single_choice' as const,
    points: 1,
    body: '',
    options: [],
    answer: null,
    revision: 0,
  })
  return {
    id: 7,
    exam_id: 3,
    title: '',
    number: 1,
    state: 'in_progress',
    holder: 'this-tab',
    navigation: 'free',
    started_at: new Date(start).toISOString(),
    deadline_at: new Date(start + 60_000).toISOString(),
    deadline_reason: 'time_limit',
    server_time: new Date(start).toISOString(),
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
    refusal: null as ApiError | null,
    extra: 0,
    ahead: 0,
    submitted: 0,
    sent: 0,
    stored,
  }
  const answer = () => {
    if (world.isAway) throw new ApiError('network', 0, {})
    if (world.refusal) throw world.refusal
  }
  const ports: Omit<SittingPorts, 'store' | 'user'> = {
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
  const sitting = new Sitting(
    {
      attempt: attempt(part),
      holder: 'this-tab',
      sample: { serverTime: new Date().toISOString(), sentAt: Date.now(), receivedAt: Date.now() },
    },
    { ...ports, store, user },
  )
  return { sitting, world, store, keys }
}

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

describe('an answer', () => {
  test('is kept at once and sent within a second, the last of several changes only', async () => {
    const { sitting, world, store } = sit()
    sitting.answer(1, option('a'))
    sitting.answer(1, option('b'))
    expect(await store.ofAttempt(7)).toMatchObject([{ question: 1, revision: 2, value: option('b') }])
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.stored.get(1)).toEqual({ value: option('b'), revision: 2 })
    expect(world.sent).toBe(1)
    expect(await store.ofAttempt(7)).toEqual([])
    expect(unsent(sitting.state().answers)).toEqual([])
  })

  test('that is changed while it is on its way is sent again', async () => {
    const { sitting, world } = sit()
    sitting.answer(1, option('a'))
    const flushing = sitting.flush()
    sitting.answer(1, option('b'))
    await flushing
    expect(world.stored.get(1)).toEqual({ value: option('b'), revision: 2 })
  })

  test('waits for the network and goes by itself when it is back', async () => {
    const { sitting, world } = sit()
    world.isAway = true
    sitting.answer(1, option('a'))
    sitting.answer(2, option('b'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(sitting.state().failures).toBeGreaterThan(1)
    expect(unsent(sitting.state().answers)).toEqual([1, 2])
    world.isAway = false
    await vi.advanceTimersByTimeAsync(16_000)
    expect([...world.stored.keys()]).toEqual([1, 2])
    expect(sitting.state().failures).toBe(0)
  })

  test('survives the end of the page', async () => {
    const before = sit()
    before.world.isAway = true
    before.sitting.answer(1, option('a'))
    await vi.advanceTimersByTimeAsync(1000)
    before.sitting.stop()
    const after = sit(before.store)
    await after.sitting.start()
    expect(after.world.stored.get(1)).toEqual({ value: option('a'), revision: 1 })
    expect(after.sitting.state().answers[1]?.value).toEqual(option('a'))
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
    const { sitting, world } = sit(store)
    await sitting.start()
    expect([sitting.state().answers[1]?.value, world.sent, await store.ofAttempt(7)]).toEqual([
      null,
      0,
      [theirs],
    ])
  })

  test('that the service will not take is said, and tried again only once changed', async () => {
    const { sitting, world } = sit()
    world.refusal = new ApiError('answer', 422, { message: 'too long', code: 'validation' })
    sitting.answer(1, option('a'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sitting.state().refusal, world.sent]).toEqual(['too long', 1])
    world.refusal = null
    sitting.refresh(attempt({ deadline_at: null }), {
      serverTime: new Date().toISOString(),
      sentAt: Date.now(),
      receivedAt: Date.now(),
    })
    sitting.answer(1, option('b'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.stored.get(1)?.value).toEqual(option('b'))
  })
})

describe('another tab', () => {
  test('takes over: nothing is taken here, and going on here sends what was unsent', async () => {
    const { sitting, world } = sit()
    world.refusal = new ApiError('answer', 409, {
      code: 'attempt_taken_over',
      data: { server_time: new Date().toISOString() },
    })
    sitting.answer(1, option('a'))
    await sitting.flush()
    expect(sitting.state().phase).toBe('taken-over')
    sitting.answer(2, option('x'))
    expect(sitting.state().answers[2]?.value).toBeNull()
    world.refusal = null
    sitting.refresh(attempt(), {
      serverTime: new Date().toISOString(),
      sentAt: Date.now(),
      receivedAt: Date.now(),
    })
    await vi.advanceTimersByTimeAsync(10)
    expect(sitting.state().phase).toBe('running')
    expect(world.stored.get(1)?.value).toEqual(option('a'))
  })
})

describe('the end', () => {
  test('at zero what is unsent goes first, then the service ends the attempt', async () => {
    const { sitting, world } = sit()
    sitting.answer(1, option('a'))
    vi.setSystemTime(start + 60_000)
    sitting.tick()
    expect(sitting.state().phase).toBe('closing')
    await vi.advanceTimersByTimeAsync(2000)
    expect(world.stored.get(1)?.value).toEqual(option('a'))
    expect([sitting.state().phase, sitting.state().receipt, world.submitted]).toEqual(['submitted', 'abc', 1])
  })

  test('extra time that was given meanwhile keeps it running', async () => {
    const { sitting, world } = sit()
    world.extra = 600_000
    sitting.answer(1, option('a'))
    vi.setSystemTime(start + 60_000)
    sitting.tick()
    await vi.advanceTimersByTimeAsync(3000)
    expect([sitting.state().phase, world.submitted]).toEqual(['running', 0])
  })

  test('a device whose clock was set forward ends nothing', async () => {
    const { sitting, world } = sit()
    vi.setSystemTime(start + 3_600_000)
    world.ahead = -3_600_000
    sitting.tick()
    await vi.advanceTimersByTimeAsync(3000)
    expect([sitting.state().phase, world.submitted]).toEqual(['running', 0])
    expect(sitting.tick()).toBeGreaterThan(50_000)
  })

  test('without network at zero it goes on trying', async () => {
    const { sitting, world } = sit()
    world.isAway = true
    vi.setSystemTime(start + 61_001)
    sitting.tick()
    await vi.advanceTimersByTimeAsync(5000)
    expect(sitting.state().phase).toBe('closing')
    world.isAway = false
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sitting.state().phase).toBe('submitted')
  })

  test('a try whose answer was lost keeps its idempotency key; one that was answered does not', async () => {
    const { sitting, world, keys } = sit()
    const tries = [
      new ApiError('network', 0, {}),
      new ApiError('answer', 409, { code: 'attempt_closed' }),
      null,
    ]
    for (const refusal of tries) {
      world.refusal = refusal
      await sitting.submit().catch((error: unknown) => expect(error).toBe(refusal))
    }
    expect(keys).toHaveLength(3)
    expect([keys[1] === keys[0], keys[2] === keys[1]]).toEqual([true, false])
  })

  test('handing in without network keeps everything as it was', async () => {
    const { sitting, world } = sit()
    world.isAway = true
    sitting.answer(1, option('a'))
    await expect(sitting.submit()).rejects.toMatchObject({ kind: 'network' })
    expect([sitting.state().phase, unsent(sitting.state().answers)]).toEqual(['running', [1]])
    world.isAway = false
    await sitting.submit()
    expect([sitting.state().phase, world.stored.size, world.submitted]).toEqual(['submitted', 1, 1])
  })

  test('an attempt that ended elsewhere takes nothing more', async () => {
    const { sitting, world, store } = sit()
    world.refusal = new ApiError('answer', 409, { code: 'attempt_closed' })
    sitting.answer(1, option('a'))
    await sitting.flush()
    expect(sitting.state().phase).toBe('closed')
    expect(await store.ofAttempt(7)).toEqual([])
  })
})
