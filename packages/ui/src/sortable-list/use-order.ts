import { useRef, useState } from 'react'

interface Orderable<T> {
  items: readonly T[]
  itemKey: (item: T) => string
  /** Saves an order; what it throws puts the last saved one back. */
  onReorder: (keys: string[]) => void | Promise<void>
  onRefused: (error: unknown) => void
}

/** The list with one item at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** The order as it is shown: at once as the person wants it, and back to what was saved when the saving is refused. */
export function useOrder<T>({ items, itemKey, onReorder, onRefused }: Orderable<T>) {
  const [seen, setSeen] = useState(items)
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const saved = useRef<readonly string[] | null>(null)
  const latest = useRef(0)
  if (seen !== items) {
    setSeen(items)
    setWanted(null)
  }
  const known = new Map(items.map(item => [itemKey(item), item]))
  const keys =
    wanted === null
      ? [...known.keys()]
      : [...wanted.filter(key => known.has(key)), ...[...known.keys()].filter(key => !wanted.includes(key))]

  const order = (next: readonly string[]) => {
    const turn = (latest.current += 1)
    saved.current ??= keys
    setWanted(next)
    const settle = async () => onReorder([...next])
    settle().then(
      () => {
        saved.current = next
      },
      (error: unknown) => {
        // An older error says nothing about what the person wants now.
        if (turn === latest.current) setWanted(saved.current)
        onRefused(error)
      },
    )
  }
  return { keys, shown: keys.map(key => known.get(key)!), order }
}
