import { useEffect, useRef, type KeyboardEvent } from 'react'

/** So many steps can be undone. */
const limit = 100

/** Ctrl+Z on any layout: where the key writes no Latin character, its place counts. */
function stepOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (ctrlKey === metaKey || altKey) return null
  const pressed = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
  if (pressed === 'z') return shiftKey ? 'redo' : 'undo'
  return pressed === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}

/**
 * Undo and redo for a field that writes its own text: the browser's history ends where a script writes.
 * @param text what is seen of the state; a state with the same text is no step of its own
 * @param restore puts an earlier or later state back
 * @returns the handler of keys
 */
export function useHistory<S>(
  state: S,
  text: string,
  restore: (state: S) => void,
): (event: KeyboardEvent<HTMLInputElement>) => void {
  const steps = useRef({ undo: [] as S[], redo: [] as S[], now: state, text })
  useEffect(() => {
    const { current } = steps
    if (current.text !== text && current.now !== state) {
      current.undo = [...current.undo, current.now].slice(-limit)
      current.redo = []
    }
    current.now = state
    current.text = text
  }, [state, text])
  return event => {
    const step = stepOf(event)
    if (step === null || event.currentTarget.readOnly || event.nativeEvent.isComposing) return
    event.preventDefault()
    const { current } = steps
    const next = current[step].pop()
    if (next === undefined) return
    current[step === 'undo' ? 'redo' : 'undo'].push(current.now)
    // So that what comes back is known as no new step.
    current.now = next
    restore(next)
  }
}
