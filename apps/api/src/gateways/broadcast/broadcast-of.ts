import type { Env } from '../../env.ts'
import type { Broadcast } from './broadcast.ts'
import { embeddedBroadcast, type EmbeddedGateway } from './embedded.ts'
import { pusherBroadcast } from './pusher.ts'
import { signaturesOf } from './signatures.ts'

/** The embedded gateway of this process, once there is one, or the service that the settings name instead. */
export function broadcastOf(
  env: Pick<Env, 'realtime'>,
  gateway: () => EmbeddedGateway | undefined = () => undefined,
): Broadcast {
  if (env.realtime.outside) return pusherBroadcast(env.realtime.outside)
  const [app] = env.realtime.apps
  if (!app) throw new Error('The settings name no realtime app.')
  const here = embeddedBroadcast(() => {
    const found = gateway()
    if (!found) throw new Error('The realtime gateway is not there yet.')
    return found
  })
  // Signatures are the same wherever the gateway is.
  return { ...here, ...signaturesOf({ key: app.key, secret: app.secret, namesUser: true }) }
}
