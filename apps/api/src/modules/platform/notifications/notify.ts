import type { Connection } from '../../../db/client.ts'
import { jobKind } from '../queue/job-kind.ts'
import { enqueueMany } from '../queue/job-queue.ts'
import { deliver, type DueTimes } from './deliver.ts'
import type { Notice } from './notice.ts'

/** Sends the push messages that are due. */
export const sendPushMessages = jobKind<Record<string, never>>('send_push_messages', { leaseSeconds: 120 })

/** Queues the digests that are due. */
export const writeDueDigests = jobKind<Record<string, never>>('write_digests')

/**
 * Notifies a person by the channels that they chose, in the transaction that caused it (`deliver`). Many people at once: `notifyMany`.
 * @param now decides whether the person's quiet hours delay e-mails and push messages
 */
export async function notify(tx: Connection, { userId, ...notice }: Notice, now = new Date()): Promise<void> {
  await wakeSenders(tx, await deliver(tx, notice, [userId], now))
}

/** Has the senders look when something is due. @param key of several calls with the same one, only the first wakes them at a moment */
export async function wakeSenders(tx: Connection, { mails, pushes }: DueTimes, key?: string): Promise<void> {
  const at = (runAt: Date) => ({
    payload: {},
    runAt,
    ...(key !== undefined && { uniqueKey: `${key}:${runAt.toISOString()}` }),
  })
  await enqueueMany(tx, writeDueDigests, mails.map(at))
  await enqueueMany(tx, sendPushMessages, pushes.map(at))
}
