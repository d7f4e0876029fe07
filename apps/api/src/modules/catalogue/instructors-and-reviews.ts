import { and, desc, eq, sql } from 'drizzle-orm'
import { fold } from '@masar/text'
import type { Static } from 'typebox'
import type { Database } from '../../db/client.ts'
import { fixedLimit } from '../../db/statement.ts'
import { courses, instructors, reviews, users } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import type { Locale } from '../../locale.ts'
import { decodeCursor, pageOf } from '../cursor.ts'
import { presentReview, presentTeacher } from './presenter.ts'
import type { ReviewQuery, TeacherQuery } from './schema.ts'

/** Teachers and reviews, page by page. */
export class InstructorsAndReviews {
  readonly #teachers: (limit: number) => ReturnType<typeof teacherStatement>
  readonly #reviews: (limit: number) => ReturnType<typeof reviewStatement>
  readonly #course

  constructor(db: Database) {
    this.#teachers = perLimit(limit => teacherStatement(db, limit))
    this.#reviews = perLimit(limit => reviewStatement(db, limit))
    this.#course = db
      .select({ total: courses.ratingCount })
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
  async reviews(courseId: number, query: Static<typeof ReviewQuery>) {
    const [course] = await this.#course.execute({ id: courseId })
    if (!course) throw new AppError('not_found')
    const cursor = decodeCursor(query.cursor, 'newest', 'moment')
    const limit = query.limit ?? 10
    const rows = await this.#reviews(limit).execute({
      course: courseId,
      value: cursor?.value ?? 'infinity',
      id: cursor?.id ?? Number.MAX_SAFE_INTEGER,
    })
    const { total } = course
    return pageOf(rows, limit, { total, isBounded: false }, presentReview, row => ({
      sort: 'newest',
      value: row.createdAt.toISOString(),
      id: row.id,
      total,
    }))
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

function reviewStatement(db: Database, limit: number) {
  return db
    .select({
      id: reviews.id,
      name: users.name,
      avatar: users.avatar,
      stars: reviews.stars,
      text: reviews.text,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        eq(reviews.courseId, placeholder('course')),
        sql`${reviews.hiddenAt} is null`,
        sql`(${reviews.createdAt}, ${reviews.id}) < (${placeholder('value')}::timestamptz, ${placeholder('id')}::bigint)`,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(fixedLimit(limit + 1))
    .prepare(`reviews_${limit}`)
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
