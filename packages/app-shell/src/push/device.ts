import { unwrap } from '@masar/api-sdk'
import { isSupported, openDevice, type PushDevice, type PushPayload } from '@masar/realtime/push'
import type { AppName, Locale } from '@masar/site-map'
import type { QueryClient } from '@tanstack/react-query'
import { clientApi } from '../queries/apis.ts'
import { forgetDevice, keepDevice, pushQuery } from './api.ts'
import { registerPushWorker } from './worker-address.ts'

export interface PushParts {
  app: AppName
  locale: Locale
  queryClient: QueryClient
  onPayload: (payload: PushPayload) => void
}

let opened: { device: PushDevice; known: Promise<void> } | undefined

/**
 * Registers this browser for push messages, or brings its registration up to date: the language and app of the page are those of the
 * messages. @throws where the browser, the push service or ours will not
 */
export async function joinPush(parts: PushParts): Promise<void> {
  if (!(await isSupported())) throw new Error('This browser takes no push messages.')
  opened ??= await open(parts)
  try {
    await Promise.all([opened.device.register(), opened.known])
  } catch (error) {
    // The next try begins anew.
    await opened.device.close()
    opened = undefined
    throw error
  }
}

async function open({ app, locale, queryClient, onPayload }: PushParts): Promise<NonNullable<typeof opened>> {
  const {
    data: { firebase, vapid_key: vapidKey },
  } = await unwrap(clientApi().GET('/push-registration'))
  if (firebase === null || vapidKey === null) throw new Error('Push messages are not set up on this site.')
  const { promise: known, resolve, reject } = Promise.withResolvers<void>()
  // Whoever waits for it hears of a failure; a later renewal is nobody's question.
  known.catch((error: unknown) => console.info('push: this browser could not be registered', error))
  const answered = (answer: Awaited<ReturnType<typeof keepDevice>>) =>
    queryClient.setQueryData(pushQuery().queryKey, answer)
  const device = openDevice({
    config: firebase,
    vapidKey,
    worker: await registerPushWorker(),
    onPayload,
    onRegistered: fid =>
      void keepDevice({ token: fid, app, language: locale }).then(answer => {
        answered(answer)
        resolve()
      }, reject),
    onUnregistered: () =>
      void forgetDevice().then(answered, (error: unknown) =>
        console.info('push: the service was not told that this browser is registered no more', error),
      ),
  })
  return { device, known }
}

/** Takes this browser's registration back: ours first, so that nothing is sent any more whatever Firebase answers. */
export async function leavePush(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(pushQuery().queryKey, await forgetDevice())
  const { device } = opened ?? {}
  opened = undefined
  await device
    ?.unregister()
    .catch((error: unknown) =>
      console.info('push: Firebase was not told that this browser is registered no more', error),
    )
  await device?.close()
}
