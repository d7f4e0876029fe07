import { Worker } from 'node:worker_threads'

/** More wait than may, or a document took longer than it may. */
export class DocumentBusyError extends Error {}

/** A document took longer than it may: the machine is busy, or it never compiles. Who asks again and again for it holds up all others. */
export class DocumentTooSlowError extends DocumentBusyError {}

interface Job<Work> {
  work: Work
  done: (document: Uint8Array) => void
  failed: (error: Error) => void
}

interface Limits {
  /** Milliseconds without work after which the thread ends. */
  idle: number
  /** Milliseconds that one document may take, the start of the thread included. */
  time: number
  /** Documents that may wait. */
  queue: number
}

const usual: Limits = { idle: 30_000, time: 20_000, queue: 50 }

/** One thread that compiles documents, one after another: started with the first, ended when there are no more. */
export class DocumentWorker<Work> {
  readonly #script: URL
  readonly #limits: Limits
  readonly #waiting: Job<Work>[] = []
  #thread: Worker | undefined
  #current: Job<Work> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(script: URL, limits: Partial<Limits> = {}) {
    this.#script = script
    this.#limits = { ...usual, ...limits }
  }

  /** Whether its thread runs. */
  get isRunning(): boolean {
    return this.#thread !== undefined
  }

  /** @throws DocumentBusyError; Error with the compiler's report */
  compile(work: Work): Promise<Uint8Array> {
    if (this.#waiting.length >= this.#limits.queue)
      return Promise.reject(new DocumentBusyError('too many documents wait to be compiled'))
    return new Promise((done, failed) => {
      this.#waiting.push({ work, done, failed })
      if (!this.#current) this.#next()
    })
  }

  #next(): void {
    clearTimeout(this.#timer)
    this.#current = this.#waiting.shift()
    if (!this.#current) {
      this.#thread?.unref()
      this.#timer = setTimeout(() => this.#end(), this.#limits.idle).unref()
      return
    }
    this.#thread ??= this.#start()
    this.#thread.ref()
    this.#thread.postMessage(this.#current.work)
    this.#timer = setTimeout(() => {
      this.#end()
      this.#settle(job => job.failed(new DocumentTooSlowError('a document took too long to compile')))
    }, this.#limits.time)
  }

  #settle(act: (job: Job<Work>) => void): void {
    const job = this.#current
    this.#next()
    if (job) act(job)
  }

  #start(): Worker {
    const thread = new Worker(this.#script)
    thread.on('message', ({ document, error }: { document?: Uint8Array; error?: string }) => {
      if (thread !== this.#thread) return
      this.#settle(job => (document ? job.done(document) : job.failed(new Error(error))))
    })
    thread.on('error', error => this.#lose(thread, error))
    thread.on('exit', code => this.#lose(thread, new Error(`the thread ended with exit code ${code}`)))
    return thread
  }

  /** The thread is gone by itself: what it worked on failed, what waits gets another. */
  #lose(thread: Worker, reason: unknown): void {
    if (thread !== this.#thread) return
    this.#thread = undefined
    this.#settle(job => job.failed(new Error('the thread of documents stopped', { cause: reason })))
  }

  #end(): void {
    const thread = this.#thread
    this.#thread = undefined
    void thread?.terminate()
  }
}
