import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { fixedLimit } from '../../db/statement.ts'
import { categories, courses, instructors, users } from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { pick, type Locale } from '../../locale.ts'
import { presentCard, presentTeacher } from './presenter.ts'
import { cardFields } from './queries.ts'

/** The smaller pages of the public catalogue: a teacher, the categories. */
export class CataloguePages {
  readonly #teacher
  readonly #teacherCourses
  readonly #categories

  constructor(db: Database) {
    const id = sql.placeholder('id')
    this.#teacher = db
      .select({
        id: instructors.id,
        name: instructors.name,
        title: instructors.title,
        expertise: instructors.expertise,
        courseCount: instructors.courseCount,
        studentCount: instructors.studentCount,
        avatar: users.avatar,
        bio: instructors.bio,
        userId: instructors.userId,
        rating: sql<number>`coalesce((select round(sum(c.rating::numeric * c.rating_count) / nullif(sum(c.rating_count), 0)) from ${courses} c where c.instructor_id = ${instructors.id} and c.state = 'published'), 0)::int`,
        ratingCount: sql<number>`coalesce((select sum(c.rating_count) from ${courses} c where c.instructor_id = ${instructors.id} and c.state = 'published'), 0)::int`,
      })
      .from(instructors)
      .innerJoin(users, eq(users.id, instructors.userId))
      .where(and(eq(instructors.id, id), eq(instructors.state, sql`'approved'`)))
      .prepare('teacher_page')
    this.#teacherCourses = db
      .select(cardFields)
      .from(courses)
      .where(and(eq(courses.state, sql`'published'`), eq(courses.instructorId, id)))
      .orderBy(desc(courses.publishedAt), desc(courses.id))
      .limit(fixedLimit(48))
      .prepare('teacher_courses')
    this.#categories = db
      .select()
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id))
      .prepare('categories')
  }

  /** @throws AppError `not_found` for a teacher who is not approved */
  async teacher(id: number, locale: Locale) {
    const [row] = await this.#teacher.execute({ id })
    if (!row) throw new AppError('not_found')
    const taught = await this.#teacherCourses.execute({ id })
    const card = presentTeacher(row, locale)
    return {
      teacher: {
        ...card,
        bio: pick(row.bio, locale),
        rating: row.rating / 100,
        rating_count: row.ratingCount,
        user: {
          id: row.userId,
          name: card.name,
          avatar: card.avatar,
          courses: taught.map(course => presentCard(course, locale)),
        },
      },
    }
  }

  async categories(locale: Locale) {
    const rows = await this.#categories.execute()
    return rows.map(row => ({
      id: row.id,
      slug: row.slug,
      name: pick(row.name, locale),
      course_count: row.courseCount,
    }))
  }
}
