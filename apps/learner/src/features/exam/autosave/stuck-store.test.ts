import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Attempt } from '../api.ts'
import { memoryStore } from '../pending/index.ts'
import { AttemptSession } from './attempt-session.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
const deadline_at = new Date(start + 60_000).toISOString()

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

/** An attempt in a browser whose store is never read to the end. */
function sit() {
  const attempt = {
    id: 7,
    state: 'in_progress',
    holder: 'this-tab',
    deadline_at,
    questions: [{ id: 1, kind: 'single_choice', answer: null, revision: 0 }],
  } as unknown as Attempt
  const acts: string[] = []
  const sampleNow = () => {
    const now = Date.now()
    return { serverTime: new Date(now).toISOString(), sentAt: now, receivedAt: now }
  }
  const session = new AttemptSession(
    { attempt, sessionLock: 'this-tab', sample: sampleNow() },
    {
      store: { ...memoryStore(), ofAttempt: () => new Promise(() => {}) },
      user: 1,
      send: async (_, { revision }) => {
        acts.push('save')
        return { data: { revision, server_time: new Date().toISOString(), deadline_at } }
      },
      look: async () => ({ data: attempt, sample: sampleNow() }),
      leaveSection: () => Promise.reject(new Error('There are no sections.')),
      submit: async () => {
        acts.push('submit')
        return { data: { receipt: 'abc' } }
      },
    },
  )
  return { session, acts }
}

test.each([
  ['handing in', (session: AttemptSession) => void session.submit()],
  [
    'time-up',
    (session: AttemptSession) => {
      vi.setSystemTime(start + 61_001)
      session.tick()
    },
  ],
])('%s sends at once, and waits a moment only for the store', async (_, end) => {
  const { session, acts } = sit()
  session.answer(1, { option: 'a' })
  end(session)
  await vi.advanceTimersByTimeAsync(0)
  expect(acts).toEqual(['save'])
  await vi.advanceTimersByTimeAsync(1500)
  expect([session.state().phase, acts]).toEqual(['submitted', ['save', 'submit']])
})
