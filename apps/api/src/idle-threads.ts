import { Worker, type WorkerOptions } from 'node:worker_threads'

const usualIdleMs = 30_000

/**
 * Threads of one program that stay for a while after their work: a file is looked at and then taken, and a thread that starts anew loads all
 * its modules for each. One that failed is not given back, but ended.
 */
export class IdleThreads {
  readonly #program: URL
  readonly #options: WorkerOptions
  readonly #idleMs: number
  /** Each with the end that is set for it, the last used last. */
  readonly #idle = new Map<Worker, NodeJS.Timeout>()

  /** @param idleMs milliseconds without work after which a thread ends */
  constructor(program: URL, options: WorkerOptions, { idleMs = usualIdleMs }: { idleMs?: number } = {}) {
    this.#program = program
    this.#options = options
    this.#idleMs = idleMs
  }

  /** How many wait for work. */
  get size(): number {
    return this.#idle.size
  }

  /** The thread that worked last, or a new one; whoever takes it gives it back or ends it. */
  take(): Worker {
    const idle = [...this.#idle.keys()].at(-1)
    if (!idle) return this.#start()
    this.#forget(idle)
    idle.ref()
    return idle
  }

  giveBack(thread: Worker): void {
    thread.unref()
    this.#idle.set(thread, setTimeout(() => this.#end(thread), this.#idleMs).unref())
  }

  #start(): Worker {
    const thread = new Worker(this.#program, this.#options)
    // An error after it was given up has no handler and would end the process; whoever waits for it hears one before that.
    thread.on('error', () => this.#forget(thread))
    thread.on('exit', () => this.#forget(thread))
    return thread
  }

  #end(thread: Worker): void {
    this.#forget(thread)
    void thread.terminate()
  }

  #forget(thread: Worker): void {
    clearTimeout(this.#idle.get(thread))
    this.#idle.delete(thread)
  }
}
