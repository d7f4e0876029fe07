import { sessionStore } from '@masar/app-shell'
import { useState } from 'react'
import { type DraftPlace, keepDraft, newKey, type PostDraft, readDraft, removeDraft } from './post-drafts.ts'

/** What is being written at a place: it outlives reloads, lost connections and refusals, until it is sent or given up. */
export function useDraft(place: DraftPlace, initial = '') {
  const user = sessionStore.getState().info?.id ?? 0
  const fresh = (): PostDraft => ({ text: initial, key: newKey() })
  const [draft, setDraft] = useState(() => readDraft(user, place) ?? fresh())
  return {
    draft,
    write: (text: string) => {
      const written = { ...draft, text }
      setDraft(written)
      keepDraft(user, place, written)
    },
    /** Sent, or given up: what is written next is another post. */
    clear: () => {
      removeDraft(user, place)
      setDraft(fresh())
    },
  }
}

/** Whether an earlier visit has left something at a place. */
export function hasDraft(place: DraftPlace): boolean {
  return readDraft(sessionStore.getState().info?.id ?? 0, place) !== null
}
