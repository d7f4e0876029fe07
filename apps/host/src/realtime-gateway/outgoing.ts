/** What a client is owed and where it goes. */
export interface Receiver {
  /** What waits for the end of this tick. */
  waiting: Run | null
  write(bytes: Buffer): void
}

/**
 * A run of frames. Sockets that are owed the same frames in the same order share one run, so its bytes are put together once
 * however many they are.
 */
export class Run {
  readonly #before: Run | null
  readonly #frame: Buffer
  #bytes: Buffer | null = null
  #next: Run | null = null

  constructor(before: Run | null, frame: Buffer) {
    this.#before = before
    this.#frame = frame
  }

  /** This run and one more frame. */
  and(frame: Buffer): Run {
    if (this.#next === null || this.#next.#frame !== frame) this.#next = new Run(this, frame)
    return this.#next
  }

  bytes(): Buffer {
    if (this.#bytes) return this.#bytes
    const frames = [this.#frame]
    for (let run = this.#before; run !== null; run = run.#before) frames.push(run.#frame)
    this.#bytes = frames.length === 1 ? this.#frame : Buffer.concat(frames.reverse())
    return this.#bytes
  }
}

/** Collects what is sent during one turn of the event loop and writes it to each socket at once. */
export class Outgoing {
  #owed: Receiver[] = []
  #first: Run | null = null
  #firstFrame: Buffer | null = null

  send(receiver: Receiver, frame: Buffer): void {
    if (receiver.waiting !== null) {
      receiver.waiting = receiver.waiting.and(frame)
      return
    }
    if (this.#owed.length === 0) setImmediate(() => this.flush())
    this.#owed.push(receiver)
    if (this.#firstFrame !== frame) {
      this.#first = new Run(null, frame)
      this.#firstFrame = frame
    }
    receiver.waiting = this.#first
  }

  flush(): void {
    const owed = this.#owed
    this.#owed = []
    this.#first = null
    this.#firstFrame = null
    for (const receiver of owed) deliver(receiver)
  }
}

/** Writes what waits for one receiver, before its connection is closed for instance. */
export function deliver(receiver: Receiver): void {
  const run = receiver.waiting
  if (run === null) return
  receiver.waiting = null
  receiver.write(run.bytes())
}
