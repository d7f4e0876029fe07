import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { nullConnection } from '@masar/realtime'
import { RealtimeContext } from '@masar/realtime/react'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { Attempt } from '../api.ts'
import { AttemptSession } from '../autosave/attempt-session.ts'
import type { AttemptPorts } from '../autosave/attempt-state.ts'
import { memoryStore } from '../pending/index.ts'
import { ExamListener } from './exam-listener.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  clearSession(document)
  act(() => refreshSession())
})

/** An exam that is being taken here, and what the service says of it once it is asked. @returns what tells the page that something has changed */
function sit(now: Partial<Attempt>) {
  const attempt = {
    id: 7,
    exam_id: 3,
    state: 'in_progress',
    holder: 'this-tab',
    deadline_at: '2126-11-21T10:00:00.000Z',
    deadline_reason: 'time_limit',
    server_time: new Date().toISOString(),
    allowances: [],
    section: null,
    questions: [{ id: 1, kind: 'single_choice', answer: null, revision: 0 }],
  } as unknown as Attempt
  vi.stubGlobal('fetch', async () => Response.json({ data: { ...attempt, ...now } }))
  const sample = { serverTime: attempt.server_time, sentAt: Date.now(), receivedAt: Date.now() }
  const ports = { store: memoryStore(), user: 1 } as unknown as AttemptPorts
  const session = new AttemptSession({ attempt, sessionLock: 'this-tab', sample }, ports)
  const listeners = new Map<string, (payload: object) => void>()
  const connection = {
    ...nullConnection(),
    subscribe: (_channel: object, event: string, listener: (payload: object) => void) => {
      listeners.set(event, listener)
      return () => {}
    },
  }
  signInAs(document, 'student')
  refreshSession()
  renderPage(
    <RealtimeContext value={connection as never}>
      <ExamListener session={session} />
    </RealtimeContext>,
  )
  const tell = (exam: number) => listeners.get('ExamAttemptChanged')?.({ exam_id: exam, attempt_id: 7 })
  return { session, tell }
}

test('another device that takes the exam over makes this page read-only', async () => {
  const { session, tell } = sit({ holder: 'another-device' })
  tell(4)
  expect(session.state().phase).toBe('running')
  tell(3)
  await waitFor(() => expect(session.state().phase).toBe('lock-lost'))
})

test('extra time moves the clock', async () => {
  const deadline_at = '2126-11-21T10:15:00.000Z'
  const { session, tell } = sit({ deadline_at })
  tell(3)
  await waitFor(() => expect(session.state().deadline).toBe(deadline_at))
})

test('an attempt that was ended is closed', async () => {
  const { session, tell } = sit({ state: 'graded' })
  tell(3)
  await waitFor(() => expect(session.state().phase).toBe('closed'))
})
