import { holdLock } from '../../kept/browser-lock.ts'

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

/** Takes a browser lock until the tab is closed. */
async function claim(id: string): Promise<boolean> {
  if (claimed.has(id)) return true
  if ((await holdLock(`${key}-${id}`)) === null) return false
  claimed.add(id)
  return true
}
