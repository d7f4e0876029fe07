/** The last event of each cache channel, kept for a while also without subscribers. */
export class EventCache {
  readonly #entries = new Map<string, { event: string; data: string; until: number }>()
  readonly #age: number
  readonly #size: number

  constructor({ age, size }: { age: number; size: number }) {
    this.#age = age
    this.#size = size
  }

  keep(channel: string, event: string, data: string, now = Date.now()): void {
    this.#entries.delete(channel)
    this.#entries.set(channel, { event, data, until: now + this.#age })
    if (this.#entries.size > this.#size) this.#forgetOldest()
  }

  /** The event and how many seconds it is still kept, or null. */
  find(channel: string, now = Date.now()): { event: string; data: string; ttl: number } | null {
    const entry = this.#entries.get(channel)
    if (!entry) return null
    if (entry.until <= now) {
      this.#entries.delete(channel)
      return null
    }
    return { event: entry.event, data: entry.data, ttl: Math.ceil((entry.until - now) / 1000) }
  }

  /** Drops what is too old; the entries are in insertion order. */
  sweep(now = Date.now()): void {
    for (const [channel, { until }] of this.#entries) {
      if (until > now) return
      this.#entries.delete(channel)
    }
  }

  #forgetOldest(): void {
    for (const channel of this.#entries.keys()) {
      this.#entries.delete(channel)
      return
    }
  }
}
