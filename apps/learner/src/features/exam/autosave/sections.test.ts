import { ApiError } from '@masar/api-sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Attempt } from '../api.ts'
import { memoryStore } from '../pending/index.ts'
import { AttemptSession } from './attempt-session.ts'
import type { AttemptPorts } from './attempt-state.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
const moment = (after: number) => new Date(start + after).toISOString()

/** An attempt in one of its two sections; question 1 is in the first, question 2 in the second. */
function inSection(position: 1 | 2, deadline = 60_000): Attempt {
  const facts = { title: 'A section', instructions: '', time_limit_seconds: 60, question_count: 1 }
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
    tools: [],
    started_at: moment(0),
    deadline_at: moment(deadline),
    deadline_reason: 'time_limit',
    server_time: new Date().toISOString(),
    allowances: [],
    section: { ...facts, position, count: 2, next: position === 1 ? facts : null },
    questions: [
      {
        id: position,
        position,
        kind: 'single_choice',
        points: 1,
        body: '',
        prompts: [],
        options: [],
        other: null,
        answer: null,
        revision: 0,
      },
    ],
  }
}
const sampleNow = () => {
  const now = Date.now()
  return { serverTime: new Date(now).toISOString(), sentAt: now, receivedAt: now }
}

/** A service with the attempt in a section, which may be away. */
function service(at: Attempt = inSection(1)) {
  const world = { isAway: false, at, sent: [] as number[], left: [] as number[], submitted: 0 }
  const answer = <T>(data: T) => {
    if (world.isAway) throw new ApiError('network', 0, {})
    return Promise.resolve({ data, sample: sampleNow() })
  }
  const ports: AttemptPorts = {
    store: memoryStore(),
    user: 1,
    send: async (question, { revision }) => {
      const saved = await answer({
        revision,
        server_time: new Date().toISOString(),
        deadline_at: world.at.deadline_at,
      })
      world.sent.push(question)
      return saved
    },
    look: async () => answer(world.at),
    leaveSection: async section => {
      const next = await answer(inSection(2, 120_000))
      world.left.push(section)
      world.at = next.data
      return next
    },
    submit: async () => {
      world.submitted += 1
      return answer({ receipt: 'abc' })
    },
  }
  const open = (attempt = world.at) =>
    new AttemptSession({ attempt, sessionLock: 'this-tab', sample: sampleNow() }, ports)
  return { world, ports, open }
}

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

test('going on sends every answer first, then moves to the next section', async () => {
  const { world, open } = service()
  const session = open()
  session.answer(1, { option: 'a' })
  await session.leaveSection()
  expect(world).toMatchObject({ sent: [1], left: [1], submitted: 0 })
  expect(session.state()).toMatchObject({ phase: 'moved', moved: { attempt: { section: { position: 2 } } } })
})

test('without a network one stays, and nothing is lost', async () => {
  const { world, open } = service()
  const session = open()
  session.answer(1, { option: 'a' })
  world.isAway = true
  await expect(session.leaveSection()).rejects.toMatchObject({ kind: 'network' })
  expect(session.state()).toMatchObject({ phase: 'running', moved: null })
  expect(world.left).toEqual([])
})

test('at the deadline of a section the next one begins; at that of the last the attempt is submitted', async () => {
  const { world, open } = service()
  const first = open()
  await vi.advanceTimersByTimeAsync(62_000)
  first.tick()
  await vi.advanceTimersByTimeAsync(0)
  expect(first.state().phase).toBe('moved')
  expect(world).toMatchObject({ left: [1], submitted: 0 })
  const last = open()
  await vi.advanceTimersByTimeAsync(60_000)
  last.tick()
  await vi.advanceTimersByTimeAsync(0)
  expect(last.state().phase).toBe('submitted')
})

test('where the service has gone on by itself, the page follows', async () => {
  const { world, open } = service()
  const session = open()
  world.at = inSection(2, 120_000)
  session.refresh(world.at, sampleNow())
  expect(session.state()).toMatchObject({ phase: 'moved' })
  expect(world.left).toEqual([])
})

test('an answer that is refused as the section is over asks the service instead of ending the attempt', async () => {
  const { world, ports, open } = service()
  const session = open()
  ports.send = () => Promise.reject(new ApiError('answer', 409, { code: 'attempt_closed', message: '' }))
  session.answer(1, { option: 'a' })
  world.at = inSection(2, 120_000)
  await session.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(session.state().phase).toBe('moved')
})

/** An answer of the first section. */
const waiting = {
  user: 1,
  attempt: 7,
  question: 1,
  holder: 'this-tab',
  value: { option: 'a' },
  revision: 3,
  madeAt: moment(0),
}

test('an answer that waited from the section before is sent once, and forgotten when it is refused', async () => {
  const { world, ports, open } = service(inSection(2))
  await ports.store.put(waiting)
  await open().start()
  expect(world.sent).toEqual([1])
  expect(await ports.store.ofAttempt(7)).toEqual([])
  await ports.store.put(waiting)
  ports.send = () => Promise.reject(new ApiError('answer', 409, { code: 'question_passed', message: '' }))
  await open().start()
  await vi.advanceTimersByTimeAsync(0)
  expect(await ports.store.ofAttempt(7)).toEqual([])
})

test.each([
  [401, 'unauthenticated'],
  [409, 'attempt_taken_over'],
])('it waits on where it may be taken later (%i %s)', async (status, code) => {
  const { ports, open } = service(inSection(2))
  await ports.store.put(waiting)
  ports.send = () => Promise.reject(new ApiError('answer', status, { code, message: '' }))
  await open().start()
  await vi.advanceTimersByTimeAsync(0)
  expect(await ports.store.ofAttempt(7)).toEqual([waiting])
})
