import { ApiError, unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import type { AttemptSession } from '../autosave/attempt-session.ts'
import { serverNow } from '../model/clock.ts'
import type { ShownQuestions } from './shown.ts'

/** Milliseconds between two contacts of the exam's page. */
const everyMs = 20_000

/**
 * Tells the service that the page is there, so that a lost connection is measured; at once when it is back. It also tells which questions came
 * on the screen, and for the last time as the page is left.
 * @param onChange the service knows another deadline or end than the page
 * @returns what ends it
 */
export function keepContact(
  session: AttemptSession,
  shown: ShownQuestions,
  onChange: () => void,
): () => void {
  const page = crypto.randomUUID()
  const now = () => new Date(serverNow(session.state().offset, Date.now())).toISOString()
  let lostSince: string | null = null
  const lose = () => {
    lostSince ??= now()
  }
  const contact = async () => {
    const noted = shown.waiting()
    if (['closed', 'submitted', 'moved'].includes(session.state().phase) && noted.length === 0) return
    try {
      const { data } = await unwrap(
        clientApi().POST('/attempts/{id}/contact', {
          params: { path: { id: session.attempt.id } },
          body: { page, lost_since: lostSince, ...(noted.length > 0 && { shown: [...noted] }) },
          keepalive: true,
        }),
      )
      lostSince = null
      shown.settle(noted)
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
  addEventListener('pagehide', () => void (shown.waiting().length > 0 && contact()), { signal })
  const beating = setInterval(() => void contact(), everyMs)
  void contact()
  return () => {
    stop.abort()
    clearInterval(beating)
    if (shown.waiting().length > 0) void contact()
  }
}
