import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AttemptSession } from '../autosave/attempt-session.ts'
import { keepContact } from './contact.ts'
import { ShownQuestions } from './shown.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
const deadline = '2026-11-21T10:30:00.000Z'
const session = {
  attempt: { id: 7 },
  state: () => ({ phase: 'running', deadline, offset: { ms: 0, uncertainty: 0 } }),
} as unknown as AttemptSession

/** @returns what the page told, and a service that can be away */
function serve() {
  const told: { page: string; lost_since: string | null }[] = []
  const world = { isAway: false, deadline_at: deadline }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (world.isAway) throw new TypeError('no network')
    told.push((await request.json()) as (typeof told)[number])
    return Response.json({
      data: { state: 'in_progress', deadline_at: world.deadline_at, server_time: new Date().toISOString() },
    })
  })
  return { told, world }
}

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('makes contact every 20 seconds, and says since when there was none', async () => {
  const { told, world } = serve()
  const end = keepContact(session, new ShownQuestions(), () => {})
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told.map(({ lost_since }) => lost_since)).toEqual([null, null])
  world.isAway = true
  await vi.advanceTimersByTimeAsync(40_000)
  world.isAway = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told.at(-1)?.lost_since).toBe(new Date(start + 40_000).toISOString())
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told.at(-1)?.lost_since).toBeNull()
  expect(new Set(told.map(({ page }) => page)).size).toBe(1)
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toHaveLength(4)
})

test('another deadline at the service refetches the attempt', async () => {
  const { world } = serve()
  const changed = vi.fn()
  const end = keepContact(session, new ShownQuestions(), changed)
  await vi.advanceTimersByTimeAsync(0)
  expect(changed).not.toHaveBeenCalled()
  world.deadline_at = '2026-11-21T10:40:00.000Z'
  await vi.advanceTimersByTimeAsync(20_000)
  expect(changed).toHaveBeenCalledOnce()
  end()
})

test('tells which questions came on the screen, once each, again until the service has them', async () => {
  const { told, world } = serve()
  const shown = new ShownQuestions()
  const end = keepContact(session, shown, () => {})
  await vi.advanceTimersByTimeAsync(1000)
  shown.note(4, '2026-11-21T10:00:01.000Z')
  shown.note(4, '2026-11-21T10:00:09.000Z')
  world.isAway = true
  await vi.advanceTimersByTimeAsync(20_000)
  world.isAway = false
  shown.note(5, '2026-11-21T10:00:21.000Z')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told.at(-1)).toMatchObject({
    shown: [
      { question: 4, at: '2026-11-21T10:00:01.000Z' },
      { question: 5, at: '2026-11-21T10:00:21.000Z' },
    ],
  })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told.at(-1)).not.toHaveProperty('shown')
  shown.note(6, '2026-11-21T10:01:00.000Z')
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(told.at(-1)).toMatchObject({ shown: [{ question: 6 }] })
})
