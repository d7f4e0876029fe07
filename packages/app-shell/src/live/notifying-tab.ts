/** Longer than a browser's tabs take to receive the same notification one after another. */
const heldMs = 60_000
/** How long a tab without the focus waits for the one that has it. */
const unfocusedDelayMs = 300

/**
 * Whether this tab is the one that announces a notification: the first of the browser's tabs to take the notification's lock. A lock is
 * granted once even to concurrent requests, needs no communication between tabs, and is released when its tab crashes. A
 * tab without the focus waits a little: screen readers read only the tab with the focus.
 * @throws when the browser rejects the lock request
 */
export async function isNotifyingTab(id: number): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager }
  // Without TLS browsers have no locks: each tab announces by itself.
  if (!locks) return true
  if (!document.hasFocus()) await pause(unfocusedDelayMs)
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
