/** An event for everybody on a channel, but for the socket that caused it. */
export interface BroadcastEvent {
  channel: string
  name: string
  data: unknown
  socketId?: string
}

/** What the outbox carries: an event, or the order to cut a person's lines. */
export type LiveMessage = BroadcastEvent | { terminate: string }

export interface ChannelGrant {
  auth: string
  channel_data?: string
  shared_secret?: string
}

/** How a person shows in a presence channel. */
export interface PresenceMember {
  user_id: string
  user_info: object
}

/** The live line to browsers, whichever service carries it. */
export interface Broadcast {
  /** Sends events in their order. @throws when the service does not take them */
  send(events: BroadcastEvent[]): Promise<void>
  /**
   * Closes every connection of a person. The embedded gateway knows each socket that listens on a signature issued to them; an outside
   * service knows those that signed in.
   * @throws when the service does not take it
   */
  terminate(userId: string): Promise<void>
  /** Signs that a socket of a user may listen to a channel, as a member where it is a presence channel. */
  authorise(socketId: string, channel: string, userId: string, member?: PresenceMember): ChannelGrant
  /** Signs that a socket is a person's. */
  authenticate(socketId: string, user: { id: string }): { auth: string; user_data: string }
}
