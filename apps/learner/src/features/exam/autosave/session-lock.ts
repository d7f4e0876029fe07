const key = 'exam-holder'

/**
 * The session lock of this tab: the last tab to claim the attempt with its id may save. It survives reloads. A duplicated
 * tab copies the storage, so an id that is in use by another open tab is not used twice.
 */
export async function tabSessionLock(): Promise<string> {
  const stored = sessionStorage.getItem(key)
  if (stored !== null && (await claim(stored))) return stored
  const id = crypto.randomUUID()
  sessionStorage.setItem(key, id)
  await claim(id)
  return id
}

const claimed = new Set<string>()

/** Takes a browser lock until the tab is closed. Without locks (old browsers) every id counts as free. */
function claim(id: string): Promise<boolean> {
  if (claimed.has(id) || !('locks' in navigator)) return Promise.resolve(true)
  return new Promise(resolve => {
    void navigator.locks.request(`${key}-${id}`, { ifAvailable: true }, lock => {
      resolve(lock !== null)
      if (lock === null) return
      claimed.add(id)
      return new Promise(() => {})
    })
  })
}
