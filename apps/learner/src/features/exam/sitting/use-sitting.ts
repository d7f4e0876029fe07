import { useEffect, useState, useSyncExternalStore } from 'react'
import { sessionStore } from '@masar/app-shell'
import { memoryStore, openPendingStore, type PendingStore, sendAnswer } from '@masar/app-shell/exam-answers'
import { loadAttempt, submitAttempt, takeOver } from '../api.ts'
import { unsent } from '../model/answers.ts'
import { type Begun, timed } from '../saving/begin.ts'
import { Sitting } from '../saving/sitting.ts'

/** Milliseconds between two looks at the attempt: extra time, another tab, an end elsewhere. */
const lookEvery = 60_000
const channelName = 'masar-exam'

/** A store that opens when it is first needed, so that the page does not wait for it. */
function lateStore(): PendingStore {
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

/** The attempt of this page, alive while the page is. */
export function useSitting(begun: Begun) {
  const [sitting] = useState(() => {
    const { attempt, holder } = begun
    return new Sitting(begun, {
      store: lateStore(),
      user: sessionStore.getState().info?.id ?? null,
      send: (question, body) => sendAnswer(attempt.id, question, body),
      look: () => timed(() => loadAttempt(attempt.id)),
      submit: key => submitAttempt(attempt.id, holder, key),
    })
  })
  const state = useSyncExternalStore(sitting.subscribe, sitting.state, sitting.state)
  useEffect(() => {
    void sitting.start()
    const leave = watchPage(sitting)
    return () => {
      leave()
      void sitting.flush()
      sitting.stop()
    }
  }, [sitting])
  return { sitting, state }
}

/** Takes the right to write back to this tab. @throws ApiError */
export async function continueHere(sitting: Sitting): Promise<void> {
  const { data, sample } = await timed(() => takeOver(sitting.attempt.id, sitting.holder))
  sitting.refresh(data, sample)
  announce(sitting)
}

function announce({ attempt, holder }: Sitting): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ attempt: attempt.id, holder })
  channel.close()
}

async function look(sitting: Sitting): Promise<void> {
  const { phase } = sitting.state()
  if (document.visibilityState === 'hidden' || (phase !== 'running' && phase !== 'taken-over')) return
  try {
    const { data, sample } = await timed(() => loadAttempt(sitting.attempt.id))
    // A tab that was taken over stays so until its person wants it back.
    if (sitting.state().phase === phase) sitting.refresh(data, sample)
  } catch (error) {
    console.warn('the attempt could not be looked at; the next look is in a minute', error)
  }
}

/** Everything outside React that an exam's page follows. @returns how to stop following */
function watchPage(sitting: Sitting): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const flush = () => void sitting.flush()
  addEventListener(
    'online',
    () => {
      flush()
      void look(sitting)
    },
    { signal },
  )
  addEventListener('pagehide', flush, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      flush()
      void look(sitting)
    },
    { signal },
  )
  addEventListener(
    'beforeunload',
    event => {
      const { phase, answers } = sitting.state()
      if (phase === 'running' && unsent(answers).length > 0) event.preventDefault()
    },
    { signal },
  )
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<{ attempt: number; holder: string }>) => {
    if (data.attempt === sitting.attempt.id && data.holder !== sitting.holder) sitting.takenOver()
  }
  announce(sitting)
  const looking = setInterval(() => void look(sitting), lookEvery)
  return () => {
    stop.abort()
    channel.close()
    clearInterval(looking)
  }
}
