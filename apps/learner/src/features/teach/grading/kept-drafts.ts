import type { Draft } from './draft.ts'

/** What a grader has typed and not stored, and the revision of the grade that they saw as they typed it. */
export interface KeptDraft {
  draft: Draft
  revision: number
}

const prefix = 'masar-grade'
const nameOf = (user: number, answer: string) => `${prefix}/${user}/${answer}`

/** What an earlier visit, or the page before a reload, has left. @returns null where there is nothing, or nothing can be kept */
export function keptDraft(user: number, answer: string): KeptDraft | null {
  const text = quietly(() => localStorage.getItem(nameOf(user, answer)))
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptDraft> | null
    return typeof kept?.revision === 'number' && kept.draft ? (kept as KeptDraft) : null
  } catch {
    return null // not one of ours: the form begins with what is stored
  }
}

/** Keeps what is typed in this browser; null forgets it. */
export function keepDraft(user: number, answer: string, kept: KeptDraft | null): void {
  quietly(() =>
    kept === null
      ? localStorage.removeItem(nameOf(user, answer))
      : localStorage.setItem(nameOf(user, answer), JSON.stringify(kept)),
  )
}

/** The names of all that a grader has not stored. */
export function gradeDraftsOf(user: number): string[] {
  return quietly(() => Object.keys(localStorage).filter(name => name.startsWith(`${prefix}/${user}/`))) ?? []
}

/** Removes all of them. */
export function removeGradeDraftsOf(user: number): void {
  for (const name of gradeDraftsOf(user)) quietly(() => localStorage.removeItem(name))
}

/** Some private windows keep nothing: then what is typed lives as long as the page. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    console.warn('a grade that is being typed cannot be kept in this browser', error)
    return undefined
  }
}
