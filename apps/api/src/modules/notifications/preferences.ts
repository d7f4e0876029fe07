import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../db/client.ts'
import {
  type MailRhythm,
  notificationMails,
  notificationPreferences,
  notificationSettings,
  pushDeliveries,
  pushTokens,
} from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { emit } from '../outbox/emit.ts'
import { notificationKinds, type NotificationKind, standardChoice, tellingChannels } from './kinds.ts'
import { userChannel } from './notify.ts'
import { afterQuiet, letterTime, type TellingTimes } from './telling-times.ts'

export interface PreferenceChoices {
  kinds: { kind: NotificationKind; site: boolean; mail: boolean; push: boolean }[]
  quiet_from: number
  quiet_until: number
  time_zone: string
  mail_rhythm: MailRhythm
  is_seen_in_lessons: boolean
}

export async function readPreferences(db: Database, userId: number): Promise<PreferenceChoices> {
  const chosen = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  const [settings] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  const isOn = (kind: string, channel: keyof typeof standardChoice) =>
    chosen.find(row => row.kind === kind && row.channel === channel)?.isOn ?? standardChoice[channel]
  return {
    kinds: notificationKinds.map(kind => ({
      kind,
      site: isOn(kind, 'site'),
      mail: isOn(kind, 'mail'),
      push: isOn(kind, 'push'),
    })),
    quiet_from: settings?.quietFrom ?? 0,
    quiet_until: settings?.quietUntil ?? 0,
    time_zone: settings?.timeZone ?? 'Asia/Riyadh',
    mail_rhythm: settings?.mailRhythm ?? 'each',
    is_seen_in_lessons: settings?.isSeenInLessons ?? false,
  }
}

/**
 * Replaces what was chosen, all or nothing; what waits already waits for the new times, and lessons that are open learn of a changed consent.
 * @throws AppError `validation` for a time zone that there is not
 */
export async function writePreferences(
  db: Database,
  userId: number,
  choices: PreferenceChoices,
  now = new Date(),
): Promise<void> {
  if (!isTimeZone(choices.time_zone))
    throw new AppError('validation', { fields: { time_zone: [{ code: 'choice' }] } })
  await db.transaction(async tx => {
    const settings = {
      quietFrom: choices.quiet_from,
      quietUntil: choices.quiet_until,
      timeZone: choices.time_zone,
      mailRhythm: choices.mail_rhythm,
      isSeenInLessons: choices.is_seen_in_lessons,
    }
    const [before] = await tx
      .select({ isSeen: notificationSettings.isSeenInLessons })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId))
      .for('update')
    await tx
      .insert(notificationSettings)
      .values({ userId, ...settings })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: settings })
    // In every tab: until the last of them has joined its lesson anew, the others there see what was chosen before.
    if ((before?.isSeen ?? false) !== choices.is_seen_in_lessons)
      await emit(tx, [
        {
          channel: userChannel(userId),
          name: 'LessonConsentChanged',
          data: { is_seen_in_lessons: choices.is_seen_in_lessons },
        },
      ])
    await moveWaiting(tx, userId, settings, now)
    const rows = choices.kinds.flatMap(choice =>
      tellingChannels.map(channel => ({ userId, kind: choice.kind, channel, isOn: choice[channel] })),
    )
    if (rows.length === 0) return
    const unique = [...new Map(rows.map(row => [`${row.kind} ${row.channel}`, row])).values()]
    await tx
      .insert(notificationPreferences)
      .values(unique)
      .onConflictDoUpdate({
        target: [
          notificationPreferences.userId,
          notificationPreferences.kind,
          notificationPreferences.channel,
        ],
        set: { isOn: sql`excluded.is_on` },
      })
  })
}

/** A letter that waits is due at its new time; a push message that nobody has tried yet leaves after the new quiet hours. */
async function moveWaiting(tx: Connection, userId: number, times: TellingTimes, now: Date): Promise<void> {
  await tx
    .update(notificationMails)
    .set({ dueAt: letterTime(now, times) })
    .where(and(eq(notificationMails.userId, userId), gt(notificationMails.dueAt, now)))
  const devices = tx.select({ id: pushTokens.id }).from(pushTokens).where(eq(pushTokens.userId, userId))
  await tx
    .update(pushDeliveries)
    .set({ nextTryAt: afterQuiet(now, times) })
    .where(
      and(
        inArray(pushDeliveries.tokenId, devices),
        eq(pushDeliveries.attempts, 0),
        isNull(pushDeliveries.deliveredAt),
        gt(pushDeliveries.nextTryAt, now),
      ),
    )
}

function isTimeZone(name: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone: name }).resolvedOptions().timeZone !== ''
    )
  } catch {
    return false // the only thing that it throws for
  }
}
