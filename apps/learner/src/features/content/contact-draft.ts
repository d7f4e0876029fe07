import type { ContactMessage } from './send-message.ts'

/** What is being written to the team outlives a reload, another page and the other language, in this tab alone, for whoever wrote it. */
const key = 'masar-draft:contact'

interface Kept {
  owner: string | null
  message: ContactMessage
}

/** What the same person was writing; of a visitor without who they are. */
export function readContactDraft(owner: string | null): Partial<ContactMessage> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
    return kept?.owner === owner ? kept.message : {}
  } catch {
    return {} // no storage, or written by something else: the same as not there
  }
}

export function keepContactDraft(owner: string | null, message: ContactMessage): void {
  // Who a visitor is stays out of it: the next one at the same screen is a visitor, too.
  const kept = owner === null ? { ...message, name: '', email: '' } : message
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, message: kept } satisfies Kept))
  } catch {
    // Full or refused: it lasts as long as the page, as before.
  }
}

/** Forgets it, once it has arrived. */
export function dropContactDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Refused: then nothing was kept, either.
  }
}
