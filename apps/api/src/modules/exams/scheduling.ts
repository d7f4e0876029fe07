import type { Connection } from '../../db/client.ts'
import { jobKind } from '../platform/queue/job-kind.ts'
import { enqueueMany } from '../platform/queue/job-queue.ts'
import { graceMs } from './rules.ts'

/**
 * Submits the attempts whose deadline and grace have passed. How soon it does so, ten seconds at the most, is counted from the end of the grace:
 * until then an attempt is overdue, and takes in what was made in time.
 */
export const submitOverdueAttempts = jobKind<Record<string, never>>('submit_overdue_attempts', {
  leaseSeconds: 120,
})

/**
 * When overdue attempts are looked for, in seconds after the grace. The second look is for those of a process that was killed at the first
 * one: its lease would keep them waiting.
 */
const looks = [0, 5]

/** Of the years that have four digits, with room for the looks: exams are closed there that are never to close. */
const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 0) / 1000

/** Has an attempt submitted when its deadline and grace have passed; one job serves all that end in the same second. */
export async function scheduleSubmission(tx: Connection, deadline: Date): Promise<void> {
  const over = Math.min(Math.ceil((deadline.getTime() + graceMs + 1) / 1000), lastSecond)
  const moments = looks.map(seconds => new Date((over + seconds) * 1000))
  await enqueueMany(
    tx,
    submitOverdueAttempts,
    moments.map(runAt => ({ payload: {}, runAt, uniqueKey: runAt.toISOString() })),
  )
}
