import { ApiError } from '@masar/api-sdk'
import { create } from 'zustand'

export type ServiceStatus = 'reachable' | 'offline' | 'unavailable'

/** Whether the service answers; the page says so while it doesn't, and recovers by itself. */
export const serviceStore = create<{ status: ServiceStatus; tellers: number }>()(() => ({
  status: 'reachable',
  tellers: 0,
}))

/** Something on the page says itself that the service is away: the page's notice would say it twice. @returns what ends it */
export function tellInPlace(): () => void {
  const add = (step: number) => serviceStore.setState(({ tellers }) => ({ tellers: tellers + step }))
  add(1)
  return () => add(-1)
}

/** Called for every failed call: those that never arrived, or found the service away, are watched until it is back. */
export function noteFailure(error: unknown): void {
  if (!(error instanceof ApiError) || !error.isPassing) return
  serviceStore.setState({ status: navigator.onLine && error.status !== 0 ? 'unavailable' : 'offline' })
}

const everyMs = 3000

/** Asks every three seconds while the service is away, and tells once it is back. */
export function watchService(onBack: () => void): void {
  let isAsking = false
  const ask = async () => {
    if (isAsking || serviceStore.getState().status === 'reachable') return
    isAsking = true
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(everyMs) }).catch(
      () => null,
    )
    isAsking = false
    if (!answer?.ok) return
    serviceStore.setState({ status: 'reachable' })
    onBack()
  }
  setInterval(() => void ask(), everyMs)
  addEventListener('online', () => void ask())
  addEventListener('offline', () => serviceStore.setState({ status: 'offline' }))
}
