import { takeFromParting } from '../pending/parting.ts'
import type { PendingAnswer, PendingStore } from '../pending/pending-store.ts'

/** The answers of one attempt that wait in this browser, whose store may fail at any time (a full disk). */
export class BrowserCopy {
  readonly #attempt: number
  readonly #store: PendingStore
  readonly #onFailed: () => void

  constructor(attempt: number, store: PendingStore, onFailed: () => void) {
    this.#attempt = attempt
    this.#store = store
    this.#onFailed = onFailed
  }

  put(answer: PendingAnswer): void {
    void this.#keep(() => this.#store.put(answer))
  }

  /** The service has an answer, or will never take it. */
  settle(question: number, revision: number): void {
    void this.#keep(() => this.#store.settle(this.#attempt, question, revision))
  }

  clear(): void {
    void this.#keep(() => this.#store.clear(this.#attempt))
  }

  /** What waits; undefined where the store fails. */
  read(): Promise<PendingAnswer[] | undefined> {
    return this.#keep(() => this.#store.ofAttempt(this.#attempt))
  }

  /** The same, with what a page that was closed left for the next one. */
  take(): Promise<PendingAnswer[] | undefined> {
    return this.#keep(async () => {
      await takeFromParting(this.#store, this.#attempt)
      return this.#store.ofAttempt(this.#attempt)
    })
  }

  async #keep<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act()
    } catch (error) {
      console.warn('answers cannot be stored in this browser', error)
      this.#onFailed()
      return undefined
    }
  }
}

/** @returns undefined where it takes longer than the given milliseconds */
export function within<T>(patience: number, work: Promise<T>): Promise<T | undefined> {
  return Promise.race([work, new Promise<undefined>(done => setTimeout(done, patience))])
}
