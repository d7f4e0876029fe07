import { useSession } from '@masar/app-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { refreshRecordings } from './api.ts'
import type { OutgoingRecordings, RecordingUploads } from './recording-uploads.ts'
import { onRecordingChanged, uploadsOf } from './uploads.ts'

const none: OutgoingRecordings = {}
const never = () => () => {}

/** The recordings that the reader uploads from this browser, by their lessons. */
export function useRecordings(): { uploads: RecordingUploads | null; outgoing: OutgoingRecordings } {
  const client = useQueryClient()
  const user = useSession(session => session.info?.id ?? null)
  const [uploads, setUploads] = useState<RecordingUploads | null>(null)
  useEffect(() => {
    if (user === null) return setUploads(null)
    const own = uploadsOf(user)
    setUploads(own)
    const online = () => own.online()
    window.addEventListener('online', online)
    const forget = onRecordingChanged(() => void refreshRecordings(client))
    return () => {
      window.removeEventListener('online', online)
      forget()
    }
  }, [user, client])
  const read = uploads?.state ?? (() => none)
  return { uploads, outgoing: useSyncExternalStore(uploads?.subscribe ?? never, read, () => none) }
}
