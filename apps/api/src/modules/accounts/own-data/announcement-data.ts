import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { announcementRecipients, announcements, courses, instructors } from '../../../db/schema/index.ts'
import { titled } from './rows.ts'

/** What the person announced to learners, and which announcements were sent to them. */
export async function announcing(tx: Connection, userId: number) {
  return {
    announcements_written: titled(
      await tx
        .select({ row: announcements, courseTitle: courses.title })
        .from(announcements)
        .innerJoin(courses, eq(courses.id, announcements.courseId))
        .innerJoin(instructors, eq(instructors.id, announcements.instructorId))
        .where(eq(instructors.userId, userId))
        .orderBy(asc(announcements.id)),
    ),
    announcements_received: titled(
      await tx
        .select({
          row: announcementRecipients,
          courseTitle: courses.title,
          title: announcements.title,
          body: announcements.body,
          sentAt: announcements.createdAt,
        })
        .from(announcementRecipients)
        .innerJoin(announcements, eq(announcements.id, announcementRecipients.announcementId))
        .innerJoin(courses, eq(courses.id, announcements.courseId))
        .where(eq(announcementRecipients.userId, userId))
        .orderBy(asc(announcementRecipients.announcementId)),
    ),
  }
}
