import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import Pusher from 'pusher'
import type { Broadcast, BroadcastEvent, PresenceMember } from './broadcast.ts'

export interface PusherService {
  appId: string
  key: string
  secret: string
  host: string
  port: number | undefined
  useTLS: boolean
  /**
   * Whether signatures name their user, so that the embedded gateway can close the user's sockets. Off for outside services: some
   * (soketi) reject `channel_data` on private channels, and none would read it.
   */
  namesUser?: boolean
}

/** Milliseconds; the library itself would wait for ever. */
const timeout = 5_000
const batchSize = 10

/** Publishes to anything that speaks Pusher's HTTP API: the embedded gateway, Pusher Channels, soketi, Reverb. */
export function pusherBroadcast(service: PusherService): Broadcast {
  // The constructor, not `forURL`: that one makes a number of the app's id.
  const pusher = new Pusher({
    appId: service.appId,
    key: service.key,
    secret: service.secret,
    host: service.host,
    useTLS: service.useTLS,
    timeout,
    ...(service.port !== undefined && { port: String(service.port) }),
    agent: service.useTLS ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true }),
  })
  return {
    send: async events => {
      for (let at = 0; at < events.length; at += batchSize)
        await throwErrors(await pusher.triggerBatch(events.slice(at, at + batchSize).map(toBatch)))
    },
    terminate: async userId => throwErrors(await pusher.terminateUserConnections(userId)),
    authorise: (socketId, channel, userId, member) =>
      pusher.authorizeChannel(socketId, channel, channelData(service, userId, member)),
    authenticate: (socketId, user) => pusher.authenticateUser(socketId, user),
  }
}

/** What a subscription's signature covers beside socket and channel. The library's type knows presence channels alone. */
function channelData(service: PusherService, userId: string, member: PresenceMember | undefined) {
  if (!service.namesUser) return member
  return { ...member, signed_for: userId } as PresenceMember
}

function toBatch({ channel, name, data, socketId }: BroadcastEvent) {
  return {
    channel,
    name: `App\\Events\\${name}`,
    data: JSON.stringify(data),
    ...(socketId !== undefined && { socket_id: socketId }),
  }
}

/** soketi reports errors with status 200. */
async function throwErrors(response: { text(): Promise<string> }): Promise<void> {
  const text = await response.text()
  if (/^\s*\{\s*"error"/.test(text))
    throw new Error(`the realtime service returned an error: ${text.slice(0, 200)}`)
}
