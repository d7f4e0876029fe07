import { tellTabs } from './session-channel.ts'

/** Milliseconds after which an act of another tab is over even without a message: a call's longest time, and the tab may be gone. */
const longestAct = 16_000

let isUnderWay = false
let held: (() => void) | null = null
let end: ReturnType<typeof setTimeout> | undefined

/**
 * Runs an act by which a person ends the session themselves, or has it replaced. The service cuts the live connection before it answers,
 * and what is asked then is refused with 401, here and in other tabs: that leads nowhere until the next sign-in is kept, and only where the
 * act fails.
 */
export async function endingSession<T>(act: () => Promise<T>): Promise<T> {
  isUnderWay = true
  tellTabs('ending')
  try {
    const result = await act()
    held = null
    return result
  } catch (error) {
    tellTabs('failed')
    endingFailed()
    throw error
  }
}

/** Another tab has begun such an act. */
export function endingElsewhere(): void {
  isUnderWay = true
  clearTimeout(end)
  end = setTimeout(endingFailed, longestAct)
}

/** The session is still the same: what was refused meanwhile was refused for good. */
export function endingFailed(): void {
  const lead = held
  sessionBegun()
  lead?.()
}

/** Another session has begun, or no one is signed in: a 401 leads away again. */
export function sessionBegun(): void {
  clearTimeout(end)
  isUnderWay = false
  held = null
}

/** Does what a 401 leads to, unless the person is ending the session; then it waits for whether that succeeds. */
export function unlessEnding(lead: () => void): void {
  if (isUnderWay) held = lead
  else lead()
}
