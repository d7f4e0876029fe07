import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { searchVersion } from '../../search/terms.ts'
import type { MadeCourse } from './make-course.ts'

export interface Teacher {
  id: number
  /** Of both names: a course is found by its teacher's too. */
  terms: string
}

/** A batch as one JSON value: a statement instead of thirty thousand parameters. */
export async function insertCourses(
  tx: Connection,
  made: MadeCourse[],
  categoryIds: Map<string, number>,
  teachers: Teacher[],
): Promise<void> {
  const rows = made.map(({ sections: _s, lessons: _l, ...course }) => ({
    ...course,
    category_id: categoryIds.get(course.category),
    instructor_id: teachers[course.instructor]?.id,
    summary_terms: `${course.summary_terms} ${teachers[course.instructor]?.terms}`,
  }))
  const { rows: written } = await tx.execute<{ id: string; slug: string }>(sql`
    insert into courses (slug, instructor_id, category_id, title, summary, description, outcomes, level, languages, price, compare_at_price, rating, rating_count,
      sold, duration_seconds, lesson_count, published_at, created_at, updated_at, state, title_folded, search_version, search_vector)
    select r.slug, r.instructor_id, r.category_id, r.title, r.summary, r.description, r.outcomes, r.level, array(select jsonb_array_elements_text(r.languages)), r.price,
      r.compare_at_price, r.rating, r.rating_count, r.sold, r.duration_seconds, r.lesson_count, r.published_at, r.published_at, r.published_at, 'published', r.title_folded, ${searchVersion}::int,
      setweight(to_tsvector('simple', r.title_terms), 'A') || setweight(to_tsvector('simple', r.summary_terms), 'B') || setweight(to_tsvector('simple', r.text_terms), 'C')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(slug text, instructor_id bigint, category_id bigint, title jsonb, summary jsonb, description jsonb,
      outcomes jsonb, level text, languages jsonb, price bigint, compare_at_price bigint, rating int, rating_count int, sold int, duration_seconds int, lesson_count int,
      published_at timestamptz, title_folded text, title_terms text, summary_terms text, text_terms text)
    returning id, slug`)
  const ids = new Map(written.map(row => [row.slug, Number(row.id)]))
  await insertCurricula(
    tx,
    made.filter(course => course.lessons.length > 0),
    ids,
  )
}

async function insertCurricula(tx: Connection, made: MadeCourse[], ids: Map<string, number>): Promise<void> {
  if (made.length === 0) return
  const sections = made.flatMap(course =>
    course.sections.map((title, index) => ({
      course_id: ids.get(course.slug),
      key: `section-${index + 1}`,
      position: index + 1,
      title,
    })),
  )
  const lessons = made.flatMap(course =>
    course.lessons.map(lesson => ({
      ...lesson,
      course_id: ids.get(course.slug),
      section: `section-${lesson.section}`,
    })),
  )
  await tx.execute(sql`
    with s as (
      insert into sections (course_id, key, position, title)
      select * from jsonb_to_recordset(${JSON.stringify(sections)}::jsonb) as r(course_id bigint, key text, position int, title jsonb)
      returning id, course_id, key)
    insert into lessons (course_id, section_id, key, position, kind, title, body, duration_seconds, free_preview)
    select r.course_id, s.id, r.key, r.position, 'article', r.title, r.body, r.duration_seconds, r.free_preview
    from jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb)
      as r(course_id bigint, section text, key text, position int, title jsonb, body jsonb, duration_seconds int, free_preview boolean)
    join s on s.course_id = r.course_id and s.key = r.section`)
}
