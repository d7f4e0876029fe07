/**
 * When something was published, of the day that a package names: at the moment that is stored where it is of that day, and as it is where the package
 * names none.
 */
export function momentOf(day: string | undefined, stored: Date | null | undefined): Date | null {
  if (day === undefined || stored?.toISOString().slice(0, 10) === day) return stored ?? null
  return new Date(day)
}
