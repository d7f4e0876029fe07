import { serviceStore } from './service-watch.ts'

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
