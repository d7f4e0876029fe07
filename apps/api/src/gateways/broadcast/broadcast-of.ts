import type { Env } from '../../env.ts'
import type { Broadcast } from './broadcast.ts'
import { pusherBroadcast } from './pusher.ts'

/** The embedded gateway of this process, or the service that the settings name instead. */
export function broadcastOf(
  env: Pick<Env, 'realtime'>,
  gateway: () => { host: string; port: number },
): Broadcast {
  if (env.realtime.outside) return pusherBroadcast(env.realtime.outside)
  const [app] = env.realtime.apps
  if (!app) throw new Error('The settings name no realtime app.')
  // Made anew once the gateway's port is known.
  let made: { port: number; broadcast: Broadcast } | undefined
  const current = () => {
    const { host, port } = gateway()
    if (made?.port !== port)
      made = {
        port,
        broadcast: pusherBroadcast({
          appId: app.id,
          key: app.key,
          secret: app.secret,
          host: reachable(host),
          port,
          useTLS: false,
          namesUser: true,
        }),
      }
    return made.broadcast
  }
  return {
    send: events => current().send(events),
    terminate: userId => current().terminate(userId),
    authorise: (...given) => current().authorise(...given),
    authenticate: (...given) => current().authenticate(...given),
  }
}

/** A host that listens everywhere is reached on the loopback. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
}
