import { fold } from '@masar/text'
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { courses, lessons, notes } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { likeText } from '../../catalogue/instructors-and-reviews.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { lockAccess } from '../access.ts'
import { limits, type NoteBody, type NoteChange } from './schema.ts'

/** What of a note travels. */
const fields = {
  id: notes.id,
  lessonId: notes.lessonId,
  position: notes.position,
  quote: notes.quote,
  text: notes.text,
  revision: notes.revision,
  createdAt: notes.createdAt,
  updatedAt: notes.updatedAt,
}
type NoteRow = Pick<typeof notes.$inferSelect, keyof typeof fields>

/** What search reads of a note: its words, and those that it stands at. */
export function searchTextOf(text: string, quote: string | null): string {
  return fold(`${quote ?? ''} ${text}`)
}

/** A note as it travels. */
export function presentNote(row: NoteRow) {
  return {
    id: row.id,
    lesson_id: row.lessonId,
    position_seconds: row.position,
    quote: row.quote,
    text: row.text,
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/**
 * Makes a note at a lesson of a course that the person may learn. One that is sent again, since its answer was lost, is answered as it
 * stands by now.
 * @throws AppError `not_enrolled`, `notes_full`, `malformed` for one at a second and at words
 */
export async function createNote(
  db: Database,
  userId: number,
  lesson: { id: number; courseId: number },
  body: Static<typeof NoteBody>,
): Promise<NoteRow> {
  const { key, text } = body
  const [position, quote] = [body.position_seconds ?? null, body.quote ?? null]
  if (position !== null && quote !== null) throw new AppError('malformed')
  return db.transaction(async tx => {
    // Locked until the end: of notes that come at once, no more are made than fit, and none twice.
    if (!(await lockAccess(tx, userId, lesson.courseId))) throw new AppError('not_enrolled')
    const [known] = await tx
      .select(fields)
      .from(notes)
      .where(and(eq(notes.userId, userId), eq(notes.clientKey, key)))
    if (known) return known
    const ofCourse = sql`${notes.userId} = ${userId} and ${notes.lessonId} in (select l.id from lessons l where l.course_id = ${lesson.courseId})`
    if ((await tx.$count(notes, ofCourse)) >= limits.perCourse)
      throw new AppError('notes_full', { data: { limit: limits.perCourse } })
    const [row] = await tx
      .insert(notes)
      .values({
        userId,
        lessonId: lesson.id,
        position,
        quote,
        text,
        searchFolded: searchTextOf(text, quote),
        clientKey: key,
      })
      .returning(fields)
    if (!row) throw new Error('The note was not made.')
    return row
  })
}

/**
 * Changes a note, unless it has changed since: what another tab or device wrote is never overwritten unseen. The same text again
 * is no change, so that a request whose answer was lost may be repeated.
 * @throws AppError `not_found`; `note_changed` with the note as it stands
 */
export async function changeNote(
  db: Database,
  userId: number,
  id: number,
  { text, revision }: Static<typeof NoteChange>,
): Promise<NoteRow> {
  const own = and(eq(notes.id, id), eq(notes.userId, userId))
  const [known] = await db.select(fields).from(notes).where(own)
  if (!known) throw new AppError('not_found')
  if (known.text === text) return known
  const [changed] = await db
    .update(notes)
    .set({
      text,
      searchFolded: searchTextOf(text, known.quote),
      revision: revision + 1,
      updatedAt: sql`now()`,
    })
    .where(and(own, eq(notes.revision, revision)))
    .returning(fields)
  if (changed) return changed
  const [current] = await db.select(fields).from(notes).where(own)
  if (!current) throw new AppError('not_found')
  throw new AppError('note_changed', { data: { note: presentNote(current) } })
}

/** @returns whether there was one of the person's */
export async function deleteNote(db: Database, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(notes)
    .where(and(eq(notes.id, id), eq(notes.userId, userId)))
    .returning({ id: notes.id })
  return gone.length > 0
}

/** A person's notes to a lesson, in the order of the video. */
export function notesOfLesson(db: Database, userId: number, lessonId: number): Promise<NoteRow[]> {
  return db
    .select(fields)
    .from(notes)
    .where(and(eq(notes.userId, userId), eq(notes.lessonId, lessonId)))
    .orderBy(sql`${notes.position} nulls first`, asc(notes.id))
    .limit(limits.perCourse)
}

/** Every word has to be in the note. */
function holding(words: string | undefined): SQL | undefined {
  const wanted = likeText(words ?? '')
    .split(' ')
    .filter(word => word !== '')
  return and(...wanted.map(word => sql`${notes.searchFolded} like ${`%${word}%`}`))
}

const pageSize = 100
/** The place of a note in its course: lessons in their order, then seconds; a day has fewer than the factor. */
const place =
  sql<number>`(${lessons.position}::bigint * 100000 + coalesce(${notes.position} + 1, 0))`.mapWith(Number)

/** One page of a person's notes to a course, in the course's order. They stay readable when the course is not. */
export async function notesOfCourse(
  db: Database,
  userId: number,
  courseId: number,
  { q, cursor: text }: { q?: string; cursor?: string },
  locale: Locale,
) {
  const cursor = decodeCursor(text, 'place', 'number')
  const rows = await db
    .select({
      ...fields,
      lessonTitle: lessons.title,
      place,
      total: cursor === null ? sql<number>`(count(*) over ())::int` : sql<number>`${cursor.total}::int`,
    })
    .from(notes)
    .innerJoin(lessons, eq(lessons.id, notes.lessonId))
    .where(
      and(
        eq(notes.userId, userId),
        eq(lessons.courseId, courseId),
        holding(q),
        cursor === null
          ? undefined
          : sql`(${place}, ${notes.id}) > (${cursor.value}::bigint, ${cursor.id}::bigint)`,
      ),
    )
    .orderBy(asc(place), asc(notes.id))
    .limit(pageSize + 1)
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(
    rows,
    pageSize,
    { total, isBounded: false },
    row => ({ ...presentNote(row), lesson_title: pick(row.lessonTitle, locale) }),
    row => ({ sort: 'place', value: row.place, id: row.id, total }),
  )
}

/** The courses that a person has notes to, or notes with these words; last written first. */
export async function notedCourses(db: Database, userId: number, words: string | undefined, locale: Locale) {
  const rows = await db
    .select({ id: courses.id, title: courses.title, count: sql<number>`count(*)::int` })
    .from(notes)
    .innerJoin(lessons, eq(lessons.id, notes.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(notes.userId, userId), holding(words)))
    .groupBy(courses.id)
    .orderBy(desc(sql`max(${notes.updatedAt})`), asc(courses.id))
    .limit(500)
  return rows.map(({ id, title, count }) => ({ id, title: pick(title, locale), note_count: count }))
}
