import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { hrefFor } from '@masar/site-map'
import type { Connection, Database } from '../../../db/client.ts'
import { notificationMails, notifications, users } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import type { MailQueue } from '../mail/queue.ts'
import type { Secrets } from '../../../secrets.ts'
import { eachInTurn } from '../queue/each-in-turn.ts'
import { titleOf, writtenIn } from './kinds.ts'
import { noticeReaders } from './readers.ts'
import { unsubscribePath } from './unsubscribing.ts'

/** Notifications listed in one digest; the rest are on the site. */
const maxListed = 30
const batchSize = 50

/**
 * Queues the digests that are due, one for each person with all their unread notifications.
 * @returns how many
 * @throws AggregateError of those where it failed, after the others had their turn
 */
export async function writeDigests(
  db: Database,
  queue: MailQueue,
  secrets: Secrets,
  now = new Date(),
): Promise<number> {
  const people = await db
    .selectDistinct({ id: notificationMails.userId })
    .from(notificationMails)
    .where(lte(notificationMails.dueAt, now))
    .limit(batchSize)
  let written = 0
  await eachInTurn(people, 'Some digests could not be written.', async ({ id }) => {
    written += (await db.transaction(tx => writeDigest(tx, queue, secrets, id, now))) ? 1 : 0
  })
  return written
}

async function writeDigest(
  tx: Connection,
  queue: MailQueue,
  secrets: Secrets,
  userId: number,
  now: Date,
): Promise<boolean> {
  const rows = await takeDue(tx, userId, now)
  const unread = rows.filter(({ readAt, sequence }) => readAt === null || sequence === null)
  const [recipient] = await tx
    .select({ email: users.email, kind: users.kind, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId))
  const first = unread[0]
  if (!first || !recipient?.email) return false
  const reader = (await noticeReaders(tx, [userId]))(userId, recipient.locale)
  const from = { locale: recipient.locale, company: recipient.kind === 'company' }
  const items = unread.slice(0, maxListed).map(({ kind, data, link }) => ({
    title: titleOf(kind, data, reader),
    ...textOf(data, recipient.locale),
    path: hrefFor(link ?? '/notifcations', from),
  }))
  await queue.write(tx, `news:${first.id}`, {
    template: 'digest',
    to: recipient.email,
    locale: recipient.locale,
    items,
    count: unread.length,
    choices: hrefFor('/profile/notifications', from),
    unsubscribe: unsubscribePath(secrets, userId, recipient.locale),
  })
  return true
}

function textOf(data: Record<string, unknown>, locale: Locale): { text?: string } {
  const text = writtenIn(data, locale)
  return text === null ? {} : { text }
}

/** Takes the notifications of a person whose e-mail is due. */
async function takeDue(tx: Connection, userId: number, now: Date) {
  // Another process may be handling the same person: the rows that it has taken are skipped here.
  const taken = await tx
    .delete(notificationMails)
    .where(
      inArray(
        notificationMails.notificationId,
        tx
          .select({ id: notificationMails.notificationId })
          .from(notificationMails)
          .where(and(eq(notificationMails.userId, userId), lte(notificationMails.dueAt, now)))
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ id: notificationMails.notificationId })
  if (taken.length === 0) return []
  return tx
    .select()
    .from(notifications)
    .where(
      inArray(
        notifications.id,
        taken.map(row => row.id),
      ),
    )
    .orderBy(asc(notifications.id))
}
