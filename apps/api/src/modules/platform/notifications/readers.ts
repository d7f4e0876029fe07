import { siteTimeZone } from '@masar/text'
import { eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { notificationSettings, users } from '../../../db/schema/index.ts'
import { type Locale, type Reader, usualReader } from '../../../locale.ts'

/** Whom a notice is written for, and by which clock they live. */
export interface NoticeReader extends Reader {
  timeZone: string
}

/** How people read days, numbers and the clock, in a language that the caller gives. */
export async function noticeReaders(
  db: Connection,
  userIds: number[],
): Promise<(userId: number, locale: Locale) => NoticeReader> {
  const rows = await db
    .select({
      id: users.id,
      reading: { calendar: users.calendar, digits: users.digits },
      timeZone: notificationSettings.timeZone,
    })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(inArray(users.id, userIds))
  const known = new Map(rows.map(row => [row.id, row]))
  return (userId, locale) => {
    const row = known.get(userId)
    return { ...usualReader(locale), ...row?.reading, timeZone: row?.timeZone ?? siteTimeZone }
  }
}
