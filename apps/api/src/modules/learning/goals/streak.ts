const dayMs = 86_400_000

/**
 * The learner's streak of days up to today. A single missed day in between is forgiven and not counted; two in a row end it.
 * Today is not missed before it is over.
 * @param days on which they learned, `2026-11-22`, the latest first
 */
export function streakOf(days: readonly string[], today: string): number {
  let before = Date.parse(today)
  let streak = 0
  for (const day of days) {
    const at = Date.parse(day)
    if (before - at > 2 * dayMs) break
    before = at
    streak += 1
  }
  return streak
}
