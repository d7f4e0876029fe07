import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { notificationCounters, notificationPreferences, notifications } from '../../db/schema/index.ts'
import type { BroadcastEvent } from '../../gateways/broadcast/broadcast.ts'
import { emit } from '../outbox/emit.ts'
import type { NotificationData, NotificationKind } from './kinds.ts'

export interface Notice {
  userId: number
  kind: NotificationKind
  data: NotificationData
  /** A path of the site, without the language. */
  link: string | null
  /** The event of the same news for screens that show its subject. */
  event?: { name: string, data: object }
}

/** The private channel of one person. */
export function userChannel(userId: number): string {
  return `private-user.${userId}`
}

/**
 * Tells a person something, in the transaction that made it so: the notification, its number and its events stand if and only if
 * that commits. The person's counter is held until then, so numbers are in the order of the commits and without gaps.
 */
export async function notify(tx: Connection, { userId, kind, data, link, event }: Notice): Promise<void> {
  const events: BroadcastEvent[] = event ? [{ channel: userChannel(userId), name: event.name, data: event.data }] : []
  if (await wants(tx, userId, kind)) {
    const [counter] = await tx.insert(notificationCounters).values({ userId, last: 1 })
      .onConflictDoUpdate({ target: notificationCounters.userId, set: { last: sql`${notificationCounters.last} + 1` } }).returning({ last: notificationCounters.last })
    const sequence = counter?.last ?? 1
    const [made] = await tx.insert(notifications).values({ userId, sequence, kind, data, link }).returning({ id: notifications.id, createdAt: notifications.createdAt })
    events.unshift({ channel: userChannel(userId), name: 'NotificationCreated', data: { id: made?.id, seq: sequence, kind, data, link, created_at: made?.createdAt.toISOString() } })
  }
  await emit(tx, events)
}

async function wants(tx: Connection, userId: number, kind: NotificationKind): Promise<boolean> {
  const [choice] = await tx.select({ isOn: notificationPreferences.isOn }).from(notificationPreferences)
    .where(and(eq(notificationPreferences.userId, userId), eq(notificationPreferences.kind, kind), eq(notificationPreferences.channel, 'site')))
  return choice?.isOn ?? true
}
