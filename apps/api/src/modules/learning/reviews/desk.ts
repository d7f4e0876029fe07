import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import { courses, reviewReports, reviews, users, type reportReasons } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'

interface Reported {
  reason: (typeof reportReasons)[number]
  note: string
  words: string | null
  at: string
}

const pageSize = 25
const isOpen = and(isNull(reviewReports.decidedAt), isNull(reviews.hiddenAt))

/** Reviews with reports that no operator has decided on, those that were reported last first; who reported them is not said. */
export async function listReportedReviews(db: Database, text: string | undefined, locale: Locale) {
  const cursor = decodeCursor(text, 'reported', 'number')
  const last = sql<number>`max(${reviewReports.id})`.mapWith(Number)
  const total = cursor?.total ?? (await countReported(db))
  const rows = await db
    .select({
      id: reviews.id,
      stars: reviews.stars,
      text: reviews.text,
      writtenAt: reviews.createdAt,
      writer: sql<string | null>`case when ${users.erasedAt} is null then ${nameIn(locale, 'users')} end`,
      courseId: courses.id,
      courseTitle: courses.title,
      last,
      reports: sql<
        Reported[]
      >`json_agg(json_build_object('reason', ${reviewReports.reason}, 'note', ${reviewReports.note},
        'words', nullif(${reviewReports.words}, ${reviews.text}), 'at', ${reviewReports.createdAt}) order by ${reviewReports.id})`,
    })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(courses, eq(courses.id, reviews.courseId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(isOpen)
    .groupBy(reviews.id, users.id, courses.id)
    .having(cursor === null ? undefined : sql`max(${reviewReports.id}) < ${cursor.value}::bigint`)
    .orderBy(desc(last))
    .limit(pageSize + 1)
  return pageOf(
    rows,
    pageSize,
    { total, isBounded: false },
    row => ({
      id: row.id,
      stars: row.stars,
      text: row.text,
      written_at: row.writtenAt.toISOString(),
      writer: row.writer,
      course: { id: row.courseId, title: pick(row.courseTitle, locale) },
      reports: row.reports.map(report => ({ ...report, at: new Date(report.at).toISOString() })),
    }),
    row => ({ sort: 'reported', value: row.last, id: row.id, total }),
  )
}

async function countReported(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${reviews.id})::int` })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .where(isOpen)
  return row?.count ?? 0
}

/** Decides on what was reported of a review: it is hidden and counts no more, or it stands. @throws AppError `not_found` where nothing waits */
export async function decideOnReview(
  db: Database,
  actor: Actor,
  reviewId: number,
  isRemoved: boolean,
): Promise<void> {
  await db.transaction(async tx => {
    const decided = await tx
      .update(reviewReports)
      .set({ decidedAt: sql`now()` })
      .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.decidedAt)))
      .returning({ reason: reviewReports.reason })
    if (decided.length === 0) throw new AppError('not_found')
    if (isRemoved)
      await tx
        .update(reviews)
        .set({ hiddenAt: sql`now()` })
        .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt)))
    await audit(tx, actor, {
      action: isRemoved ? 'review.hide' : 'review.keep',
      subject: { type: 'review', id: reviewId },
      after: { reasons: decided.map(({ reason }) => reason) },
    })
  })
}
