/**
 * Holds a name for this tab alone; a closed or crashed tab lets go by itself. Without locks (old browsers) every name counts as free.
 * @returns lets go; null where another tab holds it
 */
export async function holdLock(name: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {}
  return new Promise(resolve => {
    void navigator.locks.request(name, { ifAvailable: true }, lock => {
      if (lock === null) return resolve(null)
      return new Promise<void>(release => resolve(release))
    })
  })
}

/** Acts when no other tab does under the same name. */
export async function inTurn<T>(name: string, act: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? ((await navigator.locks.request(name, act)) as T) : act()
}
