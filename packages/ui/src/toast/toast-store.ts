import type { ReactNode } from 'react'

export interface ToastOptions {
  text: ReactNode
  tone?: 'neutral' | 'success' | 'danger'
  /** One act, such as undo. The toast goes once it is taken. */
  action?: { label: string; onAction: () => void }
  /** Milliseconds; 6 s, or 10 s with an action. `Infinity` stays until closed. */
  timeout?: number
}

export interface ToastEntry extends ToastOptions {
  id: number
  timeout: number
}

/** More would cover the page: the oldest gives way. */
const most = 3

/** The queue behind the toasts, outside React: a query's error handler may speak too. */
export function createToastStore() {
  let entries: readonly ToastEntry[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly ToastEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  return {
    show(options: ToastOptions): number {
      lastId += 1
      const timeout = options.timeout ?? (options.action ? 10_000 : 6000)
      set([...entries, { ...options, id: lastId, timeout }].slice(-most))
      return lastId
    },
    close: (id: number) => set(entries.filter(entry => entry.id !== id)),
    clear: () => set([]),
    entries: () => entries,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The page's own queue. */
export const toasts = createToastStore()

/** Says something in passing; returns the id to close it by. */
export function showToast(options: ToastOptions): number {
  return toasts.show(options)
}
