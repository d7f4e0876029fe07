import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { notificationPreferences, notificationSettings } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { notificationKinds, type NotificationKind, tellingChannels } from './kinds.ts'

export interface PreferenceChoices {
  kinds: { kind: NotificationKind, site: boolean, mail: boolean, push: boolean }[]
  quiet_from: number
  quiet_until: number
  time_zone: string
  is_seen_in_lessons: boolean
}

/** Letters are asked for, news on the site and on one's own devices are not. */
const standard = { site: true, mail: false, push: true }

export async function readPreferences(db: Database, userId: number): Promise<PreferenceChoices> {
  const chosen = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId))
  const [settings] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))
  const isOn = (kind: string, channel: keyof typeof standard) => chosen.find(row => row.kind === kind && row.channel === channel)?.isOn ?? standard[channel]
  return {
    kinds: notificationKinds.map(kind => ({ kind, site: isOn(kind, 'site'), mail: isOn(kind, 'mail'), push: isOn(kind, 'push') })),
    quiet_from: settings?.quietFrom ?? 0, quiet_until: settings?.quietUntil ?? 0, time_zone: settings?.timeZone ?? 'Asia/Riyadh',
    is_seen_in_lessons: settings?.isSeenInLessons ?? false,
  }
}

/** Replaces what was chosen, all or nothing. @throws AppError `validation` for a time zone that there is not */
export async function writePreferences(db: Database, userId: number, choices: PreferenceChoices): Promise<void> {
  if (!isTimeZone(choices.time_zone)) throw new AppError('validation', { fields: { time_zone: [{ code: 'choice' }] } })
  await db.transaction(async tx => {
    const settings = { quietFrom: choices.quiet_from, quietUntil: choices.quiet_until, timeZone: choices.time_zone, isSeenInLessons: choices.is_seen_in_lessons }
    await tx.insert(notificationSettings).values({ userId, ...settings }).onConflictDoUpdate({ target: notificationSettings.userId, set: settings })
    const rows = choices.kinds.flatMap(choice => tellingChannels.map(channel => ({ userId, kind: choice.kind, channel, isOn: choice[channel] })))
    if (rows.length === 0) return
    const unique = [...new Map(rows.map(row => [`${row.kind} ${row.channel}`, row])).values()]
    await tx.insert(notificationPreferences).values(unique)
      .onConflictDoUpdate({ target: [notificationPreferences.userId, notificationPreferences.kind, notificationPreferences.channel], set: { isOn: sql`excluded.is_on` } })
  })
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false // the only thing that it throws for
  }
}
