/** A department, and numbers of those who are in it and in none below it. */
type Counted<Key extends string> = { id: number; parentId: number | null } & Record<Key, number>

/** Adds the numbers of each department to all above it that are there. @returns by department */
export function addUpBranches<Key extends string>(
  rows: readonly Counted<Key>[],
  keys: readonly Key[],
): Map<number, Record<Key, number>> {
  const parents = new Map(rows.map(row => [row.id, row.parentId]))
  const none = () => Object.fromEntries(keys.map(key => [key, 0])) as Record<Key, number>
  const sums = new Map(rows.map(row => [row.id, none()]))
  for (const row of rows)
    for (let at: number | null = row.id; at !== null; at = parents.get(at) ?? null) {
      const sum = sums.get(at)
      for (const key of keys) if (sum) sum[key] += row[key]
    }
  return sums
}
