import type { Channel } from './channels.ts'

/**
 * `connecting`: on the way, or trying again; `connected`; `unavailable`: no answer for 10 s, still trying; `failed`: this
 * browser cannot; `disconnected`: closed on purpose, or never opened.
 */
export type ConnectionStatus = 'connecting' | 'connected' | 'unavailable' | 'failed' | 'disconnected'

/** Ends what the call that returned it began. Calling it again does nothing. */
export type Stop = () => void

/** A member of a presence channel. */
export interface Member<Info = unknown> {
  id: string
  info: Info
  /** Whether this is the very person who looks. */
  isMe: boolean
}

/** A channel that the service does not let this person into; `status` is that of its answer, 0 where there was none. */
export interface Refusal {
  channel: string
  status: number
}

/** The live line to the service. Whoever uses it need not know whether there is one. */
export interface RealtimeConnection {
  readonly status: ConnectionStatus
  /** Names this browser's socket, for the `X-Socket-ID` header that spares a sender its own echo. */
  readonly socketId: string | undefined
  /** Tells of each change of `status`, not of the present one; fits `useSyncExternalStore`. */
  onStatus(listener: (status: ConnectionStatus) => void): Stop
  /** Listens to one event. The channel is joined with its first listener and left some time after its last. */
  subscribe<Events extends object, Name extends keyof Events & string>(
    channel: Channel<Events>,
    event: Name,
    listener: (payload: Events[Name]) => void,
  ): Stop
  /** Joins a presence channel and tells who is in it, at once and at each change. */
  join<Info>(channel: Channel<object>, onMembers: (members: Member<Info>[]) => void): Stop
  /** Leaves a channel and joins it at once, so that others are told anew who one is. Listeners stay. */
  rejoin(channel: Channel<object>): void
  /** Called each time a channel stands, after every reconnect above all: events may have been missed, so fetch what they would have told. */
  onCatchUp(fetchMissed: () => void): Stop
  /** Told of channels that stay closed to this person. */
  onRefused(listener: (refusal: Refusal) => void): Stop
  /** Closes the line for good; every listener is forgotten. */
  close(): void
}
