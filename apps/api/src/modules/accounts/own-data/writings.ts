import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  bookmarks,
  companies,
  courses,
  lessons,
  notes,
  reportMails,
  reviews,
  savedReports,
} from '../../../db/schema/index.ts'
import { discussed } from './discussion-data.ts'
import { titled } from './rows.ts'

/** What the person wrote: for themselves, and for others. */
export async function writings(tx: Connection, userId: number) {
  return {
    bookmarks: titled(
      await tx
        .select({ row: bookmarks, lessonTitle: lessons.title })
        .from(bookmarks)
        .innerJoin(lessons, eq(lessons.id, bookmarks.lessonId))
        .where(eq(bookmarks.userId, userId))
        .orderBy(asc(bookmarks.createdAt), asc(bookmarks.lessonId)),
    ),
    notes: titled(
      await tx
        .select({ row: notes, lessonTitle: lessons.title })
        .from(notes)
        .innerJoin(lessons, eq(lessons.id, notes.lessonId))
        .where(eq(notes.userId, userId))
        .orderBy(asc(notes.id)),
    ),
    reviews: titled(
      await tx
        .select({ row: reviews, courseTitle: courses.title })
        .from(reviews)
        .innerJoin(courses, eq(courses.id, reviews.courseId))
        .where(eq(reviews.userId, userId))
        .orderBy(asc(reviews.id)),
    ),
    ...(await discussed(tx, userId)),
    mailed_reports: titled(
      await tx
        .select({ row: reportMails, name: savedReports.name })
        .from(reportMails)
        .innerJoin(savedReports, eq(savedReports.id, reportMails.savedReportId))
        .where(eq(reportMails.userId, userId))
        .orderBy(asc(reportMails.savedReportId)),
    ),
    saved_reports: titled(
      await tx
        .select({ row: savedReports, company: companies.legalName })
        .from(savedReports)
        .innerJoin(companies, eq(companies.id, savedReports.companyId))
        .where(eq(savedReports.createdBy, userId))
        .orderBy(asc(savedReports.id)),
    ),
  }
}
