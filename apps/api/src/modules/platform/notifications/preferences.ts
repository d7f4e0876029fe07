import { siteTimeZone } from '@masar/text'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import {
  type MailRhythm,
  notificationMails,
  notificationPreferences,
  notificationSettings,
  pushDeliveries,
  pushTokens,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { emit } from '../outbox/emit.ts'
import {
  alwaysMailedKinds,
  defaultChannels,
  notificationChannels,
  notificationKinds,
  type NotificationKind,
} from './kinds.ts'
import { enqueue } from '../queue/job-queue.ts'
import { userChannel } from './notice.ts'
import { sendPushMessages, writeDueDigests } from './notify.ts'
import { afterQuiet, digestTime, type DeliverySchedule } from './delivery-schedule.ts'

export interface PreferenceChoices {
  kinds: { kind: NotificationKind; site: boolean; mail: boolean; push: boolean }[]
  quiet_from: number
  quiet_until: number
  time_zone: string
  mail_rhythm: MailRhythm
  is_seen_in_lessons: boolean
}

export async function readPreferences(
  db: Database,
  userId: number,
): Promise<PreferenceChoices & { always_mailed: NotificationKind[] }> {
  const chosen = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  const [settings] = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  const isOn = (kind: string, channel: keyof typeof defaultChannels) =>
    chosen.find(row => row.kind === kind && row.channel === channel)?.isOn ?? defaultChannels[channel]
  return {
    kinds: notificationKinds.map(kind => ({
      kind,
      site: isOn(kind, 'site'),
      mail: isOn(kind, 'mail'),
      push: isOn(kind, 'push'),
    })),
    always_mailed: [...alwaysMailedKinds],
    quiet_from: settings?.quietFrom ?? 0,
    quiet_until: settings?.quietUntil ?? 0,
    time_zone: settings?.timeZone ?? siteTimeZone,
    mail_rhythm: settings?.mailRhythm ?? 'each',
    is_seen_in_lessons: settings?.isSeenInLessons ?? false,
  }
}

/**
 * Replaces the preferences, all or nothing; queued deliveries are rescheduled, and a changed consent is published to open lessons.
 * @throws AppError `validation` for an unknown time zone
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
    // To every tab: until all of them have joined their lesson again, the other members see the earlier choice.
    if ((before?.isSeen ?? false) !== choices.is_seen_in_lessons)
      await emit(tx, [
        {
          channel: userChannel(userId),
          name: 'LessonConsentChanged',
          data: { is_seen_in_lessons: choices.is_seen_in_lessons },
        },
      ])
    await rescheduleQueued(tx, userId, settings, now)
    await storeKinds(tx, userId, choices.kinds)
  })
}

/** Which channels each kind uses; of a kind that is named twice the last counts. */
async function storeKinds(tx: Connection, userId: number, kinds: PreferenceChoices['kinds']): Promise<void> {
  const rows = kinds.flatMap(choice =>
    notificationChannels.map(channel => ({ userId, kind: choice.kind, channel, isOn: choice[channel] })),
  )
  if (rows.length === 0) return
  const unique = [...new Map(rows.map(row => [`${row.kind} ${row.channel}`, row])).values()]
  await tx
    .insert(notificationPreferences)
    .values(unique)
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind, notificationPreferences.channel],
      set: { isOn: sql`excluded.is_on` },
    })
}

/** A queued e-mail is due at its new time; a push message that has not been attempted is sent after the new quiet hours. */
async function rescheduleQueued(
  tx: Connection,
  userId: number,
  schedule: DeliverySchedule,
  now: Date,
): Promise<void> {
  await tx
    .update(notificationMails)
    .set({ dueAt: digestTime(now, schedule) })
    .where(and(eq(notificationMails.userId, userId), gt(notificationMails.dueAt, now)))
  const devices = tx.select({ id: pushTokens.id }).from(pushTokens).where(eq(pushTokens.userId, userId))
  await tx
    .update(pushDeliveries)
    .set({ nextTryAt: afterQuiet(now, schedule) })
    .where(
      and(
        inArray(pushDeliveries.tokenId, devices),
        eq(pushDeliveries.attempts, 0),
        isNull(pushDeliveries.deliveredAt),
        gt(pushDeliveries.nextTryAt, now),
      ),
    )
  await enqueue(tx, writeDueDigests, {}, { runAt: digestTime(now, schedule) })
  await enqueue(tx, sendPushMessages, {}, { runAt: afterQuiet(now, schedule) })
}

/** Whether this process knows a time zone by the name. */
export function isTimeZone(name: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone: name }).resolvedOptions().timeZone !== ''
    )
  } catch {
    return false // the only error that the constructor throws
  }
}
