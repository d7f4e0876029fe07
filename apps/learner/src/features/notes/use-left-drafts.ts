import { sessionStore } from '@masar/app-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { browserDrafts, type Draft } from './drafts/draft-store.ts'

export interface LeftDrafts {
  /** Those that stayed when they were last sent. */
  drafts: readonly Draft[]
  isSending: boolean
  send: () => void
  discard: (draft: Draft) => void
}

const userOf = () => sessionStore.getState().info?.id
const leftOf = (user: number | undefined) => (user === undefined ? [] : browserDrafts.ofUser(user))

/** Sends the notes that earlier visits have left in this browser, of any lesson: as a page comes, and once the connection is back. */
export function useLeftDrafts(): LeftDrafts {
  const client = useQueryClient()
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const [isSending, setSending] = useState(false)
  const send = useCallback(() => {
    const user = userOf()
    if (user === undefined || leftOf(user).length === 0) return
    setSending(true)
    void Promise.all([import('./api.ts'), import('./drafts/send-draft.ts')])
      .then(([{ noteCalls, showNote }, { sendLeftDrafts }]) =>
        sendLeftDrafts(browserDrafts, user, noteCalls, note => showNote(client, note)),
      )
      .catch((error: unknown) => console.warn('notes that wait could not be sent', error))
      .finally(() => {
        setDrafts(leftOf(userOf()))
        setSending(false)
      })
  }, [client])
  useEffect(() => {
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [send])
  const discard = (draft: Draft) => {
    browserDrafts.remove(draft)
    setDrafts(leftOf(userOf()))
  }
  return { drafts, isSending, send, discard }
}
