import { useSyncExternalStore } from 'react'

/** The courses that a visitor means to buy, by their ids, oldest first; they stay in this browser until the visitor signs in. */
export type VisitorCart = readonly number[]

export const storageKey = 'masar-cart'
/** Of what is stored: what another version wrote is an empty cart. */
export const version = 1
/** As many as the account's cart holds. */
export const maxCourses = 100
const empty: VisitorCart = []

/** The displayed value; unknown without subscribers. */
let known: VisitorCart | undefined
/** The cart in a browser that stores nothing. */
let unstored: VisitorCart | undefined
const listeners = new Set<() => void>()

/** The visitor's cart, in step with the browser's other tabs. Where a page is drawn beforehand it is empty. */
export function useVisitorCart(): VisitorCart {
  return useSyncExternalStore(
    follow,
    () => (known ??= visitorCart()),
    () => empty,
  )
}

/** The current content of the visitor's cart, whatever this tab has received. */
export function visitorCart(): VisitorCart {
  try {
    return unstored ?? coursesOf(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
  } catch {
    // Not ours, or a browser that keeps nothing.
    return empty
  }
}

/** The courses of what was stored; anybody can have written it. */
function coursesOf(stored: { version?: unknown; courses?: unknown } | null): VisitorCart {
  if (stored?.version !== version || !Array.isArray(stored.courses)) return empty
  const ids = (stored.courses as unknown[]).filter(id => Number.isSafeInteger(id) && (id as number) > 0)
  return [...new Set(ids as number[])].slice(0, maxCourses)
}

/** Shows a changed cart wherever it is followed. @param isStored whether the browser keeps it, or this page has to */
export function showVisitorCart(courses: VisitorCart, isStored = true): void {
  unstored = isStored ? undefined : courses
  known = listeners.size === 0 ? undefined : courses
  for (const listener of listeners) listener()
}

/** Another tab has changed the cart; `clear` comes without a key. */
function onStorage({ key }: StorageEvent): void {
  if (key === storageKey || key === null) showVisitorCart(visitorCart())
}

function follow(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', onStorage)
    known = undefined
  }
}
