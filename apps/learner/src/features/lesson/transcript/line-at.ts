/** The line that plays at a second: the last that has begun; -1 before the first. */
export function lineAt(lines: readonly { from: number }[], second: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.from ?? Infinity) <= second) low = middle + 1
    else high = middle
  }
  return low - 1
}
