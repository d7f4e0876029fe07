import type { Channel } from './channels.ts'

/**
 * `connecting`: on the way, or trying again; `connected`; `unavailable`: no answer for 10 s, still trying; `failed`: this
 * browser cannot; `disconnected`: closed on purpose, or never opened.
 */
export type ConnectionStatus = 'connecting' | 'connected' | 'unavailable' | 'failed' | 'disconnected'

/** Ends what the call that returned it began. Calling it again does nothing. */
export type Stop = () => void

/** The live line to the service. Whoever uses it need not know whether there is one. */
export interface RealtimeConnection {
  readonly status: ConnectionStatus
  /** Names this browser's socket, for the `X-Socket-ID` header that spares a sender its own echo. */
  readonly socketId: string | undefined
  /** Tells of each change of `status`, not of the present one; fits `useSyncExternalStore`. */
  onStatus(listener: (status: ConnectionStatus) => void): Stop
  /** Listens to one event. The channel is joined with its first listener and left with its last. */
  subscribe<Events extends object, Name extends keyof Events & string>(
    channel: Channel<Events>,
    event: Name,
    listener: (payload: Events[Name]) => void,
  ): Stop
  /** Called after each reconnect: events may have been missed, so fetch what they would have told. */
  onCatchUp(fetchMissed: () => void): Stop
  /** Closes the line for good; every listener is forgotten. */
  close(): void
}
