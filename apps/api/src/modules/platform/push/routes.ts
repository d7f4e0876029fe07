import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import type { PushSettings } from '../../../push-settings.ts'
import type { Viewer } from '../../accounts/auth/viewer.ts'
import { unregisterDevice, isRegistered, registerDevice } from './registrations.ts'
import { PushRegistration, PushRegistrationBody } from './schema.ts'

const tags = ['notifications']
const url = '/push-registration'

/** Push messages to the browser of the caller's session. */
// long: a list of routes, each short by itself
export function pushCalls(db: Database, settings: PushSettings | null): FastifyPluginAsyncTypebox {
  const answer = async (viewer: Viewer) => ({
    data: {
      firebase: settings?.web ?? null,
      vapid_key: settings?.vapidKey ?? null,
      is_registered: settings !== null && (await isRegistered(db, viewer)),
    },
  })
  return async app => {
    app.get(
      url,
      {
        schema: {
          operationId: 'getPushRegistration',
          summary: 'Get the push registration of this session',
          description:
            'The web configuration of push messages, null where the site has none, and whether this session is registered.',
          errorCodes: [],
          tags,
          response: { 200: PushRegistration },
        },
      },
      async request => answer(viewerOf(request)),
    )

    app.put(
      url,
      {
        schema: {
          operationId: 'setPushRegistration',
          summary: 'Register this browser for push messages',
          description:
            'Push messages reach this browser from now on, for as long as the session lasts. 409 `push_off` where the site sends none.',
          errorCodes: ['push_off'],
          tags,
          body: PushRegistrationBody,
          response: { 200: PushRegistration },
        },
      },
      async request => {
        if (settings === null) throw new AppError('push_off')
        await registerDevice(db, viewerOf(request), request.body)
        return answer(viewerOf(request))
      },
    )

    app.delete(
      url,
      {
        schema: {
          operationId: 'deletePushRegistration',
          summary: 'Unregister this browser from push messages',
          description:
            'No push message reaches this browser any more. One that is not registered is no error.',
          errorCodes: [],
          tags,
          response: { 200: PushRegistration },
        },
      },
      async request => {
        await unregisterDevice(db, viewerOf(request))
        return answer(viewerOf(request))
      },
    )
  }
}
