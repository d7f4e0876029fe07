import { useEffect, useState } from 'react'

const pauseMs = 400

/** A value once it has not changed for a moment: nothing is asked about what is half typed. @param value compared by identity */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
