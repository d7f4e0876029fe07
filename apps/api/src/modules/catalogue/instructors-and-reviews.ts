import { and, desc, eq, sql } from 'drizzle-orm'
import { fold } from '@masar/text'
import type { Static } from 'typebox'
import type { Database } from '../../db/client.ts'
import { namesOf } from '../../db/names.ts'
import { fixedLimit } from '../../db/statement.ts'
import { courses, instructors, reviews, users } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import type { Locale } from '../../locale.ts'
import { decodeCursor, pageOf } from '../cursor.ts'
import { presentReview, presentTeacher } from './presenter.ts'
import type { reviewOrders, ReviewQuery, TeacherQuery } from './schema.ts'

/** Teachers and reviews, page by page. */
export class InstructorsAndReviews {
  readonly #teachers: (limit: number) => ReturnType<typeof teacherStatement>
  readonly #reviews: Record<ReviewOrder, (limit: number) => ReturnType<typeof reviewStatement>>
  readonly #course

  constructor(db: Database) {
    this.#teachers = perLimit(limit => teacherStatement(db, limit))
    this.#reviews = {
      helpful: perLimit(limit => reviewStatement(db, 'helpful', limit)),
      newest: perLimit(limit => reviewStatement(db, 'newest', limit)),
    }
    this.#course = db
      .select({
        total: sql<number>`case when ${sql.placeholder('stars')}::int is null then ${courses.ratingCount} else (select count(*)::int
          from reviews r where r.course_id = ${courses.id} and r.hidden_at is null and r.stars = ${sql.placeholder('stars')}::int) end`,
      })
      .from(courses)
      .where(and(eq(courses.id, sql.placeholder('id')), eq(courses.state, sql`'published'`)))
      .prepare('course_rating_count')
  }

  async teachers(query: Static<typeof TeacherQuery>, locale: Locale) {
    const cursor = decodeCursor(query.cursor, 'students', 'number')
    const limit = query.limit ?? 24
    const rows = await this.#teachers(limit).execute({
      folded: likeText(query.q ?? ''),
      value: cursor?.value ?? 2 ** 31 - 1,
      id: cursor?.id ?? Number.MAX_SAFE_INTEGER,
    })
    const total = cursor?.total ?? rows[0]?.total ?? 0
    return pageOf(
      rows,
      limit,
      { total, isBounded: false },
      row => presentTeacher(row, locale),
      row => ({ sort: 'students', value: row.studentCount, id: row.id, total }),
    )
  }

  /** @throws AppError `not_found` for a course that is not published */
  async reviews(
    courseId: number,
    locale: Locale,
    { sort = 'helpful', stars, limit = 10, ...query }: Static<typeof ReviewQuery>,
  ) {
    const [course] = await this.#course.execute({ id: courseId, stars: stars ?? null })
    if (!course) throw new AppError('not_found')
    // A cursor of one number of stars says nothing of another’s list.
    const order = stars === undefined ? sort : `${sort}-${stars}`
    const isHelpful = sort === 'helpful'
    const cursor = decodeCursor(query.cursor, order, isHelpful ? 'number' : 'moment')
    const rows = await this.#reviews[sort](limit).execute({
      course: courseId,
      stars: stars ?? null,
      value: cursor?.value ?? (isHelpful ? 2 ** 31 - 1 : 'infinity'),
      id: cursor?.id ?? Number.MAX_SAFE_INTEGER,
    })
    const { total } = course
    return pageOf(
      rows,
      limit,
      { total, isBounded: false },
      row => presentReview(row, locale),
      row => ({
        sort: order,
        value: isHelpful ? row.helpfulCount : row.createdAt.toISOString(),
        id: row.id,
        total,
      }),
    )
  }
}

const { placeholder } = sql

function teacherStatement(db: Database, limit: number) {
  const found = and(
    eq(instructors.state, sql`'approved'`),
    sql`(${placeholder('folded')}::text = '' or ${instructors.searchFolded} like '%' || ${placeholder('folded')}::text || '%')`,
  )
  return db
    .select({
      id: instructors.id,
      name: instructors.name,
      title: instructors.title,
      expertise: instructors.expertise,
      courseCount: instructors.courseCount,
      studentCount: instructors.studentCount,
      avatar: users.avatar,
      total: sql<number>`(select count(*) from ${instructors} where ${found})::int`,
    })
    .from(instructors)
    .innerJoin(users, eq(users.id, instructors.userId))
    .where(
      and(
        found,
        sql`(${instructors.studentCount}, ${instructors.id}) < (${placeholder('value')}::bigint, ${placeholder('id')}::bigint)`,
      ),
    )
    .orderBy(desc(instructors.studentCount), desc(instructors.id))
    .limit(fixedLimit(limit + 1))
    .prepare(`teachers_${limit}`)
}

const helpfulCount = sql<number>`(select count(*)::int from review_votes v where v.review_id = ${reviews.id})`
/** What is shown of a review, as `presentReview` takes it; joined with its author’s account. */
export const reviewColumns = {
  id: reviews.id,
  name: namesOf('users'),
  avatar: users.avatar,
  stars: reviews.stars,
  text: reviews.text,
  createdAt: reviews.createdAt,
  editedAt: reviews.editedAt,
  helpfulCount,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
}

type ReviewOrder = (typeof reviewOrders)[number]

function reviewStatement(db: Database, order: ReviewOrder, limit: number) {
  const rank = order === 'helpful' ? helpfulCount : sql`${reviews.createdAt}`
  const type = sql.raw(order === 'helpful' ? 'int' : 'timestamptz')
  return db
    .select(reviewColumns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        eq(reviews.courseId, placeholder('course')),
        sql`${reviews.hiddenAt} is null`,
        sql`(${placeholder('stars')}::int is null or ${reviews.stars} = ${placeholder('stars')}::int)`,
        sql`(${rank}, ${reviews.id}) < (${placeholder('value')}::${type}, ${placeholder('id')}::bigint)`,
      ),
    )
    .orderBy(desc(rank), desc(reviews.id))
    .limit(fixedLimit(limit + 1))
    .prepare(`reviews_${order}_${limit}`)
}

/** One statement for each length of page that is asked for; the contract allows 48. */
function perLimit<T>(make: (limit: number) => T): (limit: number) => T {
  const made = new Map<number, T>()
  return limit => {
    const known = made.get(limit) ?? make(limit)
    made.set(limit, known)
    return known
  }
}

/** Folded, with LIKE's own signs taken for what they are. */
export function likeText(typed: string): string {
  return fold(typed)
    .trim()
    .replace(/[\\%_]/g, sign => `\\${sign}`)
}
