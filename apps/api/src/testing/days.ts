/** The day so many days ago where companies are, in Riyadh: `YYYY-MM-DD`. */
export const daysAgo = (days: number) =>
  new Date(Date.now() + 3 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)
