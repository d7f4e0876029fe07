import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import type { Channel } from '../channels.ts'
import type { Member, RealtimeConnection, SubscriptionError } from '../connection.ts'
import { Listeners } from '../listeners.ts'
import { authorise, AuthError } from './authoriser.ts'
import { type ConnectOptions, standard } from './settings.ts'
import { Subscriptions } from './subscriptions.ts'
import { Supervisor } from './supervisor.ts'

/**
 * Opens the realtime connection of a signed-in person: laravel-echo over pusher-js. One a browser tab; `close` it at sign-out, and open a
 * new one at the next sign-in.
 */
export function connectRealtime(options: ConnectOptions): RealtimeConnection {
  const subscriptionErrors = new Listeners<[SubscriptionError]>()
  const subscribed = new Listeners<[Channel<object>]>()
  const pusher = createPusher(options, error => subscriptionErrors.emit(error))
  // Echo writes into defaults that all its instances share: fresh objects keep one person's headers from the next.
  const echo = new Echo({
    broadcaster: 'pusher',
    client: pusher,
    namespace: standard.namespace,
    auth: { headers: {} },
    userAuthentication: { endpoint: '', transport: 'ajax', headers: {} },
  })
  const subscriptions = new Subscriptions(echo as Echo<'pusher'>, channel => subscribed.emit(channel))
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
    onCatchUp: fetchMissed => subscribed.add(fetchMissed),
    onSubscriptionError: listener => subscriptionErrors.add(listener),
    close: () => {
      // The connection first: its channels end with it, without an unsubscribe for each.
      supervisor.close()
      subscriptions.close()
      subscriptionErrors.clear()
      subscribed.clear()
    },
  }
}

function createPusher(
  options: ConnectOptions,
  onSubscriptionError: (error: SubscriptionError) => void,
): Pusher {
  const { key, host, port, useTLS } = options.address
  const isCurrent = (socketId: string) => () =>
    pusher.connection.socket_id === socketId && pusher.connection.state === 'connected'
  const pusher: Pusher = new Pusher(key, {
    // Mandatory, but without effect if the host is given.
    cluster: '',
    wsHost: host,
    ...(port !== undefined && { wsPort: port, wssPort: port }),
    forceTLS: useTLS,
    // The other transport could never connect either.
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
            onSubscriptionError({
              channel: channelName,
              status: error instanceof AuthError ? error.status : 0,
            })
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
