import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import { courses, enrolments, reviewReports, reviews, reviewVotes } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { cleanParagraphs } from '../../accounts/fields/name.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { isTeaching } from '../access.ts'
import { isFinished } from '../percent.ts'
import { limits, type ReviewBody, type ReviewReportBody } from './schema.ts'

/** What a person has to do with the reviews of a course. @throws AppError `not_found` */
export async function readOwnReview(db: Connection, userId: number, courseId: number) {
  const [course] = await db
    .select({
      state: courses.state,
      isTeaching: isTeaching(userId),
      percent: enrolments.percent,
      isFinished: isFinished('enrolments'),
      review: {
        id: reviews.id,
        stars: reviews.stars,
        text: reviews.text,
        createdAt: reviews.createdAt,
        hiddenAt: reviews.hiddenAt,
      },
      helpfulIds: sql<number[]>`coalesce((select json_agg(v.review_id) from review_votes v
        join reviews r on r.id = v.review_id where r.course_id = ${courses.id} and v.user_id = ${userId}), '[]')`,
    })
    .from(courses)
    .leftJoin(enrolments, and(eq(enrolments.courseId, courses.id), eq(enrolments.userId, userId)))
    .leftJoin(reviews, and(eq(reviews.courseId, courses.id), eq(reviews.userId, userId)))
    .where(eq(courses.id, courseId))
  if (!course || (course.state !== 'published' && course.percent === null && !course.isTeaching))
    throw new AppError('not_found')
  const { review, percent } = course
  return {
    review: review && {
      id: review.id,
      stars: review.stars,
      text: review.text,
      created_at: review.createdAt.toISOString(),
      is_hidden: review.hiddenAt !== null,
    },
    percent,
    // Who takes a course again is at its beginning, and knows it all the same.
    may_review: !course.isTeaching && percent !== null && (percent >= limits.percent || course.isFinished),
    is_teaching: course.isTeaching,
    helpful_ids: course.helpfulIds,
  }
}

/**
 * Writes a learner’s one review of a course, or changes it. A trigger counts the stars in the same transaction.
 * @throws AppError `not_found`, `not_enrolled`, `review_too_early`; `forbidden` for the course’s instructor
 */
export async function writeReview(
  db: Database,
  userId: number,
  courseId: number,
  { stars, text }: Static<typeof ReviewBody>,
) {
  return db.transaction(async tx => {
    const own = await readOwnReview(tx, userId, courseId)
    if (own.is_teaching) throw new AppError('forbidden')
    if (own.percent === null) throw new AppError('not_enrolled')
    if (!own.may_review && own.review === null)
      throw new AppError('review_too_early', { data: { percent: own.percent, needed: limits.percent } })
    const said = { stars, text: cleanParagraphs(text) }
    await tx
      .insert(reviews)
      .values({ courseId, userId, ...said })
      .onConflictDoUpdate({
        target: [reviews.courseId, reviews.userId],
        set: { ...said, editedAt: sql`now()` },
        // What is sent again as it stands is no change.
        setWhere: sql`(${reviews.stars}, ${reviews.text}) is distinct from (excluded.stars, excluded.text)`,
      })
    return readOwnReview(tx, userId, courseId)
  })
}

/** Takes back one’s own review; one that an operator hid stays, so that it is not written again. */
export async function removeReview(db: Database, userId: number, courseId: number): Promise<void> {
  await db
    .delete(reviews)
    .where(and(eq(reviews.courseId, courseId), eq(reviews.userId, userId), isNull(reviews.hiddenAt)))
}

/** A review that is shown, held until the transaction ends. @throws AppError `not_found` */
async function lockReview(tx: Transaction, id: number) {
  const [review] = await tx
    .select({ id: reviews.id, userId: reviews.userId, courseId: reviews.courseId, text: reviews.text })
    .from(reviews)
    .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)))
    .for('share')
  if (!review) throw new AppError('not_found')
  return review
}

/** Says, or no longer says, that a review is helpful. @returns how many find it so @throws AppError `forbidden` for one’s own */
export async function voteReview(db: Database, userId: number, id: number, isOn: boolean): Promise<number> {
  return db.transaction(async tx => {
    const review = await lockReview(tx, id)
    if (review.userId === userId) throw new AppError('forbidden')
    if (isOn) await tx.insert(reviewVotes).values({ reviewId: id, userId }).onConflictDoNothing()
    else await tx.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, id), eq(reviewVotes.userId, userId)))
    return tx.$count(reviewVotes, eq(reviewVotes.reviewId, id))
  })
}

/** Reports another person’s review to the operator; reporting again changes the reason. @throws AppError `forbidden` for one’s own */
export async function reportReview(
  db: Database,
  userId: number,
  id: number,
  { reason, note = '' }: Static<typeof ReviewReportBody>,
): Promise<void> {
  await db.transaction(async tx => {
    const review = await lockReview(tx, id)
    if (review.userId === userId) throw new AppError('forbidden')
    const said = { reason, note: cleanParagraphs(note), words: review.text }
    await tx
      .insert(reviewReports)
      .values({ reviewId: id, userId, ...said })
      .onConflictDoUpdate({
        target: [reviewReports.reviewId, reviewReports.userId],
        set: {
          ...said,
          // Words that were changed after they were let stand wait for a decision again.
          decidedAt: sql`case when ${reviewReports.words} is distinct from excluded.words then null else ${reviewReports.decidedAt} end`,
        },
      })
  })
}

/** Answers a review, once; the answer may be put otherwise. @throws AppError `not_found`; `forbidden` for anyone who does not teach the course */
export async function replyToReview(db: Database, actor: Actor, id: number, text: string): Promise<void> {
  const reply = cleanParagraphs(text)
  await db.transaction(async tx => {
    const [review] = await tx
      .select({ before: reviews.reply, isTeaching: isTeaching(actor.userId ?? 0) })
      .from(reviews)
      .innerJoin(courses, eq(courses.id, reviews.courseId))
      .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)))
      .for('no key update', { of: reviews })
    if (!review) throw new AppError('not_found')
    if (!review.isTeaching) throw new AppError('forbidden')
    await tx
      .update(reviews)
      .set({ reply, repliedAt: sql`now()` })
      .where(eq(reviews.id, id))
    await audit(tx, actor, {
      action: 'review.reply',
      subject: { type: 'review', id },
      ...(review.before !== null && { before: { reply: review.before } }),
      after: { reply },
    })
  })
}
