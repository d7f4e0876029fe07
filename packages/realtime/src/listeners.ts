import type { Unsubscribe } from './connection.ts'

/** The listeners of one event. A listener that throws is logged, the others are still called. */
export class Listeners<T extends unknown[]> {
  readonly #all = new Set<{ listener: (...args: T) => void }>()

  get isEmpty(): boolean {
    return this.#all.size === 0
  }

  add(listener: (...args: T) => void): Unsubscribe {
    // An entry of its own, so that the same function added twice is called twice and removed once.
    const entry = { listener }
    this.#all.add(entry)
    return () => {
      this.#all.delete(entry)
    }
  }

  emit(...args: T): void {
    // A copy: a listener may add others.
    const present = [...this.#all]
    for (const { listener } of present) {
      try {
        listener(...args)
      } catch (error) {
        console.error('a realtime listener failed', error)
      }
    }
  }

  clear(): void {
    this.#all.clear()
  }
}
