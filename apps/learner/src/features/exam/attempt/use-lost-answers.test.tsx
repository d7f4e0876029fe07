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
const offline = () => Promise.reject(new ApiError('network', 0, {}))

function Room({ session }: { session: AttemptSession }) {
  useLostAnswers(useSyncExternalStore(session.subscribe, session.state))
  return null
}

function sit(send: AttemptPorts['send']) {
  const session = new AttemptSession({ attempt, sessionLock: 'this-tab', sample }, {
    store: memoryStore(),
    user: 1,
    now: () => Date.parse(moment),
    send,
  } as AttemptPorts)
  renderPage(<Room session={session} />, 'en')
  return session
}

afterEach(() => act(() => toasts.clear()))

test('an answer that was not sent before the attempt ended is said to be lost, while it is open it is not', async () => {
  const session = sit(offline)
  act(() => session.answer(1, { option: 'a' }))
  await act(() => session.flush())
  expect(toasts.entries()).toEqual([])
  act(() => session.refresh(ended, sample))
  await waitFor(() => expect(toasts.entries()).toHaveLength(1))
  expect(toasts.entries()[0]?.text).toContain('The exam ended before 1 answer of yours was sent.')
})
