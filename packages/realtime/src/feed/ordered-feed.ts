import { fullJitter } from '../jitter.ts'

/** An item of a sequence without gaps. */
export interface Sequenced {
  seq: number
}

export interface OrderedFeedOptions<T extends Sequenced> {
  /** The last known sequence number; nothing up to it is delivered. */
  from: number
  /** Fetches what comes after a number, in order; `hasMore` when that is not all. Rejects when the service cannot be reached. */
  fetchAfter: (seq: number, signal: AbortSignal) => Promise<{ items: T[]; hasMore: boolean }>
  /** Called with each item once, in order. */
  onItem: (item: T) => void
  /** Called when a fetch failed; it is retried. */
  onError?: (error: unknown) => void
}

/**
 * Merges live items with fetched ones: nothing lost, nothing twice, everything in order. A gap in the numbers is
 * fetched; live items wait meanwhile.
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

  /** The sequence number up to which everything has been delivered. */
  get last(): number {
    return this.#last
  }

  /** Adds a live item. */
  push(item: T): void {
    if (this.#ending.signal.aborted || item.seq <= this.#last) return
    this.#early.set(item.seq, item)
    if (this.#isFetching) return
    this.#deliver()
    if (this.#early.size > 0) this.catchUp()
  }

  /** Fetches what may have been missed. Called during a fetch, it fetches once more afterwards. */
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
        // The service's own list has no gaps to wait for: what it leaves out was erased and never comes.
        if (items[0] !== undefined && items[0].seq > this.#last + 1) this.#last = items[0].seq - 1
        this.#deliver()
        tries = 0
        if (hasMore && this.#last > reached) this.#isWanted = true
      } catch (error) {
        if (signal.aborted) break
        this.#options.onError?.(error)
        this.#isWanted = true
        await sleep(fullJitter(tries, { first: 500, most: 15_000 }), signal)
        tries += 1
      }
    }
    this.#isFetching = false
  }

  #deliver(): void {
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
