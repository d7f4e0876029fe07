import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import {
  notificationCounters,
  notificationMails,
  notificationPreferences,
  notifications,
  notificationSettings,
} from '../../db/schema/index.ts'
import type { BroadcastEvent } from '../../gateways/broadcast/broadcast.ts'
import { emit } from '../outbox/emit.ts'
import { type NotificationData, type NotificationKind, standardChoice, tellingChannels } from './kinds.ts'
import { afterQuiet, letterTime, standardTimes } from './telling-times.ts'

export interface Notice {
  userId: number
  kind: NotificationKind
  data: NotificationData
  /** A path of the site, without the language. */
  link: string | null
  /** The event of the same news for screens that show its subject. */
  event?: { name: string; data: object }
}

/** The private channel of one person. */
export function userChannel(userId: number): string {
  return `private-user.${userId}`
}

/** How long a device that is off, or a push service that is away, is waited for. */
const pushDays = 3

/**
 * Tells a person something, in the transaction that made it so, by the ways that they chose: the notification, its number, its
 * events, its letter and its push messages stand if and only if that commits. The person's counter is held until then, so numbers
 * are in the order of the commits and without gaps.
 * @param now decides whether the person's quiet hours hold letters and push messages back
 */
export async function notify(
  tx: Connection,
  { userId, kind, data, link, event }: Notice,
  now = new Date(),
): Promise<void> {
  const events: BroadcastEvent[] = event
    ? [{ channel: userChannel(userId), name: event.name, data: event.data }]
    : []
  const { site, mail, push, times } = await wishesOf(tx, userId, kind)
  if (site || mail || push) {
    const sequence = site ? await nextNumber(tx, userId) : null
    // What is not listed is not unread either.
    const [made] = await tx
      .insert(notifications)
      .values({ userId, sequence, kind, data, link, readAt: site ? null : now })
      .returning({ id: notifications.id, createdAt: notifications.createdAt })
    if (!made) throw new Error('The notification was not kept.')
    if (site)
      events.unshift({
        channel: userChannel(userId),
        name: 'NotificationCreated',
        data: { id: made.id, seq: sequence, kind, data, link, created_at: made.createdAt.toISOString() },
      })
    if (mail)
      await tx
        .insert(notificationMails)
        .values({ notificationId: made.id, userId, dueAt: letterTime(now, times) })
    if (push) await pushToDevices(tx, userId, made.id, afterQuiet(now, times))
  }
  await emit(tx, events)
}

async function wishesOf(tx: Connection, userId: number, kind: NotificationKind) {
  const choices = await tx
    .select({ channel: notificationPreferences.channel, isOn: notificationPreferences.isOn })
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.userId, userId), eq(notificationPreferences.kind, kind)))
  const [settings] = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  const wishes = { ...standardChoice }
  for (const channel of tellingChannels)
    wishes[channel] = choices.find(row => row.channel === channel)?.isOn ?? standardChoice[channel]
  return { ...wishes, times: settings ?? standardTimes }
}

async function nextNumber(tx: Connection, userId: number): Promise<number> {
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

/** One message for each of the person's devices, all from the same moment on. */
async function pushToDevices(
  tx: Connection,
  userId: number,
  notificationId: number,
  from: Date,
): Promise<void> {
  const until = new Date(from.getTime() + pushDays * 86_400_000)
  await tx.execute(sql`insert into push_deliveries (notification_id, token_id, next_try_at, expires_at)
    select ${notificationId}::bigint, id, ${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz from push_tokens where user_id = ${userId}`)
}
