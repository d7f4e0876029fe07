/** Compares cells of a column: numbers by size, words as readers of a language find them; what is empty last in either direction. */
export function compareCells(
  tag: string,
  isDown: boolean,
): (a: string | number | null, b: string | number | null) => number {
  const words = new Intl.Collator(tag, { numeric: true })
  return (a, b) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const up = typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b))
    return isDown ? -up : up
  }
}
