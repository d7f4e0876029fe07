/** An item with those below it. */
export interface Branch<T> {
  /** Collections of react-aria know their items by it. */
  id: string
  key: string
  item: T
  above: string | null
  below: Branch<T>[]
}

/** Makes a tree of a list in which each names the one above it; what names none that is there stands at the top. */
export function branchesOf<T>(
  items: readonly T[],
  itemKey: (item: T) => string,
  parentKey: (item: T) => string | null,
): { top: Branch<T>[]; byKey: ReadonlyMap<string, Branch<T>> } {
  const byKey = new Map(
    items.map(item => {
      const key = itemKey(item)
      return [key, { id: key, key, item, above: parentKey(item), below: [] } as Branch<T>]
    }),
  )
  const top: Branch<T>[] = []
  for (const branch of byKey.values()) {
    const above = branch.above === null ? undefined : byKey.get(branch.above)
    if (!above) branch.above = null
    ;(above?.below ?? top).push(branch)
  }
  return { top, byKey }
}

/** Whether a key stands below another one, over however many steps. */
export function isBelow<T>(byKey: ReadonlyMap<string, Branch<T>>, key: string, top: string): boolean {
  let at = byKey.get(key)?.above ?? null
  while (at !== null && at !== top) at = byKey.get(at)?.above ?? null
  return at === top
}
