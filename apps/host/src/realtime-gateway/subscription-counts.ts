import type { Channel, Channels } from './channels.ts'
import { protocolFrame } from './frames.ts'
import { protocolLimits } from './limits.ts'

/** Tells a channel's subscribers how many they are: at each change, from a hundred on every few seconds. Presence knows by itself. */
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
      this.#tellLater(channel)
      return
    }
    // Joins of one tick are one change to whoever reads the number.
    if (this.#changed.size === 0) setImmediate(() => this.#tellAll())
    this.#changed.add(channel)
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #tellAll(): void {
    const changed = this.#changed
    this.#changed = new Set()
    for (const channel of changed) this.#tell(channel)
  }

  #tellLater(channel: Channel): void {
    if (this.#timers.has(channel.name)) return
    this.#timers.set(
      channel.name,
      setTimeout(() => {
        this.#timers.delete(channel.name)
        this.#tell(channel)
      }, this.#interval).unref(),
    )
  }

  #tell(channel: Channel): void {
    if (this.#channels.get(channel.name) !== channel) return
    const count = channel.subscribers.size
    this.#channels.tell(
      channel,
      protocolFrame('pusher_internal:subscription_count', { subscription_count: count }, channel.name),
    )
    this.#onTold(channel.name, count)
  }
}
