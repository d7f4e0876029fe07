import type { Cart } from '@masar/api-sdk'
import { useState } from 'react'
import { cartActs, useCartChange } from '../cart-acts/index.ts'

export type LeftOut = Cart['left_out'][number]

/**
 * What fell out of the cart, until the reader has dismissed it. The service names it once: the next change of the cart drops it, and the
 * words must not vanish because something else was pressed.
 */
export function useLeftOut(cart: Cart): { leftOut: LeftOut[]; dismiss: (entry: LeftOut) => void } {
  const [seen, setSeen] = useState<readonly LeftOut[]>([])
  const [dismissed, setDismissed] = useState<ReadonlySet<number>>(new Set())
  const change = useCartChange()
  const news = cart.left_out.filter(({ course_id: id }) => !seen.some(entry => entry.course_id === id))
  if (news.length > 0) setSeen([...seen, ...news])
  const inCart = new Set(cart.lines.map(({ course }) => course.id))
  return {
    leftOut: seen.filter(({ course_id: id }) => !dismissed.has(id) && !inCart.has(id)),
    dismiss: ({ course_id: id }) => {
      setDismissed(new Set([...dismissed, id]))
      // What the service does not drop now it drops with the next change.
      if (cart.left_out.some(entry => entry.course_id === id)) change.mutate(cartActs.remove(id))
    },
  }
}
