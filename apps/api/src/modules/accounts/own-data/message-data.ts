import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  auditLog,
  contactMessages,
  notificationPreferences,
  notifications,
  notificationSettings,
  pushTokens,
} from '../../../db/schema/index.ts'
import { plain } from './rows.ts'

/** What the person was told and wants to be told, what they wrote to the site, and what they did to other people's things. */
// long: a list of queries, one for each part of the file
export async function messages(tx: Connection, userId: number) {
  return {
    notifications: plain(
      await tx
        .select()
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(asc(notifications.id)),
    ),
    notification_preferences: plain(
      await tx.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId)),
    ),
    notification_settings: plain(
      await tx.select().from(notificationSettings).where(eq(notificationSettings.userId, userId)),
    ),
    push_devices: plain(
      await tx
        .select({
          app: pushTokens.app,
          locale: pushTokens.locale,
          createdAt: pushTokens.createdAt,
          lastSeenAt: pushTokens.lastSeenAt,
        })
        .from(pushTokens)
        .where(eq(pushTokens.userId, userId))
        .orderBy(asc(pushTokens.id)),
    ),
    contact_messages: plain(
      await tx
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.userId, userId))
        .orderBy(asc(contactMessages.id)),
    ),
    // Without what was changed: that is about others.
    logged_acts: plain(
      await tx
        .select({
          at: auditLog.at,
          action: auditLog.action,
          capacity: auditLog.actorCapacity,
          role: auditLog.actorRole,
          subject: auditLog.subjectType,
          ip: auditLog.ip,
        })
        .from(auditLog)
        .where(eq(auditLog.actorId, userId))
        .orderBy(asc(auditLog.id)),
    ),
  }
}
