/** Longer than a browser's windows take to hear of the same news one after another. */
const heldMs = 60_000
/** How long a window that nobody works in leaves news to the one that has the focus. */
const politeMs = 300

/**
 * Whether this window is the one to tell of a notification: among a browser's windows, the first to take the notification's lock. A lock is
 * granted once even where all ask at the same moment, needs no window to know of another, and is free again when its window crashes. A
 * window without the focus waits a little: screen readers speak for the one with it alone.
 * @throws where the browser refuses locks
 */
export async function isTellingWindow(id: number): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager }
  // Browsers have none on an address without TLS: there each window tells by itself.
  if (!locks) return true
  if (!document.hasFocus()) await pause(politeMs)
  return new Promise((resolve, reject) => {
    locks
      .request(`masar-notification-${id}`, { ifAvailable: true }, async lock => {
        resolve(lock !== null)
        if (lock !== null) await pause(heldMs)
      })
      .catch(reject)
  })
}

const pause = (ms: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, ms)
  })
