let isUnderWay = false
let held: (() => void) | null = null

/**
 * Runs an act by which a person ends the session themselves, or has it replaced. The service cuts the live connection before it answers,
 * and what is asked then is refused with 401: that leads nowhere until the next sign-in is kept, and only where the act fails.
 */
export async function endingSession<T>(act: () => Promise<T>): Promise<T> {
  isUnderWay = true
  try {
    return await act()
  } catch (error) {
    isUnderWay = false
    held?.()
    throw error
  } finally {
    held = null
  }
}

/** Another session has begun: a 401 leads away again. */
export function sessionBegun(): void {
  isUnderWay = false
}

/** Does what a 401 leads to, unless the person is ending the session; then it waits for whether that succeeds. */
export function unlessEnding(lead: () => void): void {
  if (isUnderWay) held = lead
  else lead()
}
