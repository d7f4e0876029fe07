import type { Draft } from './draft.ts'

const nameOf = (key: string) => `masar.grading.${key}`

/** What was typed and not stored yet, through reloads of this tab. @returns null where there is nothing, or nothing can be kept */
export function keptDraft(key: string): Draft | null {
  try {
    const text = sessionStorage.getItem(nameOf(key))
    return text === null ? null : (JSON.parse(text) as Draft)
  } catch {
    return null // storage is switched off, or holds something else: the form begins with what is stored
  }
}

/** Keeps what is typed; null forgets it. */
export function keepDraft(key: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(nameOf(key))
    else sessionStorage.setItem(nameOf(key), JSON.stringify(draft))
  } catch {
    // Storage is switched off or full: the form itself still holds what is typed.
  }
}
