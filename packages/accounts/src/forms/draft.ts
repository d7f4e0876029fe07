/** What is typed into a form outlives a reload and a look at another page, in this tab alone; secrets are never handed in. */
const keyOf = (form: string): string => `masar-draft:${form}`

export function readDraft(form: string): Record<string, unknown> {
  const kept = sessionStorage.getItem(keyOf(form))
  if (kept === null) return {}
  try {
    const value: unknown = JSON.parse(kept)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {} // written by something else: the same as not there
  }
}

export function keepDraft(form: string, values: Record<string, unknown>): void {
  sessionStorage.setItem(keyOf(form), JSON.stringify(values))
}

/** Forgets what was typed, once it has served. */
export function dropDraft(form: string): void {
  sessionStorage.removeItem(keyOf(form))
}
