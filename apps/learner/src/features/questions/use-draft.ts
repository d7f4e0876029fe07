import { sessionStore } from '@masar/app-shell'
import { useEffect, useState } from 'react'
import {
  type DraftPlace,
  keepDraft,
  nameOf,
  newKey,
  type PostDraft,
  readDraft,
  removeDraft,
} from './post-drafts.ts'

/** Of an edit: the words that stand there, and when the time to change them is over. */
export type EditedWords = Required<Pick<PostDraft, 'base'>> & Pick<PostDraft, 'until'>

/** What is being written at a place: it outlives reloads, lost connections and refusals, until it is sent or given up. */
export function useDraft(place: DraftPlace, edited?: EditedWords) {
  const user = sessionStore.getState().info?.id ?? 0
  const fresh = (): PostDraft => ({ text: edited?.base ?? '', key: newKey(), ...edited })
  const [draft, setDraft] = useState(() => {
    const left = readDraft(user, place)
    return left !== null && left.base === edited?.base ? left : fresh()
  })
  useEffect(() => {
    // Sent or given up in another tab: the same key would name that post, and its words would be replaced by these.
    const leave = ({ key, newValue }: StorageEvent) => {
      if (key === null || (key === nameOf(user, place) && newValue === null))
        setDraft(known => ({ ...known, key: newKey() }))
    }
    addEventListener('storage', leave)
    return () => removeEventListener('storage', leave)
  }, [user, place])
  const keep = (written: PostDraft) => {
    setDraft(written)
    keepDraft(user, place, written)
  }
  return {
    draft,
    write: (text: string) => keep({ ...draft, text }),
    /** The same words are another post from now on. @returns its key */
    renewKey: (): string => {
      const key = newKey()
      keep({ ...draft, key })
      return key
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
