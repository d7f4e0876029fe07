/** Of this tab. */
const key = 'masar-session-ended'

/** Remembers that the service no longer takes the session that was open here, though nobody signed out here. */
export function markSessionEnded(): void {
  sessionStorage.setItem(key, '1')
}

/** Whether a session ended here without its owner signing out, and nobody has signed in since. */
export function hasSessionEnded(): boolean {
  return typeof sessionStorage !== 'undefined' && sessionStorage.getItem(key) !== null
}

export function forgetSessionEnded(): void {
  sessionStorage.removeItem(key)
}
