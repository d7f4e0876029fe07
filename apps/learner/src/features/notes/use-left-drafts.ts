import { sessionStore } from '@masar/app-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { browserDrafts } from './drafts/draft-store.ts'

/** Sends the notes that earlier visits have left in this browser, of any lesson: as a page comes, and once the connection is back. */
export function useLeftDrafts(): void {
  const client = useQueryClient()
  useEffect(() => {
    const send = () => {
      const user = sessionStore.getState().info?.id
      if (user === undefined || browserDrafts.ofUser(user).length === 0) return
      Promise.all([import('./api.ts'), import('./drafts/send-draft.ts')])
        .then(([{ noteCalls, showNote }, { sendLeftDrafts }]) =>
          sendLeftDrafts(browserDrafts, user, noteCalls, note => showNote(client, note)),
        )
        .catch((error: unknown) => console.warn('notes that wait could not be sent', error))
    }
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [client])
}
