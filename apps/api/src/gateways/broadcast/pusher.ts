import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Broadcast, BroadcastEvent } from './broadcast.ts'
import { type SigningApp, signaturesOf } from './signatures.ts'

export interface PusherService extends SigningApp {
  appId: string
  host: string
  port: number | undefined
  useTLS: boolean
}

/** Milliseconds; the library itself would wait for ever. */
const timeout = 5_000
const batchSize = 10

/** Publishes to anything that speaks Pusher's HTTP API: the embedded gateway, Pusher Channels, soketi, Reverb. */
export function pusherBroadcast(service: PusherService): Broadcast {
  let opened: ReturnType<typeof clientOf> | undefined
  const client = () => (opened ??= clientOf(service))
  return {
    send: async events => {
      const pusher = await client()
      for (let at = 0; at < events.length; at += batchSize)
        await throwErrors(await pusher.triggerBatch(events.slice(at, at + batchSize).map(toBatch)))
    },
    terminate: async userId => throwErrors(await (await client()).terminateUserConnections(userId)),
    ...signaturesOf(service),
  }
}

/** The library, loaded where a service outside is published to. */
async function clientOf(service: PusherService) {
  const { default: Pusher } = await import('pusher')
  // The constructor, not `forURL`: that one makes a number of the app's id.
  return new Pusher({
    appId: service.appId,
    key: service.key,
    secret: service.secret,
    host: service.host,
    useTLS: service.useTLS,
    timeout,
    ...(service.port !== undefined && { port: String(service.port) }),
    agent: service.useTLS ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true }),
  })
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
