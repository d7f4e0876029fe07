import { lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../db/client.ts'
import { challenges, oneTimeTokens, rateLimits, sessions, signInDelays } from '../db/schema/index.ts'
import type { Storage } from '../gateways/storage.ts'
import { sweepAvatars } from '../modules/avatar/sweep.ts'
import { submitOverdue } from '../modules/exams/submitting.ts'
import type { MailQueue } from '../modules/mail/queue.ts'
import { deleteOldMails, type MailSender } from '../modules/mail/sender.ts'
import { writeDigests } from '../modules/notifications/digests.ts'
import { deleteOldEvents } from '../modules/outbox/queue.ts'
import { deleteOldPushes, type PushSender } from '../modules/push/sender.ts'
import { forgetOldKeys } from '../plugins/idempotency.ts'
import { endSessions } from '../modules/auth/session-ending.ts'

type Logger = Pick<FastifyBaseLogger, 'error' | 'info'>
interface Job {
  name: string
  everyMs: number
  run(): Promise<unknown>
  /** Hands over a way to make the job's next turn come soon. */
  wakeBy?: (wake: () => void) => void
}

interface JobParts {
  queue: MailQueue
  sender: MailSender
  /** Null while push messages are not set up. */
  pushes: PushSender | null
  storage: Storage
}

/**
 * Work that outlives a request. Each job looks for what is due in the database, so a crash loses none of it, and any
 * number of processes may run the same one.
 */
export function startJobs(
  database: OpenDatabase,
  logger: Logger,
  { queue, sender, pushes, storage }: JobParts,
): { stop(): Promise<void> } {
  const { db } = database
  const jobs: Job[] = [
    { name: 'submit overdue attempts', everyMs: 2_000, run: () => submitOverdue(db) },
    { name: 'delete old idempotency keys', everyMs: 600_000, run: () => forgetOldKeys(db) },
    {
      name: 'delete expired sessions',
      everyMs: 3_600_000,
      run: () => db.transaction(tx => endSessions(tx, lt(sessions.expiresAt, sql`now()`))),
    },
    {
      name: 'send e-mails',
      everyMs: 5_000,
      run: () => sender.sendDue(),
      wakeBy: wake => queue.onWrite(wake),
    },
    { name: 'write digests', everyMs: 5_000, run: () => writeDigests(db, queue) },
    ...(pushes ? [{ name: 'send push messages', everyMs: 2_000, run: () => pushes.sendDue() }] : []),
    { name: 'delete old push messages', everyMs: 3_600_000, run: () => deleteOldPushes(db) },
    { name: 'delete old e-mails', everyMs: 3_600_000, run: () => deleteOldMails(db) },
    {
      name: 'delete expired challenges',
      everyMs: 600_000,
      run: () => db.delete(challenges).where(lt(challenges.expiresAt, sql`now()`)),
    },
    {
      name: 'delete expired one-time tokens',
      everyMs: 3_600_000,
      run: () => db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now() - interval '1 day'`)),
    },
    {
      name: 'delete expired sign-in delays',
      everyMs: 3_600_000,
      run: () => db.delete(signInDelays).where(lt(signInDelays.windowEndsAt, sql`now()`)),
    },
    { name: 'delete unused avatars', everyMs: 3_600_000, run: () => sweepAvatars(db, storage) },
    { name: 'delete old outbox events', everyMs: 600_000, run: () => deleteOldEvents(db) },
    {
      name: 'delete expired rate limits',
      everyMs: 3_600_000,
      run: () => db.delete(rateLimits).where(lt(rateLimits.expire, Date.now())),
    },
  ]
  const running = jobs.map(job => repeat(job, logger))
  return {
    stop: async () => {
      await Promise.all(running.map(stop => stop()))
    },
  }
}

/** The delay of a woken job: the transaction that woke it has to commit first. */
const wakeMs = 100

/** Runs a job again and again, never twice at once; an error is logged and the next run tries again. */
function repeat(job: Job, logger: Logger): () => Promise<void> {
  let isStopped = false
  let isRunning = false
  let isWoken = false
  let run: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const next = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      run = runOnce()
    }, ms)
  }
  const runOnce = async () => {
    isRunning = true
    isWoken = false
    try {
      await job.run()
    } catch (error) {
      logger.error({ err: error, job: job.name }, 'job failed')
    }
    isRunning = false
    if (!isStopped) next(isWoken ? wakeMs : job.everyMs)
  }
  job.wakeBy?.(() => {
    isWoken = true
    if (!isRunning && !isStopped) next(wakeMs)
  })
  next(job.everyMs)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await run
  }
}
