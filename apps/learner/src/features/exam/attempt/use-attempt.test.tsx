import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Attempt } from '../api.ts'
import { useAttempt } from './use-attempt.ts'

afterEach(() => vi.unstubAllGlobals())

/** An attempt in a tab of this browser. */
function tab(sessionLock: string) {
  const attempt = {
    id: 7,
    exam_id: 3,
    state: 'in_progress',
    holder: sessionLock,
    deadline_at: '2126-11-21T10:00:00.000Z',
    deadline_reason: 'time_limit',
    server_time: new Date().toISOString(),
    allowances: [],
    section: null,
    questions: [{ id: 1, kind: 'single_choice', answer: null, revision: 0 }],
  } as unknown as Attempt
  const sample = { serverTime: attempt.server_time, sentAt: Date.now(), receivedAt: Date.now() }
  const begun = { attempt, sessionLock, sample }
  return renderHook(() => useAttempt(begun)).result.current.session
}

test('a tab learns at once that another one took its exam over, and that it was handed in there', async () => {
  let isOpen = true
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/submit')) isOpen = false
    const questions = isOpen ? [{ id: 1, kind: 'single_choice', answer: null, revision: 0 }] : []
    return Response.json({
      data: {
        id: 7,
        receipt: 'abcd',
        state: isOpen ? 'in_progress' : 'submitted',
        holder: 'another-tab',
        server_time: new Date().toISOString(),
        allowances: [],
        questions,
      },
    })
  })
  const first = tab('this-tab')
  const second = tab('another-tab')
  await waitFor(() => expect(first.state().phase).toBe('lock-lost'))
  expect(second.state().phase).toBe('running')
  await act(() => second.submit())
  expect(second.state()).toMatchObject({ phase: 'submitted', receipt: 'abcd' })
  await waitFor(() => expect(first.state().phase).toBe('closed'))
})
