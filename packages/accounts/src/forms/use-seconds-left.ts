import { useEffect, useState } from 'react'

/**
 * Whole seconds until a moment, counted down; 0 once it has come.
 * @param until milliseconds of `Date.now()`
 */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    setNow(Date.now())
  }, [until])
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
