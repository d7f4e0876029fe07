import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { sessionStore } from '@masar/app-shell'
import {
  memoryStore,
  openPendingStore,
  type PendingStore,
  sendAnswer,
  writeAtParting,
} from '../pending/index.ts'
import { leaveSection, loadAttempt, submitAttempt, claimSessionLock } from '../api.ts'
import { unsent } from '../model/answers.ts'
import type { Begun } from '../autosave/attempt-state.ts'
import { AttemptSession } from '../autosave/attempt-session.ts'
import { fileCalls } from '../files/api.ts'
import { AttemptFiles } from '../files/attempt-files.ts'
import { lazyFiles } from '../files/file-store.ts'
import { serverNow, timed } from '../model/clock.ts'
import { keepContact } from './contact.ts'
import { ShownQuestions } from './shown.ts'
import { keepAttempt } from '../autosave/kept-attempt.ts'

/** Milliseconds between two reloads of the attempt: extra time, another tab, an end elsewhere. */
const pollEveryMs = 60_000
const channelName = 'masar-exam'

/** A store that opens lazily, so that the page does not wait for it. */
function lazyStore(): PendingStore {
  if (typeof indexedDB === 'undefined') return memoryStore()
  const opening = openPendingStore()
  return {
    isDurable: true,
    put: async answer => (await opening).put(answer),
    settle: async (...key) => (await opening).settle(...key),
    ofAttempt: async attempt => (await opening).ofAttempt(attempt),
    ofUser: async user => (await opening).ofUser(user),
    clear: async attempt => (await opening).clear(attempt),
  }
}

/** The attempt session of this page with the files of its essays. */
function opened(begun: Begun) {
  const { attempt, sessionLock } = begun
  const user = sessionStore.getState().info?.id ?? null
  const session: AttemptSession = new AttemptSession(begun, {
    store: lazyStore(),
    user,
    send: (question, body) => sendAnswer(attempt.id, question, body),
    look: () => timed(() => loadAttempt(attempt.id)),
    leaveSection: section => timed(() => leaveSection(attempt.id, sessionLock, section)),
    submit: key => submitAttempt(attempt.id, sessionLock, key),
    refreshed: ({ questions }) => files.refreshed(questions),
  })
  const files = new AttemptFiles(attempt.questions, {
    attempt: attempt.id,
    user,
    holder: sessionLock,
    calls: fileCalls(attempt.id, sessionLock),
    store: lazyFiles(),
    now: () => timeOf(session),
    onLockLost: () => session.loseLock(),
  })
  return { session, files }
}

const timeOf = (session: AttemptSession) =>
  new Date(serverNow(session.state().offset, Date.now())).toISOString()

/** What this page holds of an attempt, while it is mounted. */
export function useAttempt(begun: Begun) {
  const [{ session, files }] = useState(() => opened(begun))
  const [shown] = useState(() => new ShownQuestions())
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  useEffect(() => {
    void session.start()
    if (begun.attempt.questions.some(({ essay }) => essay?.files)) void files.start()
    const leave = watchPage(session, files)
    const endContact = keepContact(session, shown, () => void look(session))
    const endKeeping = keepAttempt(begun, session, files)
    return () => {
      leave()
      endContact()
      endKeeping()
      void session.flush()
      session.stop()
      files.stop()
    }
  }, [session, files, begun, shown])
  const noteShown = useCallback((question: number) => shown.note(question, timeOf(session)), [session, shown])
  return { session, files, state, noteShown }
}

/** Claims the session lock back for this tab. @throws ApiError */
export async function continueHere(session: AttemptSession): Promise<void> {
  const { data, sample } = await timed(() => claimSessionLock(session.attempt.id, session.sessionLock))
  session.refresh(data, sample)
  announce(session)
}

/** What a tab tells the others of this browser: that it holds the attempt now, or that it has handed it in. */
interface Announcement {
  attempt: number
  holder: string
  isSubmitted?: boolean
}

function announce({ attempt, sessionLock, state }: AttemptSession): void {
  const channel = new BroadcastChannel(channelName)
  const isSubmitted = state().phase === 'submitted'
  channel.postMessage({ attempt: attempt.id, holder: sessionLock, isSubmitted } satisfies Announcement)
  channel.close()
}

/** Refetches the attempt, unless the page is hidden. */
export async function look(session: AttemptSession): Promise<void> {
  const { phase } = session.state()
  if (document.visibilityState === 'hidden' || (phase !== 'running' && phase !== 'lock-lost')) return
  try {
    const { data, sample } = await timed(() => loadAttempt(session.attempt.id))
    // A tab that lost the session lock stays so until its user claims it back.
    if (session.state().phase === phase) session.refresh(data, sample)
  } catch (error) {
    console.warn('the attempt could not be reloaded; retrying in a minute', error)
  }
}

/** Subscribes to everything outside React that an exam's page needs. @returns what unsubscribes */
function watchPage(session: AttemptSession, files: AttemptFiles): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const flush = () => void session.flush()
  addEventListener(
    'online',
    () => {
      flush()
      files.resume()
      void look(session)
    },
    { signal },
  )
  const leave = () => {
    writeAtParting(session.pending())
    flush()
  }
  addEventListener('pagehide', leave, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') return leave()
      flush()
      void look(session)
    },
    { signal },
  )
  addEventListener(
    'beforeunload',
    event => {
      const { phase, answers } = session.state()
      if (phase === 'running' && (unsent(answers).length > 0 || files.underWay > 0)) event.preventDefault()
    },
    { signal },
  )
  const endTelling = shareWithTabs(session)
  const looking = setInterval(() => void look(session), pollEveryMs)
  return () => {
    stop.abort()
    endTelling()
    clearInterval(looking)
  }
}

/** Tells the other tabs what becomes of the attempt here, and follows what they tell. @returns what ends both */
function shareWithTabs(session: AttemptSession): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Announcement>) => {
    if (data.attempt !== session.attempt.id || data.holder === session.sessionLock) return
    if (data.isSubmitted) void look(session)
    else session.loseLock()
  }
  announce(session)
  const endTelling = session.subscribe(() => {
    if (session.state().phase === 'submitted') announce(session)
  })
  return () => {
    channel.close()
    endTelling()
  }
}
