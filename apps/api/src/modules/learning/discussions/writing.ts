import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { Database, Transaction } from '../../../db/client.ts'
import { discussionFollows, discussions, instructors } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { searchTerms } from '../../../search/terms.ts'
import { notifyMany } from '../../platform/notifications/notify-many.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { discussionReplied, questionAsked } from '../../platform/notifications/lesson-notices.ts'
import { hasAccess, lockAccess } from '../access.ts'
import type { DiscussedLesson } from './access.ts'
import { publishQuestion } from './live.ts'
import { limits, type QuestionBody, type ReplyBody } from './schema.ts'

/** Who writes, where, and on which socket. */
export interface Writer {
  userId: number
  lesson: DiscussedLesson
  socketId: string | undefined
}

/** What search reads of a post. */
export function searchVectorOf(text: string): SQL<string> {
  return sql<string>`to_tsvector('simple', ${searchTerms(text)})`
}

/**
 * Asks a question at a lesson. Its asker follows it, and the course's instructor is notified. One that is sent again, since its answer
 * was lost, is not made twice.
 * @returns its id
 * @throws AppError `not_enrolled`, `malformed` for a second where there is no video, `posts_used_up`
 */
export async function ask(
  db: Database,
  writer: Writer,
  { key, text, position_seconds: position = null }: NullableSecond<Static<typeof QuestionBody>>,
): Promise<number> {
  const { userId, lesson } = writer
  if (position !== null && !lesson.hasVideo) throw new AppError('malformed')
  return db.transaction(async tx => {
    await lockWriter(tx, writer)
    const made = await insertPost(tx, writer, { key, text, position, questionId: null })
    if (!made.isNew) return made.id
    await follow(tx, userId, made.id)
    const [teacher] = await tx
      .select({ userId: instructors.userId })
      .from(instructors)
      .where(
        sql`${instructors.id} = (select c.instructor_id from courses c where c.id = ${lesson.courseId}) and ${instructors.state} = 'approved'`,
      )
    if (teacher && teacher.userId !== userId)
      await notify(tx, { userId: teacher.userId, ...questionAsked({ id: made.id, lesson }) })
    await publishQuestion(tx, { lessonId: lesson.id, questionId: made.id }, writer.socketId)
    return made.id
  })
}
type NullableSecond<Body> = Omit<Body, 'position_seconds'> & { position_seconds?: number | null }

/**
 * Replies to a question: its followers are notified, as far as they may still read it, and the writer follows it from now on.
 * @returns the reply's id
 * @throws AppError `not_enrolled`, `gone` for a question that was deleted, `posts_used_up`
 */
export async function reply(
  db: Database,
  writer: Writer,
  questionId: number,
  { key, text }: Static<typeof ReplyBody>,
): Promise<number> {
  const { userId, lesson } = writer
  return db.transaction(async tx => {
    await lockWriter(tx, writer)
    const [question] = await tx
      .select({ deletedAt: discussions.deletedAt })
      .from(discussions)
      .where(eq(discussions.id, questionId))
      .for('share')
    if (!question || question.deletedAt !== null) throw new AppError('gone')
    const made = await insertPost(tx, writer, { key, text, position: null, questionId })
    if (!made.isNew) return made.id
    await follow(tx, userId, questionId)
    const mayRead = sql`(${hasAccess(sql`f.user_id`, lesson.courseId)} or exists (select from instructors t
      join courses c on c.instructor_id = t.id where c.id = ${lesson.courseId} and t.user_id = f.user_id
        and t.state = 'approved'))`
    await notifyMany(
      tx,
      discussionReplied({ id: questionId, lesson }),
      sql`select f.user_id from discussion_follows f where f.question_id = ${questionId} and f.user_id <> ${userId} and ${mayRead}`,
    )
    await publishQuestion(tx, { lessonId: lesson.id, questionId }, writer.socketId)
    return made.id
  })
}

/**
 * Holds the writer's access until the end, and has posts of one person come one after another: of those that come at once, no more are made
 * than the day has room for, and none twice.
 * @throws AppError `not_enrolled`
 */
async function lockWriter(tx: Transaction, { userId, lesson }: Writer): Promise<void> {
  if (!lesson.isTeaching && !(await lockAccess(tx, userId, lesson.courseId, 'share')))
    throw new AppError('not_enrolled')
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`)
}

/** Writes a post, unless its key has made one, or the day is full. */
async function insertPost(
  tx: Transaction,
  { userId, lesson }: Writer,
  post: { key: string; text: string; position: number | null; questionId: number | null },
): Promise<{ id: number; isNew: boolean }> {
  const [known] = await tx
    .select({ id: discussions.id })
    .from(discussions)
    .where(and(eq(discussions.userId, userId), eq(discussions.clientKey, post.key)))
  if (known) return { id: known.id, isNew: false }
  const { rows } = await tx.execute<{ written: number; wait: number | null }>(
    sql`select count(*)::int as written, ceil(extract(epoch from min(created_at) + interval '1 day' - clock_timestamp()))::int as wait
      from discussions where user_id = ${userId} and created_at > clock_timestamp() - interval '1 day'`,
  )
  if ((rows[0]?.written ?? 0) >= limits.perDay)
    throw new AppError('posts_used_up', {
      data: { limit: limits.perDay },
      retryAfter: Math.max(1, rows[0]?.wait ?? 1),
    })
  const [row] = await tx
    .insert(discussions)
    .values({
      lessonId: lesson.id,
      userId,
      questionId: post.questionId,
      position: post.position,
      text: post.text,
      searchVector: searchVectorOf(post.text),
      clientKey: post.key,
    })
    .returning({ id: discussions.id })
  if (!row) throw new Error('The post was not made.')
  return { id: row.id, isNew: true }
}

async function follow(tx: Transaction, userId: number, questionId: number): Promise<void> {
  await tx.insert(discussionFollows).values({ userId, questionId }).onConflictDoNothing()
}
