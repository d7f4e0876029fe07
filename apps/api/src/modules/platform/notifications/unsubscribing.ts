import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { notificationMails, notificationPreferences, users } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import type { Secrets } from '../../../secrets.ts'
import { notificationKinds } from './kinds.ts'

/**
 * The path of the page that ends a person's digests without a sign-in. Its token is signed and does not expire: an old e-mail's link works,
 * and turns off e-mails alone.
 */
export function unsubscribePath(secrets: Secrets, userId: number, locale: Locale): string {
  return `/mail/unsubscribe?token=${userId}.${signatureOf(secrets, userId)}&lang=${locale}`
}

/** @returns whose token it is; null for one that was not made here */
export function subscriberOf(secrets: Secrets, token: string): number | null {
  const [, id = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  if (id === '') return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secrets, Number(id))))
    ? Number(id)
    : null
}

/** Turns e-mails off for every kind of notification, and drops those that wait; site and push stay as they are. */
export async function unsubscribe(db: Database, userId: number): Promise<void> {
  await db.transaction(async tx => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
    if (!user) return
    await tx
      .insert(notificationPreferences)
      .values(notificationKinds.map(kind => ({ userId, kind, channel: 'mail' as const, isOn: false })))
      .onConflictDoUpdate({
        target: [
          notificationPreferences.userId,
          notificationPreferences.kind,
          notificationPreferences.channel,
        ],
        set: { isOn: false },
      })
    await tx.delete(notificationMails).where(eq(notificationMails.userId, userId))
  })
}

function signatureOf(secrets: Secrets, userId: number): string {
  return secrets.mac('unsubscribe', String(userId))
}
