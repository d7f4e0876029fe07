/** Of this tab. */
const key = 'masar-session-ended'

/** Remembers that the API no longer accepts the session that was open here, although there was no sign-out. */
export function markSessionEnded(): void {
  sessionStorage.setItem(key, '1')
}

/** Whether a session ended here without its owner signing out, and no one has signed in since. */
export function hasSessionEnded(): boolean {
  return typeof sessionStorage !== 'undefined' && sessionStorage.getItem(key) !== null
}

export function forgetSessionEnded(): void {
  sessionStorage.removeItem(key)
}
