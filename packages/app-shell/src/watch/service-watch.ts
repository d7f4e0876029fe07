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
