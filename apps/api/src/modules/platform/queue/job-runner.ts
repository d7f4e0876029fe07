import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { WakeListener } from '../outbox/wake.ts'
import { JobInterrupted, PermanentJobError, type JobKind } from './job-kind.ts'
import { jobsChannel } from './job-queue.ts'
import { JobRun, type JobHandler } from './job-run.ts'
import {
  claimDue,
  ensureRecurring,
  fail,
  finish,
  reclaimLost,
  type ClaimedJob,
  type Failure,
} from './statements.ts'

type Logger = Pick<FastifyBaseLogger, 'error' | 'info'>

/** Longest sleep of an idle runner, in milliseconds: what a lost wake-up can cost. */
const longestSleep = 30_000
const longestRetrySeconds = 3600

/** Why a runner is woken: something may be due, or a job that it runs may have been cancelled. */
type WakeReason = 'due' | 'cancelled'

export interface JobRunnerOptions {
  db: Database
  /** PostgreSQL's address, to hear of commits of other processes; null for the embedded database, which one process has alone. */
  databaseUrl: string | null
  logger: Logger
  /** Jobs at once; few, since they share the pool with requests. */
  concurrency?: number
}

/**
 * Runs jobs: one timer for all kinds, woken by commits and by the next moment when something is due. Any number of processes may run
 * one; a killed one's jobs are taken up by the others when their leases end.
 */
export class JobRunner {
  readonly #db: Database
  readonly #logger: Logger
  readonly #concurrency: number
  readonly #kinds = new Map<string, { kind: JobKind<object>; handler: JobHandler<never> }>()
  readonly #recurring = new Map<string, number>()
  readonly #running = new Map<JobRun, Promise<void>>()
  readonly #listener: WakeListener | null
  #timer: NodeJS.Timeout | undefined
  #forget: () => void = () => undefined
  #turn: Promise<void> | null = null
  readonly #reasons = new Set<WakeReason | 'timer'>()
  #isStopped = true
  #failures = 0

  constructor({ db, databaseUrl, logger, concurrency = 4 }: JobRunnerOptions) {
    this.#db = db
    this.#logger = logger
    this.#concurrency = concurrency
    this.#listener =
      databaseUrl === null
        ? null
        : new WakeListener(
            databaseUrl,
            jobsChannel.name,
            reason => this.#onWake(reason),
            error => logger.error({ err: error }, 'listening for jobs failed; trying again'),
          )
  }

