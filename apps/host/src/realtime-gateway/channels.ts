import { type ChannelKind, kindOf } from './channel-names.ts'
import { Presence } from './presence.ts'

/** A subscriber: a connection. */
export interface Subscriber {
  id: string
  subscriptions: Map<string, Channel>
  send(frame: Buffer): void
}

/** A channel with subscribers. */
export interface Channel {
  name: string
  kind: ChannelKind
  subscribers: Set<Subscriber>
  presence: Presence | null
}

/** The channels of one app that have subscribers. */
export class Channels {
  readonly #byName = new Map<string, Channel>()

  get(name: string): Channel | undefined {
    return this.#byName.get(name)
  }

  /** Occupied channels, without those that are the protocol's own. */
  *occupied(): Iterable<Channel> {
    for (const channel of this.#byName.values()) if (!channel.name.startsWith('#')) yield channel
  }

  /** Adds a subscriber. True when the channel had none before. */
  join(name: string, connection: Subscriber): { channel: Channel; isFirst: boolean } {
    let channel = this.#byName.get(name)
    const isFirst = channel === undefined
    if (channel === undefined) {
      const kind = kindOf(name)
      channel = { name, kind, subscribers: new Set(), presence: kind.isPresence ? new Presence() : null }
      this.#byName.set(name, channel)
    }
    channel.subscribers.add(connection)
    connection.subscriptions.set(name, channel)
    return { channel, isFirst }
  }

  /** Takes a subscriber out. True when it was the last. */
  leave(channel: Channel, connection: Subscriber): boolean {
    connection.subscriptions.delete(channel.name)
    channel.subscribers.delete(connection)
    if (channel.subscribers.size > 0) return false
    this.#byName.delete(channel.name)
    return true
  }

  /** Sends a frame to every subscriber but one. */
  publish(channel: Channel, frame: Buffer, exceptSocket?: string): void {
    for (const subscriber of channel.subscribers) if (subscriber.id !== exceptSocket) subscriber.send(frame)
  }
}
