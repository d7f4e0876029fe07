import { lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../db/client.ts'
import { challenges, oneTimeTokens, rateLimits, sessions, signInDelays } from '../db/schema/index.ts'
import type { Storage } from '../gateways/storage.ts'
import { sweepAvatars } from '../modules/avatar/sweep.ts'
import { submitOverdue } from '../modules/exams/submitting.ts'
import type { MailQueue } from '../modules/mail/queue.ts'
import { forgetOldMails, type MailSender } from '../modules/mail/sender.ts'
import { writeNewsLetters } from '../modules/notifications/news-letters.ts'
import { forgetOldEvents } from '../modules/outbox/queue.ts'
import { forgetOldPushes, type PushSender } from '../modules/push/sender.ts'
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
    { name: 'forget old keys', everyMs: 600_000, run: () => forgetOldKeys(db) },
    {
      name: 'forget ended sessions',
      everyMs: 3_600_000,
      run: () => db.transaction(tx => endSessions(tx, lt(sessions.expiresAt, sql`now()`))),
    },
    {
      name: 'send letters',
      everyMs: 5_000,
      run: () => sender.sendDue(),
      wakeBy: wake => queue.onWrite(wake),
    },
    { name: 'write news letters', everyMs: 5_000, run: () => writeNewsLetters(db, queue) },
    ...(pushes ? [{ name: 'send push messages', everyMs: 2_000, run: () => pushes.sendDue() }] : []),
    { name: 'forget old push messages', everyMs: 3_600_000, run: () => forgetOldPushes(db) },
    { name: 'forget old letters', everyMs: 3_600_000, run: () => forgetOldMails(db) },
    {
      name: 'forget ended steps',
      everyMs: 600_000,
      run: () => db.delete(challenges).where(lt(challenges.expiresAt, sql`now()`)),
    },
    {
      name: 'forget ended tokens',
      everyMs: 3_600_000,
      run: () => db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now() - interval '1 day'`)),
    },
    {
      name: 'forget old delays',
      everyMs: 3_600_000,
      run: () => db.delete(signInDelays).where(lt(signInDelays.windowEndsAt, sql`now()`)),
    },
    { name: 'remove old pictures', everyMs: 3_600_000, run: () => sweepAvatars(db, storage) },
    { name: 'forget old live events', everyMs: 600_000, run: () => forgetOldEvents(db) },
    {
      name: 'forget old limits',
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

/** What a woken job waits for: the transaction that woke it has to commit first. */
const wakeMs = 100

/** Runs a job again and again, never twice at once; a failure is logged and the next turn tries again. */
function repeat(job: Job, logger: Logger): () => Promise<void> {
  let isStopped = false
  let isRunning = false
  let isWoken = false
  let turn: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const next = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      turn = take()
    }, ms)
  }
  const take = async () => {
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
    await turn
  }
}
