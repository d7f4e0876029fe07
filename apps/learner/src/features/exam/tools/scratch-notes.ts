const keyOf = (attemptId: number) => `exam-notes-${attemptId}`

/** What was jotted down in this tab; a reload finds it again. */
export function readNotes(attemptId: number): string {
  return sessionStorage.getItem(keyOf(attemptId)) ?? ''
}

/** @returns whether this tab keeps it */
export function keepNotes(attemptId: number, text: string): boolean {
  try {
    sessionStorage.setItem(keyOf(attemptId), text)
    return true
  } catch (error) {
    console.warn('scratch notes cannot be kept in this browser', error)
    return false
  }
}

/** The attempt has ended: no one else on this device can find them. */
export function forgetNotes(attemptId: number): void {
  sessionStorage.removeItem(keyOf(attemptId))
}
