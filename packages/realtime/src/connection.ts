import type { Channel } from './channels.ts'

/**
 * `connecting`: connecting or reconnecting; `connected`; `unavailable`: no answer for 10 s, still retrying; `failed`: not
 * supported by this browser; `disconnected`: closed on purpose, or never opened.
 */
export type ConnectionStatus = 'connecting' | 'connected' | 'unavailable' | 'failed' | 'disconnected'

/** Ends the subscription of the call that returned it. Calling it again does nothing. */
export type Unsubscribe = () => void

/** A member of a presence channel. */
export interface Member<Info = unknown> {
  id: string
  info: Info
  /** Whether this is the current user. */
  isMe: boolean
}

/** A channel that this person may not subscribe to; `status` is that of the service's answer, 0 without one. */
export interface SubscriptionError {
  channel: string
  status: number
}

/** The realtime connection to the service, also where realtime is off (`nullConnection`). */
export interface RealtimeConnection {
  readonly status: ConnectionStatus
  /** Names this browser's socket, for the `X-Socket-ID` header that excludes a sender from its own events. */
  readonly socketId: string | undefined
  /** Calls back on each change of `status`, not with the current one; fits `useSyncExternalStore`. */
  onStatus(listener: (status: ConnectionStatus) => void): Unsubscribe
  /** Subscribes to one event. The channel is joined with its first listener and left some time after its last. */
  subscribe<Events extends object, Name extends keyof Events & string>(
    channel: Channel<Events>,
    event: Name,
    listener: (payload: Events[Name]) => void,
  ): Unsubscribe
  /** Joins a presence channel and passes its members, at once and at each change. */
  join<Info>(channel: Channel<object>, onMembers: (members: Member<Info>[]) => void): Unsubscribe
  /** Leaves a channel and joins it at once, so that other members get the current member data. Listeners stay. */
  rejoin(channel: Channel<object>): void
  /** Called with a channel each time it is subscribed, in particular after a reconnect: events of it may have been missed, so fetch their data. */
  onCatchUp(fetchMissed: (channel: Channel<object>) => void): Unsubscribe
  /** Called for channels that this person may not subscribe to. */
  onSubscriptionError(listener: (error: SubscriptionError) => void): Unsubscribe
  /** Closes the connection for good and removes all listeners. */
  close(): void
}
