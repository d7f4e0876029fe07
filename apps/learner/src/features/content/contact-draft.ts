import type { ContactMessage } from './send-message.ts'

/** What is being written to the team outlives a reload, another page and the other language, in this tab alone, for whoever wrote it. */
const key = 'masar-draft:contact'

interface Kept {
  owner: string | null
  message: ContactMessage
}

/** What the same person, or the same visitor, was writing. */
export function readContactDraft(owner: string | null): Partial<ContactMessage> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
    return kept?.owner === owner ? kept.message : {}
  } catch {
    return {} // no storage, or written by something else: the same as not there
  }
}

export function keepContactDraft(owner: string | null, message: ContactMessage): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, message } satisfies Kept))
  } catch {
    // Full or refused: it lasts as long as the page, as before.
  }
}

/** Forgets it, once it has arrived. */
export function dropContactDraft(): void {
  sessionStorage.removeItem(key)
}
