import { sessionStore } from '@masar/app-shell'
import { readKept } from '@masar/offline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oneCache } from '../../../testing/one-cache.ts'
import type { Attempt } from '../api.ts'
import type { AnswerFile } from '../files/api.ts'
import type { FilesState } from '../files/attempt-files.ts'
import type { AttemptState } from './attempt-state.ts'
import type { AttemptSession } from './attempt-session.ts'
import { keepAttempt, keptAttempt, withSaved } from './kept-attempt.ts'

const attempt = {
  id: 7,
  exam_id: 9,
  title: 'An exam',
  deadline_at: '2026-11-21T11:00:00.000Z',
  questions: [
    { id: 1, answer: null, revision: 0 },
    { id: 2, answer: { option: 'a' }, revision: 3 },
  ],
} as unknown as Attempt
const sample = { serverTime: '2026-11-21T10:00:00.000Z', sentAt: 1, receivedAt: 2 }
const answer = (value: unknown, revision: number, saved: number) =>
  ({ value, revision, saved, madeAt: null }) as AttemptState['answers'][number]

const before = sessionStore.getState()
beforeEach(() => {
  vi.stubGlobal('caches', oneCache())
  sessionStore.setState({ ...before, token: 'a-token', info: { ...before.info, id: 1 } } as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  sessionStore.setState(before, true)
})

test('the paper holds the answers that the service has; those that wait keep to their own store', () =>
  expect(
    withSaved(attempt, { 1: answer({ option: 'b' }, 2, 2), 2: answer({ option: 'c' }, 4, 3) }).questions,
  ).toMatchObject([
    { id: 1, answer: { option: 'b' }, revision: 2 },
    { id: 2, answer: { option: 'a' }, revision: 3 },
  ]))

test('an attempt is kept for its person with each answer that arrives, and gone when it has ended', async () => {
  let state = { answers: {}, deadline: attempt.deadline_at, phase: 'running' } as AttemptState
  let tell = () => {}
  const session = {
    state: () => state,
    subscribe: (listener: () => void) => {
      tell = listener
      return () => {}
    },
  } as unknown as AttemptSession
  const set = (part: Partial<AttemptState>) => {
    state = { ...state, ...part }
    tell()
  }
  let held: FilesState = { stored: {}, outgoing: [] }
  let tellOfFiles = () => {}
  const files = {
    state: () => held,
    subscribe: (listener: () => void) => {
      tellOfFiles = listener
      return () => {}
    },
  }
  keepAttempt({ attempt, sample, sessionLock: 'a-tab' }, session, files)
  set({ answers: { 1: answer({ option: 'b' }, 1, 0) } })
  set({ answers: { 1: answer({ option: 'b' }, 1, 1) }, deadline: '2026-11-21T11:10:00.000Z' })
  held = { stored: { 2: [{ id: 'f', name: 'a.pdf' } as AnswerFile] }, outgoing: [] }
  tellOfFiles()
  await vi.waitFor(async () =>
    expect((await keptAttempt(9))?.attempt).toMatchObject({
      deadline_at: '2026-11-21T11:10:00.000Z',
      questions: [
        { answer: { option: 'b' }, revision: 1 },
        { answer: { option: 'a' }, files: [{ id: 'f' }] },
      ],
    }),
  )
  expect(await keptAttempt(9)).toMatchObject({ sample, sessionLock: expect.any(String) })
  sessionStore.setState({ info: { ...before.info, id: 2 } } as never)
  expect(await keptAttempt(9)).toBeNull()
  sessionStore.setState({ info: { ...before.info, id: 1 } } as never)
  set({ phase: 'submitted' })
  await vi.waitFor(async () => expect(await keptAttempt(9)).toBeNull())
  expect(await readKept(1, '/exam/9')).toBeNull()
})
