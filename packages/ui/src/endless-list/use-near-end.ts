import { useEffect, useRef, type RefObject } from 'react'

interface Options {
  isOn: boolean
  /** How often it may happen at all. */
  most: number
  /** Changes when a page has come. */
  count: number
  onNear: () => void
}

/** Calls when the mark at a list's end comes within a screen of what is seen: once for each page, so many times. */
export function useNearEnd<T extends Element>({ isOn, most, count, onNear }: Options): RefObject<T | null> {
  const mark = useRef<T>(null)
  const done = useRef({ times: 0, at: -1 })
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  })
  useEffect(() => {
    const element = mark.current
    if (!isOn || !element || done.current.times >= most || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting) || done.current.at === count) return
        done.current = { times: done.current.times + 1, at: count }
        near.current()
      },
      { rootMargin: '0px 0px 100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOn, most, count])
  return mark
}
