import { useSession } from '@masar/app-shell'
import { userChannel } from '@masar/realtime'
import { useCatchUp, useChannelEvent } from '@masar/realtime/react'
import { useQueryClient } from '@tanstack/react-query'
import { refreshRecordings } from './api.ts'

/** Refetches the recordings when the state of one has changed, on this device or another. */
export function RecordingListener() {
  const client = useQueryClient()
  const user = useSession(session => session.info?.id ?? null)
  const refresh = () => void refreshRecordings(client)
  useChannelEvent(user === null ? null : userChannel(user), 'RecordingChanged', refresh)
  useCatchUp(refresh)
  return null
}
