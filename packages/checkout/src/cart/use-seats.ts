import type { ApiError } from '@masar/api-sdk'
import { useEffect, useRef, useState } from 'react'
import { cartActs, type CartLine, useCartChange } from '../cart-acts/index.ts'
import { seatsOf } from '../seats/seats-of.ts'
import { useCartSave } from './saves.ts'

/** Milliseconds of quiet before a number is stored. */
const pause = 600

/**
 * The seats of a line: shown as typed, stored after a pause. While nothing is typed the field follows the cart, whatever changed it; what is
 * typed is the reader's until it is stored, and the later of two changes counts.
 */
export function useSeats({ course, seats }: Pick<CartLine, 'course' | 'seats'>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const change = useCartChange()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Leaving the field and the way on ask for the same number to be stored. */
  const underWay = useRef<{ wanted: string; isStored: Promise<boolean> } | null>(null)
  const text = typed ?? String(seats)

  const send = async (wanted: string, count: number): Promise<boolean> => {
    try {
      if (count !== seats) await change.mutateAsync(cartActs.setSeats(course.id, count))
      setTyped(latest => (latest === wanted ? null : latest))
      return true
    } catch (error) {
      setFailure(error as ApiError)
      return false
    } finally {
      underWay.current = null
    }
  }
  const store = (wanted: string): Promise<boolean> => {
    clearTimeout(waiting.current)
    const count = seatsOf(wanted)
    if (count === null) return Promise.resolve(false)
    if (underWay.current?.wanted !== wanted) underWay.current = { wanted, isStored: send(wanted, count) }
    return underWay.current.isStored
  }
  const settle = () => (typed === null ? Promise.resolve(true) : store(typed))
  useCartSave(settle)
  useEffect(() => () => clearTimeout(waiting.current), [])

  const type = (next: string) => {
    setTyped(next)
    setFailure(null)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void store(next), pause)
  }
  return {
    text,
    failure,
    type,
    settle: () => void settle(),
  }
}
