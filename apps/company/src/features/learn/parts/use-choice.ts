import type { RowKey } from '@masar/ui'
import { useState } from 'react'

const nothing: ReadonlySet<RowKey> = new Set()

/** Which rows of a list are chosen. Another place shows other rows: the choice begins anew with it. @param place the list's address */
export function useChoice(place: string) {
  const [choice, setChoice] = useState({ place, keys: nothing })
  const selected = choice.place === place ? choice.keys : nothing
  const choose = (keys: ReadonlySet<RowKey>) => setChoice({ place, keys })
  return {
    selected,
    choose,
    toggle: (key: RowKey) => {
      const keys = new Set(selected)
      if (!keys.delete(key)) keys.add(key)
      choose(keys)
    },
    clear: () => choose(nothing),
  }
}
