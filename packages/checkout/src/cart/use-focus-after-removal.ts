import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus near when the line that has it goes: on the next line's act, else on the last one's, else on `fallback`. Acts that take
 * a line out carry `data-removes`.
 * @param count of the lines that are shown
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  count: number,
  fallback: RefObject<HTMLElement | null>,
): () => void {
  const place = useRef<number | null>(null)
  const known = useRef(count)
  useEffect(() => {
    const isRemoved = count < known.current
    known.current = count
    if (!isRemoved || place.current === null) return
    const acts = [...(list.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])]
    const next = acts[Math.min(place.current, acts.length - 1)] ?? fallback.current
    place.current = null
    next?.focus()
  }, [count, list, fallback])
  return () => {
    const lines = [...(list.current?.children ?? [])]
    const index = lines.findIndex(line => line.contains(document.activeElement))
    place.current = index === -1 ? null : index
  }
}
