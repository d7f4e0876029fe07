import { sql, type SQL } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { announcements } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { cleanLine } from '../../accounts/fields/name.ts'
import { FieldErrors } from '../../accounts/fields/person.ts'
import { announced } from '../../platform/notifications/lesson-notices.ts'
import { notifyMany } from '../../platform/notifications/notify-many.ts'
import { isTaughtBy } from '../../teaching/policy.ts'
import { recipientsOf, roomFor, type Whom } from './audience.ts'
import { limits, type AnnouncementBody, type AudienceQuery } from './schema.ts'

/**
 * Whom a call means.
 * @throws AppError `malformed` for a lesson where the audience has none, or none where it has one; `not_found` for a lesson of another course
 */
export async function whomOf(
  db: Connection,
  courseId: number,
  { audience, lesson_id: given }: Static<typeof AudienceQuery>,
): Promise<Whom> {
  const lessonId = given ?? null
  if ((audience === 'stuck') !== (lessonId !== null)) throw new AppError('malformed')
  if (lessonId !== null) {
    const { rows } = await db.execute(
      sql`select from lessons where id = ${lessonId} and course_id = ${courseId} and retired_at is null`,
    )
    if (rows.length === 0) throw new AppError('not_found')
  }
  return { audience, lessonId }
}

/**
 * The titles and the texts, by language. A title is one line without invisible or direction characters: it is used in
 * notifications, on locked screens and in subjects of e-mails.
 * @throws AppError `malformed` where there is none; `validation` for a title or a text of which nothing is seen
 */
function textsOf({ ar, en }: Static<typeof AnnouncementBody>): { title: BilingualText; body: BilingualText } {
  if (ar === undefined && en === undefined) throw new AppError('malformed')
  const errors = new FieldErrors()
  const both = (part: 'title' | 'body'): BilingualText => {
    const kept = (language: 'ar' | 'en', text: string) => {
      const line = cleanLine(text)
      if (line === '') errors.add(`${language}.${part}`, { code: 'required' })
      return part === 'title' ? line : text.trim()
    }
    return { ...(ar && { ar: kept('ar', ar[part]) }), ...(en && { en: kept('en', en[part]) }) }
  }
  const texts = { title: both('title'), body: both('body') }
  errors.throwIfAny()
  return texts
}

/**
 * Writes an announcement to the learners of a course, and notifies each of them. Who they are is settled here, in the same transaction;
 * they are notified in the background.
 * @returns its id, and how many people it goes to
 * @throws AppError `not_found` for another instructor's course, `malformed`, `announcements_used_up`, `nobody_to_tell`
 */
export async function announce(
  tx: Connection,
  instructorId: number,
  courseId: number,
  body: Static<typeof AnnouncementBody>,
): Promise<{ id: number; people: number }> {
  // Announcements of one course come one after another: of two that are sent at once, no more go out than the week has room for.
  await findTaughtCourse(tx, instructorId, courseId, true)
  const whom = await whomOf(tx, courseId, body)
  const texts = textsOf(body)
  const { wait } = await roomFor(tx, courseId)
  if (wait !== null)
    throw new AppError('announcements_used_up', { data: { limit: limits.perWeek }, retryAfter: wait })
  const [made] = await tx
    .insert(announcements)
    .values({ courseId, instructorId, ...whom, ...texts })
    .returning({ id: announcements.id })
  if (!made) throw new Error('The announcement was not made.')
  const people = await settleRecipients(tx, made.id, recipientsOf(courseId, whom))
  if (people === 0) throw new AppError('nobody_to_tell')
  await notifyMany(
    tx,
    announced({ id: made.id, courseId, title: texts.title }),
    sql`select user_id from announcement_recipients where announcement_id = ${made.id}`,
  )
  return { id: made.id, people }
}

/** @returns how many they are */
async function settleRecipients(tx: Connection, id: number, who: SQL): Promise<number> {
  const { rows } = await tx.execute<{ people: number }>(sql`with settled as (
      insert into announcement_recipients (announcement_id, user_id) select ${id}::bigint, who.user_id from (${who}) as who returning 1)
    update announcements set recipient_count = (select count(*) from settled) where id = ${id} returning recipient_count as people`)
  return rows[0]?.people ?? 0
}

/** @param isLocked until the transaction ends @throws AppError `not_found` for another instructor's course */
export async function findTaughtCourse(
  db: Connection,
  instructorId: number,
  courseId: number,
  isLocked = false,
): Promise<void> {
  const { rows } = await db.execute(
    sql`select from courses c where c.id = ${courseId} and ${isTaughtBy(instructorId)} ${sql.raw(isLocked ? 'for no key update' : '')}`,
  )
  if (rows.length === 0) throw new AppError('not_found')
}
