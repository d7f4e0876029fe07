import { fold, lightStem, withoutArticle } from '@masar/text'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import { searchQuery } from '../../../search/query.ts'
import { openCourse } from '../discussions/access.ts'
import { listQuestions } from '../discussions/posts.ts'
import { notesOfCourse } from '../notes/notes.ts'

/** Of each kind so many are shown: a learner who needs more types another word. */
export const hitsOfKind = 20

interface PassageRow extends Record<string, unknown> {
  lesson_id: number
  title: BilingualText
  kind: 'title' | 'text' | 'caption'
  position: number
  text: string
}

/**
 * What a search in a course finds, for its learners and its instructor: lessons by title, passages of their texts, lines of their videos,
 * one's own notes, and questions with their replies. Of a lesson that is closed to the person there is its title alone, which the
 * curriculum says as well.
 * @throws AppError `not_found`, `not_enrolled`
 */
export async function searchCourse(
  db: Database,
  userId: number,
  courseId: number,
  q: string,
  locale: Locale,
) {
  const { lessonIds, openIds } = await openCourse(db, userId, courseId)
  const query = searchQuery(q)?.matches ?? null
  if (query === null) return { lessons: [], texts: [], captions: [], notes: [], questions: [] }
  const rows = await findPassages(db, { lessonIds, openIds, query, locale })
  const notes = await notesOfCourse(db, userId, courseId, { q }, locale)
  const questions = await listQuestions(db, userId, openIds, { q, order: 'newest' }, locale)
  const ofKind = (kind: PassageRow['kind']) => rows.filter(row => row.kind === kind)
  const lessonOf = (row: PassageRow) => ({ lesson_id: row.lesson_id, lesson_title: pick(row.title, locale) })
  return {
    lessons: ofKind('title').map(row => ({ ...lessonOf(row), is_open: openIds.includes(row.lesson_id) })),
    texts: ofKind('text').map(row => ({ ...lessonOf(row), text: excerptOf(row.text, q) })),
    captions: ofKind('caption').map(row => ({
      ...lessonOf(row),
      text: row.text,
      position_seconds: row.position,
    })),
    notes: notes.data.slice(0, hitsOfKind),
    questions: questions.data.slice(0, hitsOfKind),
  }
}

const arrayOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`

/** Passages in the order of the course, of each kind so many; a title once, in whichever language it was found. */
async function findPassages(
  db: Database,
  {
    lessonIds,
    openIds,
    query,
    locale,
  }: { lessonIds: number[]; openIds: number[]; query: string; locale: Locale },
): Promise<PassageRow[]> {
  const { rows } = await db.execute<PassageRow>(sql`
    with found as (
      select distinct on (l.position, p.kind, case when p.kind = 'title' then 0 else p.id end)
        p.lesson_id::float8 as lesson_id, l.title, l.position as lesson_position, p.kind, p.position, p.text, p.id
      from lesson_passages p join lessons l on l.id = p.lesson_id
      where p.lesson_id = any(${arrayOf(lessonIds)}) and p.search_vector @@ ${query}::tsquery and case p.kind
        when 'title' then true
        when 'text' then p.lesson_id = any(${arrayOf(openIds)}) and p.language = case when l.body ? ${locale} then ${locale} else p.language end
        else p.lesson_id = any(${arrayOf(openIds)}) end
      order by l.position, p.kind, case when p.kind = 'title' then 0 else p.id end, p.language = ${locale} desc
    ), placed as (
      select *, row_number() over (partition by kind order by lesson_position, position, id) as place from found
    )
    select lesson_id, title, kind, position, text from placed where place <= ${hitsOfKind} order by lesson_position, position, id`)
  return rows
}

/** Words of a passage before the first hit, and after it. */
const [before, after] = [8, 30]

/** The part of a passage around the first word that was looked for, as it is written: a reader finds the place by it. */
export function excerptOf(text: string, typed: string): string {
  const wanted = fold(typed)
    .split(' ')
    .map(word => lightStem(withoutArticle(word)))
    .filter(word => word.length > 1)
  const words = text.split(' ')
  const at = words.findIndex(word => wanted.some(stem => fold(word).includes(stem)))
  const from = Math.max(0, at - before)
  return words.slice(from, Math.max(0, at) + after).join(' ')
}
