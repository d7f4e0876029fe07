import { cartQuery, hasCart, useSession, useVisitorCart } from '@masar/app-shell'
import { useQuery } from '@tanstack/react-query'
import type { Course } from '../catalogue/types.ts'

/** The course in the cart: the account's, or a visitor's own. */
export function useLineInCart({ id, price }: Pick<Course, 'id' | 'price'>) {
  const hasOwn = useSession(session => hasCart('learner', session)) && price > 0
  const cart = useQuery({ ...cartQuery('learner'), enabled: hasOwn })
  const isChosen = useVisitorCart().includes(id)
  if (!hasOwn) return { inCart: isChosen ? { order: null } : null, isPending: false }
  const line = cart.data?.data.lines.find(({ course }) => course.id === id)
  return { inCart: line ? { order: line.pending_order } : null, isPending: cart.isPending }
}
