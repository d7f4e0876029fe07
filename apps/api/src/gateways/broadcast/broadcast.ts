/** An event for all subscribers of a channel, except the socket that caused it. */
export interface BroadcastEvent {
  channel: string
  name: string
  data: unknown
  socketId?: string
}

/** A message of the outbox: an event, or the order to close a person's realtime connections. */
export type RealtimeMessage = BroadcastEvent | { terminate: string }

export interface ChannelGrant {
  auth: string
  channel_data?: string
  shared_secret?: string
}

/** How a person appears in a presence channel. */
export interface PresenceMember {
  user_id: string
  user_info: object
}

/** The realtime connections to browsers, by the embedded gateway or an external service. */
export interface Broadcast {
  /** Sends events in their order. @throws when the service does not accept them */
  send(events: BroadcastEvent[]): Promise<void>
  /**
   * Closes every connection of a person. The embedded gateway knows each socket that subscribed with a signature issued to them; an
   * external service knows those that signed in.
   * @throws when the service does not accept it
   */
  terminate(userId: string): Promise<void>
  /** Signs that a socket of a user may subscribe to a channel, as a member where it is a presence channel. */
  authorise(socketId: string, channel: string, userId: string, member?: PresenceMember): ChannelGrant
  /** Signs that a socket is a person's. */
  authenticate(socketId: string, user: { id: string }): { auth: string; user_data: string }
}
