import { useEffect, useRef } from 'react'

/**
 * Checks a field once it is left. A press on something else leaves it at once, but is not over: an error that came meanwhile would move
 * what is pressed away from under the pointer, so the check waits for the pointer to be lifted.
 * @returns what to call with the field as it is left
 */
export function useCheckOnLeaving(
  check: (field: HTMLInputElement) => void,
): (field: HTMLInputElement) => void {
  const isPressing = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const press = () => {
      isPressing.current = true
    }
    const lift = () => {
      isPressing.current = false
      const act = waiting.current
      waiting.current = null
      // The click comes right after.
      if (act) setTimeout(act)
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('pointerup', lift, true)
    document.addEventListener('pointercancel', lift, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('pointerup', lift, true)
      document.removeEventListener('pointercancel', lift, true)
    }
  }, [])
  return field => {
    const act = () => field.isConnected && field !== document.activeElement && check(field)
    if (isPressing.current) waiting.current = act
    else check(field)
  }
}
