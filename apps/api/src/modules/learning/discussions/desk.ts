import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import {
  discussionReports,
  discussions,
  lessons,
  users,
  type reportReasons,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { withdrawWords } from './acts.ts'
import { publishQuestion } from './live.ts'

interface Reported {
  reason: (typeof reportReasons)[number]
  note: string
  /** What the post said then, where it says something else by now. */
  words: string | null
  at: string
}

const pageSize = 25
const isOpen = and(isNull(discussionReports.decidedAt), isNull(discussions.deletedAt))

/** Posts with reports that no operator has decided on, those that were reported last first; who reported them is not said. */
export async function listReported(db: Database, text: string | undefined, locale: Locale) {
  const cursor = decodeCursor(text, 'reported', 'number')
  const last = sql<number>`max(${discussionReports.id})`.mapWith(Number)
  const total = cursor?.total ?? (await countReported(db))
  const rows = await db
    .select({
      id: discussions.id,
      text: discussions.text,
      isReply: sql<boolean>`${discussions.questionId} is not null`,
      writtenAt: discussions.createdAt,
      writer: sql<string | null>`case when ${users.erasedAt} is null then ${nameIn(locale, 'users')} end`,
      lessonId: lessons.id,
      lessonTitle: lessons.title,
      last,
      reports: sql<
        Reported[]
      >`json_agg(json_build_object('reason', ${discussionReports.reason}, 'note', ${discussionReports.note},
        'words', nullif(${discussionReports.words}, ${discussions.text}), 'at', ${discussionReports.createdAt}) order by ${discussionReports.id})`,
    })
    .from(discussionReports)
    .innerJoin(discussions, eq(discussions.id, discussionReports.discussionId))
    .innerJoin(lessons, eq(lessons.id, discussions.lessonId))
    .innerJoin(users, eq(users.id, discussions.userId))
    .where(isOpen)
    .groupBy(discussions.id, users.id, lessons.id)
    .having(cursor === null ? undefined : sql`max(${discussionReports.id}) < ${cursor.value}::bigint`)
    .orderBy(desc(last))
    .limit(pageSize + 1)
  return pageOf(
    rows,
    pageSize,
    { total, isBounded: false },
    row => ({
      id: row.id,
      text: row.text,
      is_reply: row.isReply,
      written_at: row.writtenAt.toISOString(),
      writer: row.writer,
      lesson: { id: row.lessonId, title: pick(row.lessonTitle, locale) },
      reports: row.reports.map(report => ({ ...report, at: new Date(report.at).toISOString() })),
    }),
    row => ({ sort: 'reported', value: row.last, id: row.id, total }),
  )
}

async function countReported(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${discussions.id})::int` })
    .from(discussionReports)
    .innerJoin(discussions, eq(discussions.id, discussionReports.discussionId))
    .where(isOpen)
  return row?.count ?? 0
}

/** Decides on what was reported of a post: its words go, or it stands. @throws AppError `not_found` where nothing waits */
export async function decideOnReports(
  db: Database,
  actor: Actor,
  postId: number,
  isRemoved: boolean,
): Promise<void> {
  await db.transaction(async tx => {
    const decided = await tx
      .update(discussionReports)
      .set({ decidedAt: sql`now()` })
      .where(and(eq(discussionReports.discussionId, postId), isNull(discussionReports.decidedAt)))
      .returning({ reason: discussionReports.reason })
    if (decided.length === 0) throw new AppError('not_found')
    const [post] = await tx
      .select({ lessonId: discussions.lessonId, questionId: discussions.questionId })
      .from(discussions)
      .where(eq(discussions.id, postId))
    if (isRemoved && post) {
      await withdrawWords(tx, postId)
      await publishQuestion(tx, { lessonId: post.lessonId, questionId: post.questionId ?? postId })
    }
    await audit(tx, actor, {
      action: isRemoved ? 'discussion.remove' : 'discussion.keep',
      subject: { type: 'discussion', id: postId },
      after: { reasons: decided.map(({ reason }) => reason) },
    })
  })
}
