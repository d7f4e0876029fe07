import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  courses,
  discussionFollows,
  discussionReports,
  discussions,
  discussionVotes,
  lessonFaultReports,
  lessonFaults,
  lessons,
  reviewReports,
  reviews,
  reviewVotes,
} from '../../../db/schema/index.ts'
import { titled } from './rows.ts'

/** What the person asked, answered and said at lessons, each with the title of its lesson. */
// long: a list of queries, one for each part of the file
export async function discussed(tx: Connection, userId: number) {
  const lessonTitle = lessons.title
  return {
    discussions: titled(
      await tx
        .select({ row: discussions, lessonTitle })
        .from(discussions)
        .innerJoin(lessons, eq(lessons.id, discussions.lessonId))
        .where(eq(discussions.userId, userId))
        .orderBy(asc(discussions.id)),
    ),
    discussion_votes: titled(
      await tx
        .select({ row: discussionVotes, lessonTitle })
        .from(discussionVotes)
        .innerJoin(discussions, eq(discussions.id, discussionVotes.discussionId))
        .innerJoin(lessons, eq(lessons.id, discussions.lessonId))
        .where(eq(discussionVotes.userId, userId))
        .orderBy(asc(discussionVotes.discussionId)),
    ),
    discussion_follows: titled(
      await tx
        .select({ row: discussionFollows, lessonTitle })
        .from(discussionFollows)
        .innerJoin(discussions, eq(discussions.id, discussionFollows.questionId))
        .innerJoin(lessons, eq(lessons.id, discussions.lessonId))
        .where(eq(discussionFollows.userId, userId))
        .orderBy(asc(discussionFollows.questionId)),
    ),
    discussion_reports: titled(
      await tx
        .select({ row: discussionReports, lessonTitle })
        .from(discussionReports)
        .innerJoin(discussions, eq(discussions.id, discussionReports.discussionId))
        .innerJoin(lessons, eq(lessons.id, discussions.lessonId))
        .where(eq(discussionReports.userId, userId))
        .orderBy(asc(discussionReports.id)),
    ),
    lesson_fault_reports: titled(
      await tx
        .select({
          row: lessonFaultReports,
          lessonTitle,
          kind: lessonFaults.kind,
          position: lessonFaults.position,
          quote: lessonFaults.quote,
        })
        .from(lessonFaultReports)
        .innerJoin(lessonFaults, eq(lessonFaults.id, lessonFaultReports.faultId))
        .innerJoin(lessons, eq(lessons.id, lessonFaults.lessonId))
        .where(eq(lessonFaultReports.userId, userId))
        .orderBy(asc(lessonFaultReports.faultId)),
    ),
    ...(await saidOfReviews(tx, userId)),
  }
}

/** What the person said of others’ reviews, each with the title of its course. */
async function saidOfReviews(tx: Connection, userId: number) {
  return {
    review_votes: titled(
      await tx
        .select({ row: reviewVotes, courseTitle: courses.title })
        .from(reviewVotes)
        .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
        .innerJoin(courses, eq(courses.id, reviews.courseId))
        .where(eq(reviewVotes.userId, userId))
        .orderBy(asc(reviewVotes.reviewId)),
    ),
    review_reports: titled(
      await tx
        .select({ row: reviewReports, courseTitle: courses.title })
        .from(reviewReports)
        .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
        .innerJoin(courses, eq(courses.id, reviews.courseId))
        .where(eq(reviewReports.userId, userId))
        .orderBy(asc(reviewReports.id)),
    ),
  }
}
