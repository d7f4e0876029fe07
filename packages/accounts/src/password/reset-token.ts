const key = 'masar-reset'
const googleKey = 'masar-reset-google'

/**
 * The proof that a reset's code was right, for this tab alone: it sets the password once, within half an hour.
 * @param isGoogle whether a Google account signs in to the account, too
 */
export function keepResetToken(token: string, isGoogle: boolean): void {
  sessionStorage.setItem(key, token)
  if (isGoogle) sessionStorage.setItem(googleKey, '1')
  else sessionStorage.removeItem(googleKey)
}

export function readResetToken(): string | null {
  return sessionStorage.getItem(key)
}

/** Whether Google signs in to the account whose password is set. */
export function resetHasGoogle(): boolean {
  return sessionStorage.getItem(googleKey) !== null
}

export function dropResetToken(): void {
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(googleKey)
}
