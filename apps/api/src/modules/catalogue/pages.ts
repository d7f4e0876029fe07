import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { categories, counters, courses, exams, instructors, lessons, questions, reviews, sections, users, type LessonKind } from '../../db/schema/index.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { AppError } from '../../errors.ts'
import { pick, pickList, type Locale } from '../../locale.ts'
import { faqRows } from '../content/queries.ts'
import { presentCard, presentReview, presentTeacher } from './presenter.ts'
import { cardFields } from './queries.ts'

interface OutlineRow {
  id: number
  title: BilingualText
  lessons: { id: number, title: BilingualText, kind: LessonKind, duration_seconds: number, free_preview: boolean }[] | null
}

interface ExamRow {
  id: number
  title: BilingualText
  question_count: number
  time_limit_seconds: number | null
  pass_mark: number
}

/** Sections and lessons of a course as one JSON value, so that a course page stays one statement. */
export const outline = sql<OutlineRow[] | null>`(
  select json_agg(json_build_object('id', s.id, 'title', s.title, 'lessons', (
    select json_agg(json_build_object('id', l.id, 'title', l.title, 'kind', l.kind, 'duration_seconds', l.duration_seconds, 'free_preview', l.free_preview) order by l.position)
    from ${lessons} l where l.section_id = s.id and l.retired_at is null)) order by s.position)
  from ${sections} s where s.course_id = ${courses.id})`

const exam = sql<ExamRow | null>`(
  select json_build_object('id', e.id, 'title', e.title, 'time_limit_seconds', e.time_limit_seconds, 'pass_mark', e.pass_mark,
    'question_count', (select count(*) from ${questions} q where q.exam_id = e.id and q.retired_at is null and q.pool_id is null)
      + coalesce((select sum(p.draw_count) from question_pools p where p.exam_id = e.id), 0))
  from ${exams} e where e.course_id = ${courses.id} and e.section_id is null and e.published_at is not null)`

const breakdown = sql<number[]>`(
  select array_agg(coalesce(n.given, 0)::int order by s.stars) from generate_series(1, 5) s(stars)
  left join (select stars, count(*) given from ${reviews} r where r.course_id = ${courses.id} and r.hidden_at is null group by stars) n on n.stars = s.stars)`

const teacherFields = {
  id: instructors.id, name: instructors.name, title: instructors.title, expertise: instructors.expertise,
  courseCount: instructors.courseCount, studentCount: instructors.studentCount, avatar: users.avatar,
}

/** The pages of the public catalogue: a course, a teacher, the home page. */
export class CataloguePages {
  readonly #course
  readonly #related
  readonly #reviews
  readonly #teacher
  readonly #teacherCourses
  readonly #categories
  readonly #numbers
  readonly #bestSelling
  readonly #newest
  readonly #topTeachers
  readonly #faqs

