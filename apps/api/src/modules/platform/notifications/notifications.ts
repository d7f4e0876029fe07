import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { notifications } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { emit } from '../outbox/emit.ts'
import { titleOf, writtenIn } from './kinds.ts'
import { userChannel } from './notice.ts'
import { noticeReaders, type NoticeReader } from './readers.ts'

type Row = Omit<typeof notifications.$inferSelect, 'sequence'> & { sequence: number }
/** A notification that was sent by mail or push alone has no sequence number and is not listed. */
const isListed = isNotNull(notifications.sequence)
const listed = {
  ...getTableColumns(notifications),
  sequence: sql<number>`${notifications.sequence}`.mapWith(Number),
}
const pageSize = 20
const missedSize = 50
const order = 'unread-first'

/** A person's notifications: listing, catching up, marking as read. */
export class Notifications {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Unread first, then the newest. @throws AppError `malformed` for a cursor that is not of this list */
  async page(userId: number, cursorText: string | undefined, locale: Locale) {
    const cursor = decodeCursor(cursorText, order, 'number')
    const unread = sql<number>`(${notifications.readAt} is null)::int`
    const after = cursor
      ? sql`(${unread}, ${notifications.sequence}) < (${cursor.value}, ${cursor.id})`
      : undefined
    const rows = await this.#db
      .select(listed)
      .from(notifications)
      .where(and(eq(notifications.userId, userId), isListed, after))
      .orderBy(desc(unread), desc(notifications.sequence))
      .limit(pageSize + 1)
    const total =
      cursor?.total ?? (await this.#db.$count(notifications, and(eq(notifications.userId, userId), isListed)))
    const reader = await this.#reader(userId, locale)
    return pageOf(
      rows,
      pageSize,
      { total, isBounded: false },
      row => present(row, reader),
      row => ({ sort: order, value: row.readAt === null ? 1 : 0, id: row.sequence, total }),
    )
  }

  /** Notifications after a sequence number, oldest first, and how many are unread in all. */
  async after(userId: number, sequence: number, locale: Locale) {
    const rows = await this.#db
      .select(listed)
      .from(notifications)
      .where(and(eq(notifications.userId, userId), gt(notifications.sequence, sequence)))
      .orderBy(asc(notifications.sequence))
      .limit(missedSize + 1)
    // After most reconnects there are none, and nobody to read them.
    const reader = rows.length > 0 ? await this.#reader(userId, locale) : undefined
    return {
      items: reader ? rows.slice(0, missedSize).map(row => present(row, reader)) : [],
      has_more: rows.length > missedSize,
      ...(await unreadOf(this.#db, userId)),
    }
  }

  async #reader(userId: number, locale: Locale): Promise<NoticeReader> {
    return (await noticeReaders(this.#db, [userId]))(userId, locale)
  }

  /** @throws AppError `not_found`, also for another person's */
  async read(userId: number, id: number, socketId: string | undefined) {
    return this.#db.transaction(async tx => {
      const [known] = await tx
        .update(notifications)
        .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
        .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
        .returning({ id: notifications.id })
      if (!known) throw new AppError('not_found')
      return publishCount(tx, userId, socketId)
    })
  }

  /** Marks everything up to a sequence number as read; what arrived in the meantime stays unread. */
  async readAll(userId: number, upTo: number, socketId: string | undefined) {
    return this.#db.transaction(async tx => {
      await tx
        .update(notifications)
        .set({ readAt: sql`now()` })
        .where(
          and(
            eq(notifications.userId, userId),
            isNull(notifications.readAt),
            lte(notifications.sequence, upTo),
          ),
        )
      return publishCount(tx, userId, socketId)
    })
  }
}

/** Publishes the unread count to the person's other tabs and devices. */
async function publishCount(
  tx: Connection,
  userId: number,
  socketId: string | undefined,
): Promise<{ unread_notifications_count: number }> {
  const data = await unreadOf(tx, userId)
  await emit(tx, [
    {
      channel: userChannel(userId),
      name: 'NotificationsRead',
      data,
      ...(socketId !== undefined && { socketId }),
    },
  ])
  return data
}

async function unreadOf(db: Connection, userId: number): Promise<{ unread_notifications_count: number }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
  return { unread_notifications_count: row?.count ?? 0 }
}

function present(row: Row, reader: NoticeReader) {
  return {
    id: row.id,
    seq: row.sequence,
    kind: row.kind,
    title: titleOf(row.kind, row.data, reader),
    text: writtenIn(row.data, reader.locale),
    link: row.link,
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  }
}
