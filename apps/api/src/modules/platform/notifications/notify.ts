import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  notificationCounters,
  notificationMails,
  notificationPreferences,
  notifications,
  notificationSettings,
} from '../../../db/schema/index.ts'
import type { BroadcastEvent } from '../../../gateways/broadcast/broadcast.ts'
import { emit } from '../outbox/emit.ts'
import { jobKind } from '../queue/job-kind.ts'
import { enqueue } from '../queue/job-queue.ts'
import {
  type NotificationData,
  type NotificationKind,
  defaultChannels,
  notificationChannels,
} from './kinds.ts'
import { afterQuiet, defaultSchedule, digestTime } from './delivery-schedule.ts'

/** Sends the push messages that are due. */
export const sendPushMessages = jobKind<Record<string, never>>('send_push_messages', { leaseSeconds: 120 })

/** Queues the digests that are due. */
export const writeDueDigests = jobKind<Record<string, never>>('write_digests')

export interface Notice {
  userId: number
  kind: NotificationKind
  data: NotificationData
  /** A path of the site, without the language. */
  link: string | null
  /** A further event for screens that show the subject of the notification. */
  event?: { name: string; data: object }
}

/** The private channel of one person. */
export function userChannel(userId: number): string {
  return `private-user.${userId}`
}

/** How long deliveries are retried while a device is off or the push service is unavailable. */
const pushDays = 3

/**
 * Notifies a person by the channels that they chose, in the transaction that caused it: the notification, its sequence number, its
 * events, its e-mail and its push messages exist if and only if that commits. The person's counter is locked until then, so sequence
 * numbers follow the order of the commits, without gaps.
 * @param now decides whether the person's quiet hours delay e-mails and push messages
 */
export async function notify(
  tx: Connection,
  { userId, kind, data, link, event }: Notice,
  now = new Date(),
): Promise<void> {
  const events: BroadcastEvent[] = event
    ? [{ channel: userChannel(userId), name: event.name, data: event.data }]
    : []
  const { site, mail, push, schedule } = await preferencesOf(tx, userId, kind)
  if (site || mail || push) {
    const sequence = site ? await nextSequence(tx, userId) : null
    // A notification that is not listed does not count as unread.
    const [made] = await tx
      .insert(notifications)
      .values({ userId, sequence, kind, data, link, readAt: site ? null : now })
      .returning({ id: notifications.id, createdAt: notifications.createdAt })
    if (!made) throw new Error('The notification was not stored.')
    if (site)
      events.unshift({
        channel: userChannel(userId),
        name: 'NotificationCreated',
        data: { id: made.id, seq: sequence, kind, data, link, created_at: made.createdAt.toISOString() },
      })
    if (mail) {
      const dueAt = digestTime(now, schedule)
      await tx.insert(notificationMails).values({ notificationId: made.id, userId, dueAt })
      await enqueue(tx, writeDueDigests, {}, { runAt: dueAt })
    }
    if (push) await pushToDevices(tx, userId, made.id, afterQuiet(now, schedule))
  }
  await emit(tx, events)
}

async function preferencesOf(tx: Connection, userId: number, kind: NotificationKind) {
  const choices = await tx
    .select({ channel: notificationPreferences.channel, isOn: notificationPreferences.isOn })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.userId, userId), eq(notificationPreferences.kind, kind)))
  const [settings] = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  const channels = { ...defaultChannels }
  for (const channel of notificationChannels)
    channels[channel] = choices.find(row => row.channel === channel)?.isOn ?? defaultChannels[channel]
  return { ...channels, schedule: settings ?? defaultSchedule }
}

async function nextSequence(tx: Connection, userId: number): Promise<number> {
  const [counter] = await tx
    .insert(notificationCounters)
    .values({ userId, last: 1 })
    .onConflictDoUpdate({
      target: notificationCounters.userId,
      set: { last: sql`${notificationCounters.last} + 1` },
    })
    .returning({ last: notificationCounters.last })
  return counter?.last ?? 1
}

/** Queues one delivery for each of the person's devices, all due at the same time. */
async function pushToDevices(
  tx: Connection,
  userId: number,
  notificationId: number,
  from: Date,
): Promise<void> {
  const until = new Date(from.getTime() + pushDays * 86_400_000)
  await tx.execute(sql`insert into push_deliveries (notification_id, token_id, next_try_at, expires_at)
    select ${notificationId}::bigint, id, ${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz from push_tokens where user_id = ${userId}`)
  await enqueue(tx, sendPushMessages, {}, { runAt: from })
}
