import type { Channel, Channels } from './channels.ts'
import { protocolFrame } from './frames.ts'
import { protocolLimits } from './limits.ts'

/** Publishes the subscription count of a channel: at each change, from a hundred subscribers on every few seconds. Presence channels have their members instead. */
export class SubscriptionCounts {
  readonly #channels: Channels
  readonly #interval: number
  readonly #onTold: (channel: string, count: number) => void
  readonly #timers = new Map<string, NodeJS.Timeout>()
  #changed = new Set<Channel>()

  constructor(channels: Channels, interval: number, onTold: (channel: string, count: number) => void) {
    this.#channels = channels
    this.#interval = interval
    this.#onTold = onTold
  }

  changed(channel: Channel): void {
    if (channel.kind.isPresence || channel.name.startsWith('#')) return
    if (channel.subscribers.size >= protocolLimits.countedAtOnce) {
      this.#publishLater(channel)
      return
    }
    // Joins of one tick are published as one change.
    if (this.#changed.size === 0) setImmediate(() => this.#publishAll())
    this.#changed.add(channel)
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #publishAll(): void {
    const changed = this.#changed
    this.#changed = new Set()
    for (const channel of changed) this.#publish(channel)
  }

  #publishLater(channel: Channel): void {
    if (this.#timers.has(channel.name)) return
    this.#timers.set(
      channel.name,
      setTimeout(() => {
        this.#timers.delete(channel.name)
        this.#publish(channel)
      }, this.#interval).unref(),
    )
  }

  #publish(channel: Channel): void {
    if (this.#channels.get(channel.name) !== channel) return
    const count = channel.subscribers.size
    this.#channels.publish(
      channel,
      protocolFrame('pusher_internal:subscription_count', { subscription_count: count }, channel.name),
    )
    this.#onTold(channel.name, count)
  }
}
