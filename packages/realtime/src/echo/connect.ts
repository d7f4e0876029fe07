import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import type { Member, RealtimeConnection, Refusal } from '../connection.ts'
import { Listeners } from '../listeners.ts'
import { authorise, AuthRefused } from './authoriser.ts'
import { type ConnectOptions, standard } from './settings.ts'
import { Subscriptions } from './subscriptions.ts'
import { Supervisor } from './supervisor.ts'

/**
 * Opens the live line of a signed-in person: laravel-echo over pusher-js. One a browser tab; `close` it at sign-out, and open a
 * new one at the next sign-in.
 */
export function connectRealtime(options: ConnectOptions): RealtimeConnection {
  const refused = new Listeners<[Refusal]>()
  const standing = new Listeners<[]>()
  const pusher = createPusher(options, refusal => refused.tell(refusal))
  // Echo writes into defaults that all its instances share: fresh objects keep one person's headers from the next.
  const echo = new Echo({
    broadcaster: 'pusher',
    client: pusher,
    namespace: standard.namespace,
    auth: { headers: {} },
    userAuthentication: { endpoint: '', transport: 'ajax', headers: {} },
  })
  const subscriptions = new Subscriptions(echo as Echo<'pusher'>, () => standing.tell())
  const supervisor = new Supervisor(pusher, options.refreshSession ?? (async () => true))
  pusher.signin()
  return {
    get status() {
      return supervisor.status
    },
    get socketId() {
      return supervisor.status === 'connected' ? pusher.connection.socket_id : undefined
    },
    onStatus: listener => supervisor.onStatus(listener),
    subscribe: (channel, event, listener) =>
      subscriptions.listen(channel, event, payload => listener(payload as Parameters<typeof listener>[0])),
    join: (channel, onMembers) =>
      subscriptions.members(channel, members => onMembers(members as Member<never>[])),
    rejoin: channel => subscriptions.rejoin(channel),
    onCatchUp: fetchMissed => standing.add(fetchMissed),
    onRefused: listener => refused.add(listener),
    close: () => {
      // The line first: nobody is told that its channels are left, since they end with it.
      supervisor.close()
      subscriptions.close()
      refused.clear()
      standing.clear()
    },
  }
}

function createPusher(options: ConnectOptions, onRefused: (refusal: Refusal) => void): Pusher {
  const { key, host, port, useTLS } = options.address
  const isCurrent = (socketId: string) => () =>
    pusher.connection.socket_id === socketId && pusher.connection.state === 'connected'
  const pusher: Pusher = new Pusher(key, {
    // Mandatory, and of no meaning where the host is named.
    cluster: '',
    wsHost: host,
    ...(port !== undefined && { wsPort: port, wssPort: port }),
    forceTLS: useTLS,
    // The other one would only be a second wrong door.
    enabledTransports: useTLS ? ['ws', 'wss'] : ['ws'],
    enableStats: false,
    activityTimeout: standard.activityTimeout,
    pongTimeout: standard.pongTimeout,
    unavailableTimeout: standard.unavailableTimeout,
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) => {
        authorise(
          '/broadcasting/auth',
          { socket_id: socketId, channel_name: channelName },
          options,
          isCurrent(socketId),
        ).then(
          answer => callback(null, answer),
          (error: unknown) => {
            onRefused({ channel: channelName, status: error instanceof AuthRefused ? error.status : 0 })
            callback(error as Error, null)
          },
        )
      },
    },
    userAuthentication: {
      customHandler: ({ socketId }, callback) => {
        authorise('/broadcasting/user-auth', { socket_id: socketId }, options, isCurrent(socketId)).then(
          answer => callback(null, { auth: answer.auth, user_data: answer.user_data ?? '' }),
          (error: unknown) => callback(error as Error, null),
        )
      },
    },
  })
  return pusher
}
