const key = 'exam-holder'

/**
 * The name of this tab towards the service: the last tab to give one may write. It stays through reloads. A duplicated
 * tab copies the storage, so a name that a living tab holds already is not used twice.
 */
export async function tabHolder(): Promise<string> {
  const kept = sessionStorage.getItem(key)
  if (kept !== null && (await claim(kept))) return kept
  const fresh = crypto.randomUUID()
  sessionStorage.setItem(key, fresh)
  await claim(fresh)
  return fresh
}

const mine = new Set<string>()

/** Takes a lock for as long as the tab lives. Without locks (old browsers) every name counts as free. */
function claim(name: string): Promise<boolean> {
  if (mine.has(name) || !('locks' in navigator)) return Promise.resolve(true)
  return new Promise(resolve => {
    void navigator.locks.request(`${key}-${name}`, { ifAvailable: true }, lock => {
      resolve(lock !== null)
      if (lock === null) return
      mine.add(name)
      return new Promise(() => {})
    })
  })
}
