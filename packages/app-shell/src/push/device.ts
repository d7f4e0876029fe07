import { unwrap } from '@masar/api-sdk'
import { isSupported, openDevice, type PushDevice, type PushPayload } from '@masar/realtime/push'
import type { AppName, Locale } from '@masar/site-map'
import type { QueryClient } from '@tanstack/react-query'
import { clientApi } from '../session/apis.ts'
import { pushQuery, registerDevice, unregisterDevice } from './api.ts'
import { registerPushWorker } from './worker-address.ts'

export interface PushParts {
  app: AppName
  locale: Locale
  queryClient: QueryClient
  onPayload: (payload: PushPayload) => void
}

let opened: { device: PushDevice; known: Promise<void> } | undefined

/**
 * Registers this browser for push messages, or updates its registration: the language and app of the page are those of the
 * messages. @throws when the browser, the push service or the API rejects it
 */
export async function joinPush(parts: PushParts): Promise<void> {
  if (!(await isSupported())) throw new Error('This browser does not support push messages.')
  opened ??= await open(parts)
  try {
    await Promise.all([opened.device.register(), opened.known])
  } catch (error) {
    // The next attempt starts from scratch.
    await opened.device.close()
    opened = undefined
    throw error
  }
}

async function open({ app, locale, queryClient, onPayload }: PushParts): Promise<NonNullable<typeof opened>> {
  const {
    data: { firebase, vapid_key: vapidKey },
  } = await unwrap(clientApi().GET('/push-registration'))
  if (firebase === null || vapidKey === null)
    throw new Error('Push notifications are not set up on this site.')
  const { promise: known, resolve, reject } = Promise.withResolvers<void>()
  // `joinPush` awaits it and throws the error; an error of a later renewal is only logged.
  known.catch((error: unknown) => console.info('push: this browser could not be registered', error))
  const onAnswer = (answer: Awaited<ReturnType<typeof registerDevice>>) =>
    queryClient.setQueryData(pushQuery().queryKey, answer)
  const device = openDevice({
    config: firebase,
    vapidKey,
    worker: await registerPushWorker(),
    onPayload,
    onRegistered: fid =>
      void registerDevice({ token: fid, app, language: locale }).then(answer => {
        onAnswer(answer)
        resolve()
      }, reject),
    onUnregistered: () =>
      void unregisterDevice().then(onAnswer, (error: unknown) =>
        console.info('push: the service could not be unregistered', error),
      ),
  })
  return { device, known }
}

/** Unregisters this browser: at the API first, so that nothing is sent any more whatever Firebase answers. */
export async function leavePush(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(pushQuery().queryKey, await unregisterDevice())
  const { device } = opened ?? {}
  opened = undefined
  await device
    ?.unregister()
    .catch((error: unknown) => console.info('push: Firebase could not be unregistered', error))
  await device?.close()
}
