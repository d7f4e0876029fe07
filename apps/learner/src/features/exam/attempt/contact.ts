import { ApiError, unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import type { AttemptSession } from '../autosave/attempt-session.ts'
import { serverNow } from '../model/clock.ts'

/** Milliseconds between two contacts of the exam's page. */
const everyMs = 20_000

/**
 * Tells the service that the page is there, so that a lost connection is measured; at once when it is back.
 * @param onChange the service knows another deadline or end than the page
 * @returns what ends it
 */
export function keepContact(session: AttemptSession, onChange: () => void): () => void {
  const page = crypto.randomUUID()
  const now = () => new Date(serverNow(session.state().offset, Date.now())).toISOString()
  let lostSince: string | null = null
  const lose = () => {
    lostSince ??= now()
  }
  const contact = async () => {
    if (['closed', 'submitted'].includes(session.state().phase)) return
    try {
      const { data } = await unwrap(
        clientApi().POST('/attempts/{id}/contact', {
          params: { path: { id: session.attempt.id } },
          body: { page, lost_since: lostSince },
        }),
      )
      lostSince = null
      if (data.state === 'ended' || data.deadline_at !== session.state().deadline) onChange()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Nothing is lost by it: the next contact says since when, and the service has measured it.
      if (error.isPassing) lose()
      else console.warn('the exam page could not make contact', error)
    }
  }
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('offline', lose, { signal })
  addEventListener('online', () => void contact(), { signal })
  const beating = setInterval(() => void contact(), everyMs)
  void contact()
  return () => {
    stop.abort()
    clearInterval(beating)
  }
}
