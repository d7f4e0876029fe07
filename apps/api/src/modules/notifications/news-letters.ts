import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { hrefFor } from '@masar/site-map'
import type { Connection, Database } from '../../db/client.ts'
import { notificationMails, notifications, users } from '../../db/schema/index.ts'
import type { MailQueue } from '../mail/queue.ts'
import { titleOf } from './kinds.ts'

/** Pieces of news named in one letter; what is beyond stands on the site. */
const mostNamed = 30
const peopleAtOnce = 50

/** Writes the letters whose time has come, one to each person with all their news that they have not read yet. @returns how many */
export async function writeNewsLetters(db: Database, queue: MailQueue, now = new Date()): Promise<number> {
  const people = await db
    .selectDistinct({ id: notificationMails.userId })
    .from(notificationMails)
    .where(lte(notificationMails.dueAt, now))
    .limit(peopleAtOnce)
  let written = 0
  for (const { id } of people) written += (await db.transaction(tx => writeTo(tx, queue, id, now))) ? 1 : 0
  return written
}

async function writeTo(tx: Connection, queue: MailQueue, userId: number, now: Date): Promise<boolean> {
  // Another process may be at the same person: what it has taken is not there any more for this one.
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
  if (taken.length === 0) return false
  const news = await tx
    .select()
    .from(notifications)
    .where(
      inArray(
        notifications.id,
        taken.map(row => row.id),
      ),
    )
    .orderBy(asc(notifications.id))
  const unread = news.filter(({ readAt, sequence }) => readAt === null || sequence === null)
  const [reader] = await tx
    .select({ email: users.email, kind: users.kind, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId))
  const first = unread[0]
  if (!first || !reader?.email) return false
  const from = { locale: reader.locale, company: reader.kind === 'company' }
  const items = unread.slice(0, mostNamed).map(({ kind, data, link }) => ({
    title: titleOf(kind, data, reader.locale),
    path: hrefFor(link ?? '/notifcations', from),
  }))
  await queue.write(tx, `news:${first.id}`, {
    letter: 'news',
    to: reader.email,
    locale: reader.locale,
    items,
    count: unread.length,
    choices: hrefFor('/profile/notifications', from),
  })
  return true
}
