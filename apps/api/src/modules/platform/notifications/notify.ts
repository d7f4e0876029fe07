import type { Connection } from '../../../db/client.ts'
import { Effects } from '../outbox/effects.ts'
import { jobKind } from '../queue/job-kind.ts'
import { newJob } from '../queue/job-queue.ts'
import { deliver } from './deliver.ts'
import type { Notice, SharedNotice } from './notice.ts'

/** Sends the push messages that are due. */
export const sendPushMessages = jobKind<Record<string, never>>('send_push_messages', { leaseSeconds: 120 })

/** Queues the digests that are due. */
export const writeDueDigests = jobKind<Record<string, never>>('write_digests')

/** The delivery time of a notice, and the result of its effects. */
interface Telling {
  /** Decides whether quiet hours delay e-mails and push messages; now, without it. */
  now?: Date
  /** Of several calls with the same one, only the first wakes the senders at a moment. */
  key?: string
  /** Of the act that notifies, which writes them with its others; without it they are written at once. */
  effects?: Effects
}

/**
 * Notifies a person by the channels that they chose, in the transaction that caused it (`deliver`). Many people at once: `notifyMany`.
 * @param now decides whether the person's quiet hours delay e-mails and push messages
 */
export async function notify(
  tx: Connection,
  { userId, ...notice }: Notice,
  now = new Date(),
  effects?: Effects,
): Promise<void> {
  await notifyEach(tx, notice, [userId], { now, ...(effects && { effects }) })
}

/** The same for some people, in the caller's transaction. @param userIds each once */
export async function notifyEach(
  tx: Connection,
  notice: SharedNotice,
  userIds: number[],
  { now = new Date(), key, effects: gathered }: Telling = {},
): Promise<void> {
  const effects = gathered ?? new Effects()
  const { mails, pushes } = await deliver(tx, notice, userIds, { now, effects })
  const at = (runAt: Date) => ({
    runAt,
    ...(key !== undefined && { uniqueKey: `${key}:${runAt.toISOString()}` }),
  })
  effects.enqueue(...mails.map(due => newJob(writeDueDigests, {}, at(due))))
  effects.enqueue(...pushes.map(due => newJob(sendPushMessages, {}, at(due))))
  if (!gathered) await effects.write(tx)
}
