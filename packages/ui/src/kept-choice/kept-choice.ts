const listeners = new Set<() => void>()
/** What a browser that stores nothing keeps for as long as the page lives. */
const unstored = new Map<string, string>()

/** What was kept on this device under a name; null where nothing was, or the browser stores nothing. */
export function readKept(name: string): string | null {
  try {
    return unstored.get(name) ?? localStorage.getItem(name)
  } catch (error) {
    console.warn(`this browser keeps no ${name}`, error)
    return null
  }
}

/** Keeps a choice on this device, in all its tabs; in this page alone where the browser stores nothing. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
    unstored.delete(name)
  } catch (error) {
    console.warn(`this browser keeps no ${name}`, error)
    unstored.set(name, value)
  }
  for (const listener of listeners) listener()
}

/** Hears of choices that change, here and in other tabs. @returns what ends it */
export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
