import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  calendarFeeds,
  lessons,
  liveCorrections,
  liveSessions,
  liveVisits,
} from '../../../db/schema/index.ts'
import { plain, titled } from './rows.ts'

/** When the person was in live lessons, what an instructor said of that, and since when their calendar has an address. */
// long: a list of statements, each short by itself
export async function attended(tx: Connection, userId: number) {
  const lessonTitle = lessons.title
  return {
    calendar_feed: plain(
      await tx
        .select({ createdAt: calendarFeeds.createdAt })
        .from(calendarFeeds)
        .where(eq(calendarFeeds.userId, userId)),
    ),
    live_visits: titled(
      await tx
        .select({
          row: {
            lessonId: liveVisits.lessonId,
            startsAt: liveSessions.startsAt,
            beganAt: liveVisits.beganAt,
            seconds: liveVisits.seconds,
          },
          lessonTitle,
        })
        .from(liveVisits)
        .innerJoin(lessons, eq(lessons.id, liveVisits.lessonId))
        .innerJoin(liveSessions, eq(liveSessions.lessonId, liveVisits.lessonId))
        .where(eq(liveVisits.userId, userId))
        .orderBy(asc(liveVisits.beganAt)),
    ),
    live_corrections: titled(
      await tx
        .select({
          row: {
            lessonId: liveCorrections.lessonId,
            seconds: liveCorrections.seconds,
            correctedAt: liveCorrections.correctedAt,
          },
          lessonTitle,
        })
        .from(liveCorrections)
        .innerJoin(lessons, eq(lessons.id, liveCorrections.lessonId))
        .where(eq(liveCorrections.userId, userId))
        .orderBy(asc(liveCorrections.correctedAt)),
    ),
  }
}
