const key = 'masar-reset'

/** The proof that a reset's code was right, for this tab alone: it sets the password once, within half an hour. */
export function keepResetToken(token: string): void {
  sessionStorage.setItem(key, token)
}

export function readResetToken(): string | null {
  return sessionStorage.getItem(key)
}

export function dropResetToken(): void {
  sessionStorage.removeItem(key)
}
