import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Calls `onReach` when an element comes near the window, as long as `isOn`. Where the browser can't watch, a button remains. */
export function useReachedEnd<T extends Element>(onReach: () => void, isOn: boolean): RefObject<T | null> {
  const element = useRef<T>(null)
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    const watched = element.current
    if (!isOn || !watched || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) reach()
      },
      { rootMargin: '400px' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [isOn])
  return element
}
