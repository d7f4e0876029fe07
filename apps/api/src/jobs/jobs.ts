import { lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../db/client.ts'
import { rateLimits, sessions } from '../db/schema/index.ts'
import { submitOverdue } from '../modules/exams/submitting.ts'
import { forgetOldKeys } from '../plugins/idempotency.ts'

type Logger = Pick<FastifyBaseLogger, 'error' | 'info'>
interface Job {
  name: string
  everyMs: number
  run(): Promise<unknown>
}

/**
 * Work that outlives a request. Each job looks for what is due in the database, so a crash loses none of it, and any
 * number of processes may run the same one.
 */
export function startJobs(database: OpenDatabase, logger: Logger): { stop(): Promise<void> } {
  const { db } = database
  const jobs: Job[] = [
    { name: 'submit overdue attempts', everyMs: 2_000, run: () => submitOverdue(db) },
    { name: 'forget old keys', everyMs: 600_000, run: () => forgetOldKeys(db) },
    { name: 'forget ended sessions', everyMs: 3_600_000, run: () => db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`)) },
    { name: 'forget old limits', everyMs: 3_600_000, run: () => db.delete(rateLimits).where(lt(rateLimits.expire, Date.now())) },
  ]
  const running = jobs.map(job => repeat(job, logger))
  return { stop: async () => { await Promise.all(running.map(stop => stop())) } }
}

/** Runs a job again and again, never twice at once; a failure is logged and the next turn tries again. */
function repeat(job: Job, logger: Logger): () => Promise<void> {
  let isStopped = false
  let turn: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const next = () => {
    timer = setTimeout(() => {
      turn = job.run().then(() => undefined, (error: unknown) => logger.error({ err: error, job: job.name }, 'job failed')).then(() => { if (!isStopped) next() })
    }, job.everyMs)
  }
  next()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await turn
  }
}
