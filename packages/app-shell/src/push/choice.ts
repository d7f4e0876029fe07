const key = 'push'

/**
 * Whoever asked for push messages in this browser, so that they go on when the person comes back, and do not begin for another one who
 * signs in here.
 */
export function hasChosenPush(userId: number): boolean {
  try {
    return (
      localStorage.getItem(key) === String(userId) &&
      'Notification' in globalThis &&
      Notification.permission === 'granted'
    )
  } catch (error) {
    console.info('push: what was chosen here cannot be read', error)
    return false
  }
}

export function rememberPush(userId: number | null): void {
  try {
    if (userId === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(userId))
  } catch (error) {
    console.info('push: the choice cannot be kept in this browser', error)
  }
}
