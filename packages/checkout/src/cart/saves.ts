import { createContext, use, useEffect, useRef } from 'react'

/** Stores what is typed and not yet stored. @returns whether all of it is */
type Settle = () => Promise<boolean>

/** The fields of a cart that store what is typed after a pause. */
export const CartSaves = createContext<Set<Settle>>(new Set())

/** Has whatever leads on from the cart wait for a field. */
export function useCartSave(settle: Settle): void {
  const saves = use(CartSaves)
  const latest = useRef(settle)
  useEffect(() => {
    latest.current = settle
  })
  useEffect(() => {
    const ask = () => latest.current()
    saves.add(ask)
    return () => {
      saves.delete(ask)
      // The field goes, what was typed does not.
      void ask()
    }
  }, [saves])
}

/** Whether all fields are stored now; asks each of them to store what it has. */
export async function settleAll(saves: ReadonlySet<Settle>): Promise<boolean> {
  const settled = await Promise.all([...saves].map(settle => settle()))
  return settled.every(Boolean)
}
