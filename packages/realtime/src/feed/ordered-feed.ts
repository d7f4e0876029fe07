import { fullJitter } from '../jitter.ts'

/** Something with a place in a row that has no gaps. */
export interface Sequenced {
  seq: number
}

export interface OrderedFeedOptions<T extends Sequenced> {
  /** The last number that is known already; nothing up to it is given out. */
  from: number
  /** What comes after a number, in order; `hasMore` when that is not all. Rejects when the service cannot be reached. */
  fetchAfter: (seq: number, signal: AbortSignal) => Promise<{ items: T[]; hasMore: boolean }>
  /** Given each item once, in order. */
  onItem: (item: T) => void
  /** Told of a fetch that failed; it is tried again. */
  onFault?: (error: unknown) => void
}

/**
 * Joins what comes live with what is fetched: nothing lost, nothing twice, everything in order. A gap in the numbers is
 * fetched; what comes live in the meantime waits.
 */
export class OrderedFeed<T extends Sequenced> {
  readonly #options: OrderedFeedOptions<T>
  readonly #ending = new AbortController()
  readonly #early = new Map<number, T>()
  #last: number
  #isFetching = false
  #isWanted = false

  constructor(options: OrderedFeedOptions<T>) {
    this.#options = options
    this.#last = options.from
  }

  /** The number up to which everything has been given out. */
  get last(): number {
    return this.#last
  }

  /** An item that came live. */
  push(item: T): void {
    if (this.#ending.signal.aborted || item.seq <= this.#last) return
    this.#early.set(item.seq, item)
    if (this.#isFetching) return
    this.#giveOut()
    if (this.#early.size > 0) this.catchUp()
  }

  /** Fetches what may have been missed. Called while a fetch is under way, it fetches once more afterwards. */
  catchUp(): void {
    this.#isWanted = true
    if (!this.#isFetching && !this.#ending.signal.aborted) void this.#run()
  }

  close(): void {
    this.#ending.abort()
    this.#early.clear()
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending
    this.#isFetching = true
    for (let tries = 0; this.#isWanted && !signal.aborted;) {
      this.#isWanted = false
      try {
        const { items, hasMore } = await this.#options.fetchAfter(this.#last, signal)
        if (signal.aborted) break
        const reached = this.#last
        for (const item of items) if (item.seq > this.#last) this.#early.set(item.seq, item)
        // The service's own list has no gaps to wait for: what it leaves out (erased since) will never come.
        if (items[0] !== undefined && items[0].seq > this.#last + 1) this.#last = items[0].seq - 1
        this.#giveOut()
        tries = 0
        if (hasMore && this.#last > reached) this.#isWanted = true
      } catch (error) {
        if (signal.aborted) break
        this.#options.onFault?.(error)
        this.#isWanted = true
        await sleep(fullJitter(tries, { first: 500, most: 15_000 }), signal)
        tries += 1
      }
    }
    this.#isFetching = false
  }

  #giveOut(): void {
    for (
      let item = this.#early.get(this.#last + 1);
      item !== undefined;
      item = this.#early.get(this.#last + 1)
    ) {
      this.#early.delete(item.seq)
      this.#last = item.seq
      this.#options.onItem(item)
    }
    for (const seq of this.#early.keys()) if (seq <= this.#last) this.#early.delete(seq)
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
