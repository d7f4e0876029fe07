const key = 'push'

/**
 * Whether this person chose push messages in this browser, so that they resume when the person comes back, and do not start for another
 * person who signs in here.
 */
export function hasChosenPush(userId: number): boolean {
  try {
    return (
      localStorage.getItem(key) === String(userId) &&
      'Notification' in globalThis &&
      Notification.permission === 'granted'
    )
  } catch (error) {
    console.info('push: the choice cannot be read', error)
    return false
  }
}

export function rememberPush(userId: number | null): void {
  try {
    if (userId === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(userId))
  } catch (error) {
    console.info('push: the choice cannot be stored', error)
  }
}
