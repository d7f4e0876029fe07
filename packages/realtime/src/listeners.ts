import type { Stop } from './connection.ts'

/** Listeners to one thing. A listener that throws is reported and keeps nobody else from hearing. */
export class Listeners<T extends unknown[]> {
  readonly #all = new Set<{ listener: (...args: T) => void }>()

  get isEmpty(): boolean {
    return this.#all.size === 0
  }

  add(listener: (...args: T) => void): Stop {
    // An entry of its own, so that the same function added twice is heard twice and stopped once.
    const entry = { listener }
    this.#all.add(entry)
    return () => {
      this.#all.delete(entry)
    }
  }

  tell(...args: T): void {
    // Those of this moment: a listener may add others.
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
