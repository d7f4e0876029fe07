import type { Database, Transaction } from '../../../db/client.ts'
import type { JobProgress } from '../../../db/schema/index.ts'
import { JobInterrupted, type JobKind, PermanentJobError } from './job-kind.ts'
import { fail, finish, renew, type ClaimedJob, type Lease } from './statements.ts'

/** What a handler knows of its run. */
export interface JobContext {
  readonly id: number
  /** 1 for the first try. */
  readonly attempt: number
  /** The progress that earlier runs of the job have stored; null while there is none. */
  readonly reached: JobProgress | null
  /** Aborted when the job was cancelled, the lease was lost, or the process is ending. */
  readonly signal: AbortSignal
  /** Writes how far the job is. @throws JobInterrupted when it was cancelled or taken over */
  progress(progress: JobProgress): Promise<void>
  /**
   * Does work and ends the job in one transaction, so that its effect is there exactly once: a run that lost its job meanwhile commits
   * nothing. What is done outside it is done at least once and must bear repeating.
   * @throws JobInterrupted
   */
  commit(work: (tx: Transaction) => Promise<void>): Promise<void>
  /**
   * Does a part of the work in one transaction with the progress that it returns: a run that lost its job meanwhile commits nothing, and the
   * next one finds in `reached` how far this one came.
   * @throws JobInterrupted
   */
  commitPart(work: (tx: Transaction) => Promise<JobProgress>): Promise<JobProgress>
  /**
   * Does work and ends the job as dead in one transaction, where no retry can fix it: its notification is sent once. Not for a job that
   * recurs.
   * @param reason is kept: no personal data in it
   * @throws PermanentJobError once it has ended; JobInterrupted
   */
  giveUp(reason: string, work: (tx: Transaction) => Promise<void>): Promise<never>
}

/** Does the work of one kind. What it throws is tried again, but for `PermanentJobError`. */
export type JobHandler<Payload extends object> = (payload: Payload, job: JobContext) => Promise<unknown>

/** One run of one job: it keeps the lease while the handler works. */
export class JobRun implements JobContext {
  readonly id: number
  readonly attempt: number
  readonly reached: JobProgress | null
  readonly lease: Lease
  readonly #db: Database
  readonly #leaseSeconds: number
  readonly #abort = new AbortController()
  readonly #heartbeat: NodeJS.Timeout
  #isCommitted = false

  constructor(
    db: Database,
    job: ClaimedJob,
    token: string,
    kind: JobKind<object>,
    onError: (error: unknown) => void,
  ) {
    this.#db = db
    this.id = job.id
    this.attempt = job.attempts
    this.reached = job.progress
    this.lease = { id: job.id, token }
    this.#leaseSeconds = kind.leaseSeconds
    this.#heartbeat = setInterval(
      () => {
        this.look().catch(onError)
      },
      (kind.leaseSeconds * 1000) / 3,
    )
  }

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** Whether `commit` has ended the job already. */
  get isCommitted(): boolean {
    return this.#isCommitted
  }

  /** Renews the lease, and interrupts the handler where the job is not this run's any more. */
  async look(): Promise<void> {
    if (this.#isCommitted || this.signal.aborted) return
    if (!(await renew(this.#db, this.lease, this.#leaseSeconds)) && !this.#isCommitted) this.interrupt()
  }

  interrupt(): void {
    this.#abort.abort(new JobInterrupted('the job was cancelled or taken over'))
  }

  async progress(progress: JobProgress): Promise<void> {
    this.signal.throwIfAborted()
    if (await renew(this.#db, this.lease, this.#leaseSeconds, progress)) return
    this.interrupt()
    this.signal.throwIfAborted()
  }

  async commit(work: (tx: Transaction) => Promise<void>): Promise<void> {
    this.signal.throwIfAborted()
    await this.#db.transaction(async tx => {
      await work(tx)
      if (!(await finish(tx, this.lease, true)))
        throw new JobInterrupted('the job was cancelled or taken over before it could commit')
    })
    this.#isCommitted = true
  }

  async commitPart(work: (tx: Transaction) => Promise<JobProgress>): Promise<JobProgress> {
    this.signal.throwIfAborted()
    return this.#db.transaction(async tx => {
      const progress = await work(tx)
      if (!(await renew(tx, this.lease, this.#leaseSeconds, progress)))
        throw new JobInterrupted('the job was cancelled or taken over before a part of it could commit')
      return progress
    })
  }

  async giveUp(reason: string, work: (tx: Transaction) => Promise<void>): Promise<never> {
    this.signal.throwIfAborted()
    await this.#db.transaction(async tx => {
      await work(tx)
      // The renewal has locked the row: the job cannot be cancelled behind it.
      if (!(await renew(tx, this.lease, this.#leaseSeconds)))
        throw new JobInterrupted('the job was cancelled or taken over before it could end')
      await fail(tx, this.lease, { next: 'dead' }, reason)
    })
    this.#isCommitted = true
    throw new PermanentJobError(reason)
  }

  end(): void {
    clearInterval(this.#heartbeat)
  }
}
