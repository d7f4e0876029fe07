import { expect, test, vi } from 'vitest'
import type { Attempt } from '../api.ts'
import { ApiError } from '@masar/api-sdk'
import { unsent } from '../model/answers.ts'
import { memoryStore, writeAtParting } from '../pending/index.ts'
import { AttemptSession } from './attempt-session.ts'

const option = (key: string) => ({ option: key })
const moment = '2026-11-21T10:00:00.000Z'
const sample = { serverTime: moment, sentAt: 0, receivedAt: 0 }

/** Two tabs of one browser with one attempt; either may be cut off from the service. */
function sit() {
  const stored = new Map<number, { value: unknown; revision: number }>()
  const store = memoryStore()
  const world = { holder: 'second', state: 'in_progress', submitted: 0, away: new Set<string>() }
  const paper = () =>
    ({
      id: 7,
      state: world.state,
      holder: world.holder,
      deadline_at: null,
      // One that has ended comes without them.
      questions: (world.state === 'in_progress' ? [1, 2] : []).map(id => ({
        id,
        kind: 'single_choice',
        answer: stored.get(id)?.value ?? null,
        revision: stored.get(id)?.revision ?? 0,
      })),
    }) as unknown as Attempt
  const open = (tab: string) =>
    new AttemptSession(
      { attempt: { ...paper(), holder: tab }, sessionLock: tab, sample },
      {
        store,
        user: 1,
        now: () => Date.parse(moment),
        send: async (id, { value, revision }) => {
          if (world.away.has(tab)) throw new ApiError('network', 0, {})
          stored.set(id, { value, revision })
          return { data: { revision, server_time: moment, deadline_at: null } }
        },
        look: async () => ({ data: paper(), sample }),
        leaveSection: () => Promise.reject(new Error('There are no sections.')),
        submit: async () => {
          world.submitted += 1
          world.state = 'graded'
          return { data: { receipt: 'abc' } }
        },
      },
    )
  return { first: open('first'), second: open('second'), stored, store, world, paper }
}

test('what one tab could not send before another took the exam back is taken over there, and sent', async () => {
  const { first, second, stored, store, world, paper } = sit()
  world.away.add('first')
  first.answer(1, option('a'))
  first.loseLock()
  second.loseLock()
  second.refresh(paper(), sample)
  await vi.waitFor(() => expect(stored.get(1)?.value).toEqual(option('a')))
  expect(second.state().answers[1]?.value).toEqual(option('a'))
  // The first tab reads it as sent, too.
  first.refresh(paper(), sample)
  expect([first.state().phase, unsent(first.state().answers)]).toEqual(['lock-lost', []])
  await vi.waitFor(async () => expect(await store.ofAttempt(7)).toEqual([]))
})

test('handing in sends what another tab has left unsent first', async () => {
  const { first, second, stored, world } = sit()
  world.away.add('first')
  first.answer(1, option('a'))
  first.loseLock()
  second.answer(2, option('b'))
  await second.submit()
  expect([stored.get(1)?.value, stored.get(2)?.value, world.submitted]).toEqual([option('a'), option('b'), 1])
})

test('what a tab wrote only as it was closed is taken over by one that was open already, and sent', async () => {
  const { first, second, stored, store, world, paper } = sit()
  await second.start()
  second.loseLock()
  world.away.add('first')
  first.answer(1, option('a'))
  writeAtParting(first.pending())
  first.stop()
  // The page was gone before the browser's store had it.
  await store.clear(7)
  second.refresh(paper(), sample)
  await vi.waitFor(() => expect(second.state().answers[1]?.value).toEqual(option('a')))
  await second.submit()
  expect([stored.get(1)?.value, world.submitted, localStorage.length]).toEqual([option('a'), 1, 0])
})

test('a tab that may only read shows what is answered in the other', async () => {
  const { first, second, paper } = sit()
  first.loseLock()
  second.answer(1, option('b'))
  await second.flush()
  first.refresh(paper(), sample)
  expect([first.state().phase, first.state().answers[1]?.value]).toEqual(['lock-lost', option('b')])
})

test('an answer that is on its way stays kept in the browser until the service has it', async () => {
  const { second, store, world } = sit()
  world.away.add('second')
  second.answer(1, option('a'))
  await second.start()
  expect(await store.ofAttempt(7)).toMatchObject([{ question: 1, value: option('a') }])
})

test('what was not sent before the attempt ended is still known here', async () => {
  const { first, world, paper } = sit()
  first.answer(1, option('a'))
  await first.flush()
  world.away.add('first')
  first.answer(2, option('b'))
  world.state = 'graded'
  first.refresh(paper(), sample)
  expect([first.state().phase, unsent(first.state().answers)]).toEqual(['closed', [2]])
})
