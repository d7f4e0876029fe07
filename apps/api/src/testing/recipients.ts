import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import {
  notificationMails,
  notificationPreferences,
  notifications,
  notificationSettings,
  outbox,
  pushDeliveries,
  pushTokens,
  sessions,
  users,
  type MailRhythm,
} from '../db/schema/index.ts'
import { fractions } from '@masar/testing/random'

/** What a person chose; what is missing was never chosen. */
export interface Preferences {
  site?: boolean
  mail?: boolean
  push?: boolean
  rhythm?: MailRhythm
  /** Minutes of their day. */
  quiet?: [from: number, until: number]
  timeZone?: string
  devices?: number
}

/** Preferences of all kinds. @param seed the same one gives the same preferences */
export function randomPreferences(count: number, seed: string): Preferences[] {
  const next = randomOf(seed)
  const pick = <T>(...from: T[]): T => from[Math.floor(next() * from.length)] as T
  return Array.from({ length: count }, () => {
    const given: Preferences = { devices: pick(0, 1, 2) }
    for (const channel of ['site', 'mail', 'push'] as const) {
      const choice = pick(true, false, undefined)
      if (choice !== undefined) given[channel] = choice
    }
    if (next() < 0.3) return given
    return {
      ...given,
      rhythm: pick('each', 'daily', 'weekly'),
      quiet: pick([0, 0], [22 * 60, 7 * 60], [13 * 60, 15 * 60 + 20], [0, 1439]),
      timeZone: pick('Asia/Riyadh', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin'),
    }
  })
}

/** Over a hash of the seed: numbers from 0 to below 1. */
function randomOf(seed: string): () => number {
  return fractions([...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7))
}

let made = 0

/** Accounts with these preferences for a kind of notification, and with their devices. @returns their ids, in order */
export async function makePeople(db: Database, preferences: Preferences[], kind: string): Promise<number[]> {
  const people = await db
    .insert(users)
    .values(preferences.map(() => ({ kind: 'student' as const, name: 'P', nameKey: 'p', nameFolded: 'p' })))
    .returning({ id: users.id })
  const ids = people.map(({ id }) => id).sort((a, b) => a - b)
  const each = preferences.map((chosen, index) => ({ ...chosen, userId: ids[index] ?? 0 }))
  const choices = each.flatMap(({ userId, ...chosen }) =>
    (['site', 'mail', 'push'] as const).flatMap(channel => {
      const isOn = chosen[channel]
      return isOn === undefined ? [] : [{ userId, kind, channel, isOn }]
    }),
  )
  if (choices.length > 0) await db.insert(notificationPreferences).values(choices)
  const settings = each.flatMap(({ userId, rhythm, quiet, timeZone }) =>
    rhythm === undefined
      ? []
      : [
          {
            userId,
            mailRhythm: rhythm,
            quietFrom: quiet?.[0] ?? 0,
            quietUntil: quiet?.[1] ?? 0,
            timeZone: timeZone ?? 'Asia/Riyadh',
          },
        ],
  )
  if (settings.length > 0) await db.insert(notificationSettings).values(settings)
  await addDevices(
    db,
    each.flatMap(({ userId, devices = 0 }) => Array.from({ length: devices }, () => userId)),
  )
  return ids
}

async function addDevices(db: Database, owners: number[]): Promise<void> {
  if (owners.length === 0) return
  const expiresAt = new Date('2040-01-01')
  const opened = await db
    .insert(sessions)
    .values(owners.map(userId => ({ userId, tokenHash: `device-${(made += 1)}`, expiresAt })))
    .returning({ id: sessions.id, userId: sessions.userId })
  await db.insert(pushTokens).values(
    opened.map(({ id, userId }) => ({
      userId,
      sessionId: id,
      kind: 'fid' as const,
      token: `fid-${id}`,
      app: 'learner' as const,
      locale: 'ar' as const,
    })),
  )
}

/** All that notifying left behind, by person in the order given, without what differs between any two: ids, and when it was written. */
export async function notificationsOf(db: Database, ids: number[]) {
  const rows = await db
    .select()
    .from(notifications)
    .where(inArray(notifications.userId, ids))
    .orderBy(asc(notifications.id))
  const mails = new Map(
    (await db.select().from(notificationMails).where(inArray(notificationMails.userId, ids))).map(row => [
      row.notificationId,
      row,
    ]),
  )
  const pushes = await db
    .select({
      notificationId: pushDeliveries.notificationId,
      nextTryAt: pushDeliveries.nextTryAt,
      expiresAt: pushDeliveries.expiresAt,
      attempts: pushDeliveries.attempts,
    })
    .from(pushDeliveries)
    .orderBy(asc(pushDeliveries.id))
  const events = (await db.select().from(outbox).orderBy(asc(outbox.id))).map(
    ({ kind, payload }) =>
      ({ kind, ...payload }) as { kind: string; channel: string; data: Record<string, unknown> },
  )
  const { rows: counters } = await db.execute<{ user_id: number; last: number }>(
    sql`select user_id::float8 as user_id, last::float8 as last from notification_counters`,
  )
  return ids.map(userId => ({
    last: counters.find(({ user_id }) => user_id === userId)?.last ?? null,
    rows: rows
      .filter(row => row.userId === userId)
      .map(({ id, userId: _, createdAt: __, ...row }) => ({
        ...row,
        mailDueAt: mails.get(id)?.dueAt.toISOString() ?? null,
        pushes: pushes
          .filter(push => push.notificationId === id)
          .map(({ notificationId: ___, ...push }) => push),
      })),
    events: events
      .filter(({ channel }) => channel === `private-user.${userId}`)
      .map(({ channel: _, data: { id: __, created_at: ___, ...data }, ...event }) => ({ ...event, data })),
  }))
}
