import { ApiError } from '@masar/api-sdk'
import { toasts } from '@masar/ui'
import { act, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { Attempt } from '../api.ts'
import { AttemptSession } from '../autosave/attempt-session.ts'
import type { AttemptPorts } from '../autosave/attempt-state.ts'
import { memoryStore } from '../pending/index.ts'
import { useLostAnswers } from './use-lost-answers.ts'

const moment = '2026-11-21T10:00:00.000Z'
const sample = { serverTime: moment, sentAt: 0, receivedAt: 0 }
const attempt = {
  id: 7,
  state: 'in_progress',
  holder: 'this-tab',
  deadline_at: null,
  questions: [1, 2].map(id => ({ id, kind: 'single_choice', answer: null, revision: 0 })),
} as unknown as Attempt
/** As the service gives one that has ended. */
const ended = { ...attempt, state: 'graded', questions: [] } as Attempt
const network = new ApiError('network', 0, {})
const closed = new ApiError('answer', 409, { code: 'attempt_closed' })
const stored = { data: { revision: 1, server_time: moment, deadline_at: null } }

function Room({ session }: { session: AttemptSession }) {
  const { phase } = useSyncExternalStore(session.subscribe, session.state)
  useLostAnswers(session, phase)
  return null
}

function sit(send: AttemptPorts['send'], store = memoryStore()) {
  const session = new AttemptSession({ attempt, sessionLock: 'this-tab', sample }, {
    store,
    user: 1,
    now: () => Date.parse(moment),
    send,
  } as AttemptPorts)
  const { unmount } = renderPage(<Room session={session} />, 'en')
  return { session, unmount }
}
const said = () => toasts.entries().map(({ text }) => text)
const settled = () => act(() => new Promise(done => setTimeout(done, 50)))

afterEach(() => act(() => toasts.clear()))

test('an answer that was not sent before the attempt ended is said to be lost, while it is open it is not', async () => {
  const { session } = sit(() => Promise.reject(closed))
  act(() => session.answer(1, { option: 'a' }))
  await settled()
  expect(said()).toEqual([])
  act(() => session.refresh(ended, sample))
  await waitFor(() =>
    expect(said()).toEqual(['The exam ended before 1 answer of yours was sent. It does not count.']),
  )
})

test('one that the service refused as it had ended is said to be lost, too', async () => {
  const { session } = sit(() => Promise.reject(closed))
  act(() => session.answer(1, { option: 'a' }))
  await act(() => session.flush())
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('It does not count.')]))
})

test('one whose first sending had no reply may have arrived', async () => {
  const replies = [network, closed]
  const { session } = sit(() => Promise.reject(replies.shift() ?? closed))
  act(() => session.answer(1, { option: 'a' }))
  await act(() => session.flush())
  await act(() => session.flush())
  expect(session.state().phase).toBe('closed')
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('It may not count.')]))
})

test('what is on its way as another answer is refused is waited for, beyond the page', async () => {
  let accept: (reply: typeof stored) => void = () => {}
  const { session, unmount } = sit(question =>
    question === 1 ? Promise.reject(closed) : new Promise(done => (accept = done)),
  )
  act(() => session.answer(1, { option: 'a' }))
  act(() => session.answer(2, { option: 'b' }))
  act(() => void session.flush())
  await waitFor(() => expect(session.state().phase).toBe('closed'))
  unmount()
  await settled()
  expect(said()).toEqual([])
  accept(stored)
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('1 answer of yours was sent')]))
})

test('what another tab has taken over from this browser is not told of here', async () => {
  const store = { ...memoryStore(), isDurable: true }
  const { session } = sit(() => Promise.reject(network), store)
  act(() => session.answer(1, { option: 'a' }))
  act(() => session.answer(2, { option: 'b' }))
  act(() => session.loseLock())
  await store.settle(7, 1, 1)
  act(() => session.refresh(ended, sample))
  await waitFor(() =>
    expect(said()).toEqual([expect.stringContaining('certain that 1 answer of yours arrived')]),
  )
})
