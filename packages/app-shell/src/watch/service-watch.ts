import { ApiError } from '@masar/api-sdk'
import { create } from 'zustand'

export type ServiceStatus = 'reachable' | 'offline' | 'unavailable'

/** Whether the service is reachable; the page shows a notice while it is not, and recovers by itself. */
export const serviceStore = create<{ status: ServiceStatus; shownInPlace: number }>()(() => ({
  status: 'reachable',
  shownInPlace: 0,
}))

/** A part of the page shows the outage itself, so the page's notice is hidden. @returns what ends it */
export function showInPlace(): () => void {
  const add = (step: number) =>
    serviceStore.setState(({ shownInPlace }) => ({ shownInPlace: shownInPlace + step }))
  add(1)
  return () => add(-1)
}

/** Called for every failed call: network errors and an unavailable service are watched until it is back. */
export function noteFailure(error: unknown): void {
  if (!(error instanceof ApiError) || !error.isPassing) return
  serviceStore.setState({ status: navigator.onLine && error.status !== 0 ? 'unavailable' : 'offline' })
}

const everyMs = 3000
/** Milliseconds after a recovery in which what fails again is left to say so: it would be loading most of the time. */
const restMs = 30_000

/** Polls every three seconds while the service is unavailable, and calls back once it is reachable. */
export function watchService(onBack: () => void): void {
  let isPolling = false
  let backAt = -restMs
  const poll = async () => {
    const { status } = serviceStore.getState()
    if (isPolling || status === 'reachable') return
    if (status === 'unavailable' && Date.now() - backAt < restMs) return
    isPolling = true
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(everyMs) }).catch(
      () => null,
    )
    isPolling = false
    if (!answer?.ok) return
    backAt = Date.now()
    serviceStore.setState({ status: 'reachable' })
    onBack()
  }
  setInterval(() => void poll(), everyMs)
  addEventListener('online', () => void poll())
  addEventListener('offline', () => serviceStore.setState({ status: 'offline' }))
}
