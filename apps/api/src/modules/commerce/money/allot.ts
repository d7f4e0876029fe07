/**
 * Gives a discount to lines in proportion to their sums, by largest remainder: the parts add up to it, and none exceeds its line. Of
 * equal remainders the earlier line gets the halala.
 * @param sums of the lines, minor units
 * @param discount at most their sum
 */
export function allot(sums: readonly number[], discount: number): number[] {
  const all = sums.reduce((sum, line) => sum + BigInt(line), 0n)
  if (all === 0n) return sums.map(() => 0)
  const shares = sums.map(line => BigInt(line) * BigInt(discount))
  const parts = shares.map(share => Number(share / all))
  const left = discount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = shares
    .map((share, line) => ({ line, remainder: share % all }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.line - b.line : a.remainder < b.remainder ? 1 : -1))
  for (const { line } of byRemainder.slice(0, left)) parts[line] = (parts[line] ?? 0) + 1
  return parts
}
