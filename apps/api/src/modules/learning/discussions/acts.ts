import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { Connection, Database } from '../../../db/client.ts'
import {
  discussionFollows,
  discussionReports,
  discussions,
  discussionVotes,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { cleanParagraphs } from '../../accounts/fields/name.ts'
import { publishQuestion, publishVotes } from './live.ts'
import { limits, type ReportBody } from './schema.ts'
import { searchVectorOf, type Writer } from './writing.ts'

/** A post, as far as acts on it need to know. */
export interface KnownPost {
  id: number
  lessonId: number
  /** The question that it is, or that it replies to. */
  questionId: number
  isReply: boolean
  isOwn: boolean
}

/** @throws AppError `not_found` */
export async function findPost(db: Database, userId: number, id: number): Promise<KnownPost> {
  const [row] = await db
    .select({
      lessonId: discussions.lessonId,
      questionId: discussions.questionId,
      userId: discussions.userId,
    })
    .from(discussions)
    .where(eq(discussions.id, id))
  if (!row) throw new AppError('not_found')
  return {
    id,
    lessonId: row.lessonId,
    questionId: row.questionId ?? id,
    isReply: row.questionId !== null,
    isOwn: row.userId === userId,
  }
}

/**
 * Changes one’s own words, as long as that is possible.
 * @throws AppError `forbidden` for another person’s, `gone` once deleted, `edit_time_over`
 */
export async function editPost(db: Database, writer: Writer, post: KnownPost, text: string): Promise<void> {
  if (!post.isOwn) throw new AppError('forbidden')
  await db.transaction(async tx => {
    const changed = await tx
      .update(discussions)
      .set({ text, searchVector: searchVectorOf(text), editedAt: sql`now()`, updatedAt: sql`now()` })
      .where(
        sql`${discussions.id} = ${post.id} and ${discussions.userId} = ${writer.userId} and ${discussions.deletedAt} is null
          and ${discussions.createdAt} > clock_timestamp() - make_interval(mins => ${limits.editMinutes})`,
      )
      .returning({ id: discussions.id })
    if (changed.length === 0) {
      const [now] = await tx
        .select({ deletedAt: discussions.deletedAt })
        .from(discussions)
        .where(eq(discussions.id, post.id))
      throw new AppError(now && now.deletedAt === null ? 'edit_time_over' : 'gone')
    }
    await publishQuestion(tx, post, writer.socketId)
  })
}

/** Deletes one’s own words; the place stays. Idempotent. @throws AppError `forbidden` for another person’s */
export async function deletePost(db: Database, socketId: string | undefined, post: KnownPost): Promise<void> {
  if (!post.isOwn) throw new AppError('forbidden')
  await db.transaction(async tx => {
    await withdrawWords(tx, post.id)
    await publishQuestion(tx, post, socketId)
  })
}

/** Empties a post and leaves its place. One that is empty already stays as it is. */
export async function withdrawWords(tx: Connection, id: number): Promise<void> {
  await tx
    .update(discussions)
    .set({
      text: '',
      searchVector: sql`''::tsvector`,
      isAccepted: false,
      deletedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(discussions.id, id), isNull(discussions.deletedAt)))
  // What was kept of them for a decision goes with them.
  await tx.update(discussionReports).set({ words: null }).where(eq(discussionReports.discussionId, id))
}

/**
 * Says which reply answers a question, or that none does.
 * @throws AppError `forbidden` for anyone who neither asked nor teaches; `not_found` for a reply to another question, or a deleted one
 */
export async function acceptReply(
  db: Database,
  writer: Writer,
  question: KnownPost,
  replyId: number | null,
): Promise<void> {
  if (question.isReply) throw new AppError('not_found')
  if (!question.isOwn && !writer.lesson.isTeaching) throw new AppError('forbidden')
  await db.transaction(async tx => {
    // Locked: of two who accept at once, the later one's stands alone.
    await tx.execute(sql`select 1 from discussions where id = ${question.id} for no key update`)
    await tx
      .update(discussions)
      .set({ isAccepted: false })
      .where(sql`${discussions.questionId} = ${question.id} and ${discussions.isAccepted}`)
    if (replyId !== null) {
      const accepted = await tx
        .update(discussions)
        .set({ isAccepted: true })
        .where(
          and(
            eq(discussions.id, replyId),
            eq(discussions.questionId, question.id),
            isNull(discussions.deletedAt),
          ),
        )
        .returning({ id: discussions.id })
      if (accepted.length === 0) throw new AppError('not_found')
    }
    await publishQuestion(tx, question, writer.socketId)
  })
}

/** Finds a post helpful, or not any more; each person counts once. @returns how many do @throws AppError `forbidden` for one’s own, `gone` */
export async function vote(db: Database, writer: Writer, post: KnownPost, isOn: boolean): Promise<number> {
  if (post.isOwn) throw new AppError('forbidden')
  return db.transaction(async tx => {
    const { userId } = writer
    const [open] = await tx
      .select({ id: discussions.id })
      .from(discussions)
      .where(and(eq(discussions.id, post.id), isNull(discussions.deletedAt)))
      .for('share')
    if (!open) throw new AppError('gone')
    const own = and(eq(discussionVotes.discussionId, post.id), eq(discussionVotes.userId, userId))
    if (isOn) await tx.insert(discussionVotes).values({ discussionId: post.id, userId }).onConflictDoNothing()
    else await tx.delete(discussionVotes).where(own)
    const votes = await countVotes(tx, post.id)
    await publishVotes(
      tx,
      post.lessonId,
      { post_id: post.id, question_id: post.questionId, votes },
      writer.socketId,
    )
    return votes
  })
}

async function countVotes(tx: Pick<Database, 'execute'>, postId: number): Promise<number> {
  const { rows } = await tx.execute<{ votes: number }>(
    sql`select count(*)::int as votes from discussion_votes where discussion_id = ${postId}`,
  )
  return rows[0]?.votes ?? 0
}

/** Is notified of replies to a question from now on, or not any more. @throws AppError `not_found` for a reply */
export async function followQuestion(
  db: Database,
  userId: number,
  question: KnownPost,
  isOn: boolean,
): Promise<void> {
  if (question.isReply) throw new AppError('not_found')
  const row = { questionId: question.id, userId }
  if (isOn) await db.insert(discussionFollows).values(row).onConflictDoNothing()
  else
    await db
      .delete(discussionFollows)
      .where(and(eq(discussionFollows.questionId, question.id), eq(discussionFollows.userId, userId)))
}

/** Reports another person’s post to the operator; reporting again changes the reason. @throws AppError `forbidden` for one’s own */
export async function reportPost(
  db: Database,
  userId: number,
  post: KnownPost,
  { reason, note = '' }: Static<typeof ReportBody>,
): Promise<void> {
  if (post.isOwn) throw new AppError('forbidden')
  const words = sql`(select d.text from discussions d where d.id = ${post.id})`
  await db
    .insert(discussionReports)
    .values({ discussionId: post.id, userId, reason, note: cleanParagraphs(note), words })
    .onConflictDoUpdate({
      target: [discussionReports.discussionId, discussionReports.userId],
      set: {
        reason,
        note: cleanParagraphs(note),
        words,
        // Words that were changed after they were let stand wait for a decision again.
        decidedAt: sql`case when (select d.edited_at from discussions d where d.id = ${post.id}) > discussion_reports.decided_at
          then null else discussion_reports.decided_at end`,
      },
    })
}