  constructor(db: Database) {
    const id = sql.placeholder('id')
    const cards = () => db.select(cardFields).from(courses)
      .innerJoin(categories, eq(categories.id, courses.categoryId))
      .innerJoin(instructors, eq(instructors.id, courses.instructorId))
    const isPublished = eq(courses.state, sql`'published'`)
    this.#course = db.select({
      ...cardFields, summary: courses.summary, description: courses.description, outcomes: courses.outcomes, requirements: courses.requirements,
      trailer: courses.trailer, updatedAt: courses.updatedAt, teacher: teacherFields, outline, exam, breakdown,
    }).from(courses)
      .innerJoin(categories, eq(categories.id, courses.categoryId))
      .innerJoin(instructors, eq(instructors.id, courses.instructorId))
      .innerJoin(users, eq(users.id, instructors.userId))
      .where(and(eq(courses.id, id), isPublished)).prepare('course_page')
    this.#related = cards().where(and(isPublished, eq(courses.categoryId, sql.placeholder('category')), ne(courses.id, id)))
      .orderBy(desc(courses.sold), desc(courses.id)).limit(4).prepare('course_related')
    this.#reviews = db.select({ id: reviews.id, name: users.name, stars: reviews.stars, text: reviews.text, createdAt: reviews.createdAt })
      .from(reviews).innerJoin(users, eq(users.id, reviews.userId))
      .where(and(eq(reviews.courseId, id), sql`${reviews.hiddenAt} is null`)).orderBy(desc(reviews.createdAt), desc(reviews.id)).limit(5).prepare('course_first_reviews')
    this.#teacher = db.select({
      ...teacherFields, bio: instructors.bio, userId: instructors.userId,
      rating: sql<number>`coalesce((select round(sum(c.rating::numeric * c.rating_count) / nullif(sum(c.rating_count), 0)) from ${courses} c where c.instructor_id = ${instructors.id} and c.state = 'published'), 0)::int`,
      ratingCount: sql<number>`coalesce((select sum(c.rating_count) from ${courses} c where c.instructor_id = ${instructors.id} and c.state = 'published'), 0)::int`,
    }).from(instructors).innerJoin(users, eq(users.id, instructors.userId))
      .where(and(eq(instructors.id, id), eq(instructors.state, sql`'approved'`))).prepare('teacher_page')
    this.#teacherCourses = cards().where(and(isPublished, eq(courses.instructorId, id))).orderBy(desc(courses.publishedAt), desc(courses.id)).limit(48).prepare('teacher_courses')
    this.#categories = db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)).prepare('categories')
    this.#topTeachers = db.select(teacherFields).from(instructors).innerJoin(users, eq(users.id, instructors.userId))
      .where(eq(instructors.state, sql`'approved'`)).orderBy(desc(instructors.studentCount), asc(instructors.id)).limit(6).prepare('top_teachers')
    this.#faqs = faqRows(db)
    this.#numbers = db.select().from(counters).prepare('counters')
    this.#bestSelling = cards().where(isPublished).orderBy(desc(courses.sold), desc(courses.id)).limit(8).prepare('home_best_selling')
    this.#newest = cards().where(isPublished).orderBy(desc(courses.publishedAt), desc(courses.id)).limit(8).prepare('home_newest')
  }

  /** @throws AppError `not_found` for a course that is not published */
  async course(id: number, locale: Locale) {
    const [row] = await this.#course.execute({ id })
    if (!row) throw new AppError('not_found')
    const [related, firstReviews] = await Promise.all([this.#related.execute({ id, category: row.categoryId }), this.#reviews.execute({ id })])
    return {
      ...presentCard(row, locale),
      summary: pick(row.summary, locale),
      description: pick(row.description, locale),
      outcomes: pickList(row.outcomes, locale),
      requirements: pickList(row.requirements, locale),
      trailer: row.trailer,
      sold: row.sold,
      published_at: row.publishedAt?.toISOString() ?? '',
      updated_at: row.updatedAt.toISOString(),
      teacher: presentTeacher(row.teacher, locale),
      sections: presentOutline(row.outline, locale),
      exam: row.exam && { ...row.exam, title: pick(row.exam.title, locale) },
      rating_breakdown: row.breakdown,
      reviews: firstReviews.map(presentReview),
      related: related.map(other => presentCard(other, locale)),
    }
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
        user: { id: row.userId, name: card.name, avatar: card.avatar, courses: taught.map(course => presentCard(course, locale)) },
      },
    }
  }

  async categories(locale: Locale) {
    const rows = await this.#categories.execute()
    return rows.map(row => ({ id: row.id, slug: row.slug, name: pick(row.name, locale), course_count: row.courseCount }))
  }

  async home(locale: Locale) {
    const [best, newest, known, teachers, faqs, numbers] = await Promise.all([
      this.#bestSelling.execute(), this.#newest.execute(), this.categories(locale), this.#topTeachers.execute(), this.#faqs.execute({ limit: 6 }), this.#numbers.execute(),
    ])
    const number = (name: string) => numbers.find(row => row.name === name)?.value ?? 0
    return {
      best_selling: best.map(row => presentCard(row, locale)),
      newest: newest.map(row => presentCard(row, locale)),
      categories: known,
      teachers: teachers.map(row => presentTeacher(row, locale)),
      faqs: faqs.map(row => ({ id: row.id, question: pick(row.question, locale), answer: pick(row.answer, locale) })),
      numbers: { courses: number('courses_published'), learners: number('learners'), teachers: number('instructors_approved'), enrolments: number('enrolments') },
    }
  }
}

export function presentOutline(rows: OutlineRow[] | null, locale: Locale) {
  return (rows ?? []).map(section => ({
    id: section.id,
    title: pick(section.title, locale),
    lessons: (section.lessons ?? []).map(lesson => ({ ...lesson, title: pick(lesson.title, locale) })),
  }))
}