  /** Names who does the work of a kind. Kinds without a handler wait for a process that has one. */
  handle<Payload extends object>(kind: JobKind<Payload>, handler: JobHandler<Payload>): void {
    if (this.#kinds.has(kind.name)) throw new Error(`Two handlers for jobs named ${kind.name}`)
    this.#kinds.set(kind.name, { kind, handler })
  }

  /** Has work done again and again, by one process at a time, for as long as any process runs it. A failed turn waits for the next one. */
  every(seconds: number, kind: JobKind<Record<string, never>>, work: () => Promise<unknown>): void {
    this.handle(kind, work)
    this.#recurring.set(kind.name, seconds)
  }

  async start(): Promise<void> {
    for (const [name, seconds] of this.#recurring) await ensureRecurring(this.#db, name, seconds)
    this.#isStopped = false
    if (this.#listener) await this.#listener.start()
    else this.#forget = jobsChannel.onWake(reason => this.#onWake(reason))
    this.#onTimer()
  }

  /** Looks for due jobs now; after a cancellation at those that run, too. */
  wake(reason: WakeReason = 'due'): void {
    if (this.#isStopped) return
    this.#reasons.add(reason)
    if (this.#turn) return
    clearTimeout(this.#timer)
    this.#turn = this.#take().finally(() => {
      this.#turn = null
      if (this.#reasons.size > 0) this.wake()
    })
  }

  /** Interrupts what listens to its signal, waits for what is running, claims no more. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#forget()
    clearTimeout(this.#timer)
    await this.#turn
    for (const run of this.#running.keys()) run.interrupt()
    await Promise.all(this.#running.values())
    await this.#listener?.stop()
  }

  async #take(): Promise<void> {
    const reasons = new Set(this.#reasons)
    this.#reasons.clear()
    try {
      if (reasons.has('cancelled')) await Promise.all([...this.#running.keys()].map(run => run.look()))
      if (reasons.has('timer')) await reclaimLost(this.#db)
      await this.#claim()
      this.#failures = 0
    } catch (error) {
      this.#failures += 1
      this.#logger.error({ err: error }, 'looking for due jobs failed; trying again')
      this.#sleep(Math.min(longestSleep, 200 * 2 ** this.#failures))
    }
  }

  #sleep(ms: number | null): void {
    if (this.#isStopped) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#onTimer(), Math.min(longestSleep, Math.max(20, ms ?? longestSleep)))
  }

  #onWake(reason: string): void {
    this.wake(reason === 'cancelled' ? 'cancelled' : 'due')
  }

  #onTimer(): void {
    this.#reasons.add('timer')
    this.wake()
  }

  /** Begins what is due and sleeps until the next moment; while all slots are taken, the first that is free looks again. */
  async #claim(): Promise<void> {
    const free = this.#concurrency - this.#running.size
    if (free <= 0 || this.#isStopped || this.#kinds.size === 0) return
    const seconds = Object.fromEntries([...this.#kinds].map(([name, { kind }]) => [name, kind.leaseSeconds]))
    const token = randomBytes(12).toString('base64url')
    const { jobs, nextInMs } = await claimDue(this.#db, seconds, free, token)
    for (const job of jobs) this.#begin(job, token)
    this.#sleep(nextInMs)
  }

  #begin(job: ClaimedJob, token: string): void {
    const known = this.#kinds.get(job.name)
    if (!known) return
    const run = new JobRun(this.#db, job, token, known.kind, error =>
      this.#logger.error({ err: error, job: job.name, id: job.id }, 'renewing a job lease failed'),
    )
    const running = this.#work(run, job, known.kind, known.handler as JobHandler<object>).finally(() => {
      run.end()
      this.#running.delete(run)
      this.wake()
    })
    this.#running.set(run, running)
  }

  async #work(
    run: JobRun,
    job: ClaimedJob,
    kind: JobKind<object>,
    handler: JobHandler<object>,
  ): Promise<void> {
    try {
      await handler(job.payload, run)
      if (!run.isCommitted && !(await finish(this.#db, run.lease, false)))
        throw new JobInterrupted('the job was taken over while it ran')
    } catch (error) {
      await this.#failed(run, job, kind, interruptionOf(run, error))
    }
  }

  async #failed(run: JobRun, job: ClaimedJob, kind: JobKind<object>, error: unknown): Promise<void> {
    const failure = this.#failureOf(job, kind, error)
    if (!(error instanceof JobInterrupted))
      this.#logger.error(
        { err: error, job: job.name, id: job.id, attempt: job.attempts, next: failure.next },
        'job failed',
      )
    try {
      await fail(this.#db, run.lease, failure, describe(error))
    } catch (storing) {
      // Its lease ends by itself, and another run takes it up.
      this.#logger.error({ err: storing, job: job.name, id: job.id }, 'a job’s failure could not be stored')
    }
  }

  #failureOf(job: ClaimedJob, kind: JobKind<object>, error: unknown): Failure {
    // A process that ends leaves its jobs to the next one, with all their tries: the longer a job takes, the more ends it sees.
    if (this.#isStopped && error instanceof JobInterrupted)
      return { next: 'retry', afterSeconds: 0, isTry: false }
    if (error instanceof JobInterrupted) return { next: 'cancelled' }
    if (job.every_seconds !== null) return { next: 'retry', afterSeconds: job.every_seconds, isTry: true }
    if (error instanceof PermanentJobError || job.attempts >= job.max_attempts) return { next: 'dead' }
    return {
      next: 'retry',
      afterSeconds: Math.min(longestRetrySeconds, kind.retrySeconds * 2 ** (job.attempts - 1)),
      isTry: true,
    }
  }
}

/** Streams and timers that are given the signal of a run say by an error of their own that it was aborted. @returns why it was */
function interruptionOf({ signal }: JobRun, error: unknown): unknown {
  return signal.aborted && error instanceof Error && error.name === 'AbortError' ? signal.reason : error
}

/** The kind of a failure: messages of foreign errors may quote addresses and values. */
function describe(error: unknown): string {
  if (error instanceof PermanentJobError || error instanceof JobInterrupted) return error.message
  const { name, code } = error as { name?: unknown; code?: unknown }
  return [name, code].filter(part => typeof part === 'string').join(' ') || 'unknown error'
}
