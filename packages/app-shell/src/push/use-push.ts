import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../app-context.ts'
import { announcePush } from '../live/announce.ts'
import { useSession } from '../session/session-store.ts'
import { pushQuery } from './api.ts'
import { hasChosenPush, rememberPush } from './choice.ts'

/** The person denied the browser's permission request. */
export class PushDenied extends Error {
  override name = 'PushDenied'
}

/** `unset`: not set up on this site; `unable`: not supported by this browser; `denied`: no permission. */
export type PushState = 'unknown' | 'failed' | 'unset' | 'unable' | 'denied' | 'off' | 'on'

/** Push messages to this browser: the state and the switch. Permission is requested only on the person's own click. */
export function usePush() {
  const { app, locale } = useApp()
  const queryClient = useQueryClient()
  const userId = useSession(session => session.info?.id ?? null)
  const registration = useQuery(pushQuery())
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn && (await Notification.requestPermission()) !== 'granted')
        throw new PushDenied('Notifications are not allowed.')
      const { joinPush, leavePush } = await import('./device.ts')
      if (isOn)
        await joinPush({ app, locale, queryClient, onPayload: payload => announcePush(payload, queryClient) })
      else await leavePush(queryClient)
      rememberPush(isOn ? userId : null)
    },
    onError: error => {
      if (!(error instanceof PushDenied)) console.info('push: this browser could not be changed', error)
    },
  })
  const state = stateOf(registration.data?.data, registration.isError, userId)
  return { state, change, retry: () => void registration.refetch() }
}

function stateOf(
  data: { firebase: object | null; is_registered: boolean } | undefined,
  isFailed: boolean,
  userId: number | null,
): PushState {
  if (!data) return isFailed ? 'failed' : 'unknown'
  if (data.firebase === null) return 'unset'
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  return data.is_registered && userId !== null && hasChosenPush(userId) ? 'on' : 'off'
}
