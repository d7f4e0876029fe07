import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { courses, reviews, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { reviewColumns } from '../../catalogue/instructors-and-reviews.ts'
import { presentReview } from '../../catalogue/presenter.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { isTaughtBy } from '../../teaching/policy.ts'
import type { TaughtReviewQuery } from './schema.ts'

const pageSize = 20

/** A review that waits for an answer: it says something, and nothing was said to it. @param review its alias */
export const isWaiting = (review = 'reviews') =>
  sql<boolean>`(${sql.raw(review)}.hidden_at is null and ${sql.raw(review)}.reply is null and ${sql.raw(review)}.text <> '')`

/** The reviews of a course, for its instructor; the newest first. @throws AppError `not_found` */
export async function taughtReviews(
  db: Database,
  instructorId: number,
  courseId: number,
  { is_waiting, stars, cursor: text }: Static<typeof TaughtReviewQuery>,
  locale: Locale,
) {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), isTaughtBy(instructorId, 'courses')))
  if (!course) throw new AppError('not_found')
  const among = and(
    eq(reviews.courseId, courseId),
    isNull(reviews.hiddenAt),
    is_waiting === true ? isWaiting() : undefined,
    stars === undefined ? undefined : eq(reviews.stars, stars),
  )
  // A cursor of one filter says nothing of another's list.
  const order = `taught-${is_waiting === true}-${stars ?? 'all'}`
  const cursor = decodeCursor(text, order, 'number')
  const total = cursor?.total ?? (await db.$count(reviews, among))
  const rows = await rowsOf(db, and(among, cursor ? sql`${reviews.id} < ${cursor.id}` : undefined))
  return pageOf(
    rows,
    pageSize,
    { total, isBounded: false },
    row => presentReview(row, locale),
    row => ({ sort: order, value: row.id, id: row.id, total }),
  )
}

function rowsOf(db: Database, which: SQL | undefined) {
  return db
    .select(reviewColumns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(which)
    .orderBy(desc(reviews.id))
    .limit(pageSize + 1)
}
