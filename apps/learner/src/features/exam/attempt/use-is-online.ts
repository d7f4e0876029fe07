import { useSyncExternalStore } from 'react'

const changes = ['online', 'offline']

function subscribe(onChange: () => void): () => void {
  for (const change of changes) addEventListener(change, onChange)
  return () => {
    for (const change of changes) removeEventListener(change, onChange)
  }
}

/** Whether the device has a network at all, as the browser knows it. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
