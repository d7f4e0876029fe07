import { useEffect, useState } from 'react'

/** Timers take no more than 24 days. */
const longestMs = 86_400_000

/**
 * Asks the service again at the moment when a live lesson becomes something else: it alone knows the time and tells the way in.
 * @param seconds until then, as the service said
 */
export function useNextState(seconds: number | null, onChange: () => void): void {
  useEffect(() => {
    if (seconds === null) return
    const timer = setTimeout(onChange, Math.min(seconds * 1000 + 500, longestMs))
    return () => clearTimeout(timer)
    // Each response gives the remaining time again; a render in between restarts nothing.
  }, [seconds]) // eslint-disable-line react/exhaustive-deps -- see above
}

/** The present, every half a minute: enough for “in 5 minutes”. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
