import { sql } from 'drizzle-orm'
import type { BilingualList, BilingualText } from '../db/schema/columns.ts'
import type { Connection } from '../db/client.ts'
import { searchTerms, searchVersion, titleTerms } from './terms.ts'

interface CourseTexts {
  id: number
  title: BilingualText
  summary: BilingualText
  description: BilingualText
  outcomes: BilingualList
  instructor: BilingualText
  category: BilingualText
  sections: BilingualText[]
  lessons: BilingualText[]
}

/** Rebuilds the search terms of these courses, from their texts as they are stored, and marks it with the version of its terms. */
export async function indexCourses(tx: Connection, ids: number[]): Promise<void> {
  const { rows } = await tx.execute<CourseTexts & Record<string, unknown>>(sql`
    select c.id::float8 as id, c.title, c.summary, c.description, c.outcomes, i.name as instructor, k.name as category,
      (select coalesce(jsonb_agg(s.title order by s.position), '[]') from sections s where s.course_id = c.id) as sections,
      (select coalesce(jsonb_agg(l.title order by l.position), '[]') from lessons l where l.course_id = c.id and l.retired_at is null) as lessons
    from courses c join instructors i on i.id = c.instructor_id join categories k on k.id = c.category_id
    where c.id = any(${sql.param(ids)}::bigint[])`)
  const terms = rows.map(row => ({ id: row.id, ...termsByWeight(row) }))
  await tx.execute(sql`
    update courses c set search_version = ${searchVersion}::int,
      search_vector = setweight(to_tsvector('simple', t.title), 'A') || setweight(to_tsvector('simple', t.summary), 'B') || setweight(to_tsvector('simple', t.text), 'C')
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as t(id bigint, title text, summary text, text text) where t.id = c.id`)
}

/** Words of the title weigh most, then those of the summary and the names, then the rest. */
function termsByWeight(course: CourseTexts): { title: string; summary: string; text: string } {
  const of = (...texts: BilingualText[]) => searchTerms(texts.flatMap(text => Object.values(text)).join(' '))
  return {
    title: titleTerms(Object.values(course.title).join(' ')),
    summary: of(course.summary, course.instructor, course.category),
    text: [
      of(course.description, ...course.sections, ...course.lessons),
      searchTerms(Object.values(course.outcomes).flat().join(' ')),
    ].join(' '),
  }
}
