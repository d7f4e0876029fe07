import { desc, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { namesOf } from '../../../db/names.ts'
import { discussions, instructors, lessons, users } from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import { renderedTexts } from '../../../rich-text/rendered.ts'
import { searchQuery } from '../../../search/query.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { limits, type questionOrders } from './schema.ts'

/** A post with all that is shown of it, to one person. */
interface PostRow {
  id: number
  lessonId: number
  lessonTitle: BilingualText
  questionId: number | null
  position: number | null
  text: string
  isAccepted: boolean
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
  isOwn: boolean
  /** Null once the account is deleted. */
  name: BilingualText | null
  avatar: string | null
  /** By the course's instructor. */
  taughtBy: BilingualText | null
  votes: number
  hasVoted: boolean
  replyCount: number
  acceptedId: number | null
  isFollowed: boolean
  isTeaching: boolean
}

const isReplied = sql`exists (select from discussions r where r.question_id = ${discussions.id} and r.deleted_at is null)`

function fieldsFor(userId: number) {
  return {
    id: discussions.id,
    lessonId: discussions.lessonId,
    lessonTitle: lessons.title,
    questionId: discussions.questionId,
    position: discussions.position,
    text: discussions.text,
    isAccepted: discussions.isAccepted,
    createdAt: discussions.createdAt,
    editedAt: discussions.editedAt,
    deletedAt: discussions.deletedAt,
    isOwn: sql<boolean>`${discussions.userId} = ${userId}`,
    name: sql<BilingualText | null>`case when ${users.erasedAt} is null then ${namesOf('users')} end`,
    avatar: users.avatar,
    taughtBy: sql<BilingualText | null>`case when ${instructors.userId} = ${discussions.userId} then ${instructors.name} end`,
    votes: sql<number>`(select count(*) from discussion_votes v where v.discussion_id = ${discussions.id})::int`,
    hasVoted: sql<boolean>`exists (select from discussion_votes v where v.discussion_id = ${discussions.id} and v.user_id = ${userId})`,
    replyCount: sql<number>`(select count(*) from discussions r where r.question_id = ${discussions.id} and r.deleted_at is null)::int`,
    acceptedId: sql<
      number | null
    >`(select r.id from discussions r where r.question_id = ${discussions.id} and r.is_accepted)`.mapWith(
      value => (value === null ? null : Number(value)),
    ),
    isFollowed: sql<boolean>`exists (select from discussion_follows f where f.question_id = ${discussions.id} and f.user_id = ${userId})`,
    isTeaching: sql<boolean>`${instructors.userId} = ${userId}`,
  }
}

/** Posts as one person sees them; the caller says which. */
function postsFor(db: Connection, userId: number) {
  return db
    .select(fieldsFor(userId))
    .from(discussions)
    .innerJoin(lessons, sql`${lessons.id} = ${discussions.lessonId}`)
    .innerJoin(sql`courses`, sql`courses.id = ${lessons.courseId}`)
    .innerJoin(instructors, sql`${instructors.id} = courses.instructor_id`)
    .innerJoin(users, sql`${users.id} = ${discussions.userId}`)
    .$dynamic()
}

function presentPost(row: PostRow, locale: Locale) {
  const isDeleted = row.deletedAt !== null
  const name = row.taughtBy ? pick(row.taughtBy, locale) : row.name && pick(row.name, locale)
  const until = new Date(row.createdAt.getTime() + limits.editMinutes * 60_000)
  const mayEdit = row.isOwn && !isDeleted && until.getTime() > Date.now()
  return {
    id: row.id,
    text: row.text,
    ...renderedTexts([row.text]),
    author:
      isDeleted || name === null ? null : { name, avatar: row.avatar, is_instructor: row.taughtBy !== null },
    is_own: row.isOwn,
    votes: row.votes,
    has_voted: row.hasVoted,
    is_deleted: isDeleted,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    editable_until: mayEdit ? until.toISOString() : null,
  }
}

/** A question as it travels. */
export function presentQuestion(row: PostRow, locale: Locale) {
  return {
    ...presentPost(row, locale),
    lesson_id: row.lessonId,
    lesson_title: pick(row.lessonTitle, locale),
    position_seconds: row.position,
    reply_count: row.replyCount,
    accepted_reply_id: row.acceptedId,
    is_followed: row.isFollowed,
    may_accept: row.deletedAt === null && (row.isOwn || row.isTeaching),
  }
}

/** A reply as it travels. */
export function presentReply(row: PostRow, locale: Locale) {
  return {
    ...presentPost(row, locale),
    question_id: row.questionId ?? 0,
    is_accepted: row.isAccepted,
  }
}

/** A post as one person sees it. @throws Error where there is none */
export async function readPost(db: Connection, userId: number, id: number): Promise<PostRow> {
  const [row] = await postsFor(db, userId).where(sql`${discussions.id} = ${id}`)
  if (!row) throw new Error('The post is gone.')
  return row
}

/** So many replies are read at once; no one reads more. */
const mostReplies = 500

/** A question with its replies: the accepted one first, then the most helpful. */
export async function readThread(db: Database, userId: number, questionId: number, locale: Locale) {
  const question = await readPost(db, userId, questionId)
  const votes = sql`(select count(*) from discussion_votes v where v.discussion_id = ${discussions.id})`
  const replies = await postsFor(db, userId)
    .where(sql`${discussions.questionId} = ${questionId}`)
    .orderBy(desc(discussions.isAccepted), desc(votes), discussions.id)
    .limit(mostReplies)
  return {
    question: presentQuestion(question, locale),
    replies: replies.map(row => presentReply(row, locale)),
  }
}

const pageSize = 20
/** What a question is ordered by; larger ones stand first, and of equal ones the newest. */
const ranks: Record<(typeof questionOrders)[number], SQL<number>> = {
  newest: sql<number>`0::int`,
  unanswered: sql<number>`(not ${isReplied} and ${discussions.deletedAt} is null)::int`,
  votes: sql<number>`(select count(*) from discussion_votes v where v.discussion_id = ${discussions.id})::int`,
}

/** Questions of lessons; one that is deleted keeps its place while others have replied to it. */
const shownQuestions = (lessonIds: readonly number[]) =>
  sql`${discussions.lessonId} = any(${`{${lessonIds.join(',')}}`}::bigint[]) and ${discussions.questionId} is null
    and (${discussions.deletedAt} is null or ${isReplied})`

/** One page of the questions of lessons. @param lessonIds those that are open to the person */
export async function listQuestions(
  db: Database,
  userId: number,
  lessonIds: readonly number[],
  { q = '', order, cursor: text }: { q?: string; order: (typeof questionOrders)[number]; cursor?: string },
  locale: Locale,
) {
  const cursor = decodeCursor(text, order, 'number')
  const query = searchQuery(q)?.matches ?? null
  // Signs alone are no words: they find nothing.
  const isFound =
    q.trim() === ''
      ? sql`true`
      : sql`(${discussions.searchVector} @@ ${query}::tsquery or exists (select from discussions r
          where r.question_id = ${discussions.id} and r.deleted_at is null and r.search_vector @@ ${query}::tsquery))`
  const isShown = sql`${shownQuestions(lessonIds)} and ${isFound}`
  const total = cursor?.total ?? (await db.$count(discussions, isShown))
  const rank = ranks[order]
  const rows = await postsFor(db, userId)
    .where(
      cursor === null
        ? isShown
        : sql`${isShown} and (${rank}, ${discussions.id}) < (${cursor.value}::bigint, ${cursor.id}::bigint)`,
    )
    .orderBy(desc(rank), desc(discussions.id))
    .limit(pageSize + 1)
  const rankOf = (row: PostRow) =>
    order === 'votes'
      ? row.votes
      : order === 'unanswered'
        ? Number(row.replyCount === 0 && row.deletedAt === null)
        : 0
  return pageOf(
    rows,
    pageSize,
    { total, isBounded: false },
    row => presentQuestion(row, locale),
    row => ({ sort: order, value: rankOf(row), id: row.id, total }),
  )
}

/** The most similar questions suggested while one is written. */
const mostSimilar = 5

/** Questions that share most of the telling words of a text: those that share the most first. */
export async function similarQuestions(
  db: Database,
  userId: number,
  lessonIds: readonly number[],
  text: string,
  locale: Locale,
) {
  const words = [...new Set(text.split(/\s+/))].flatMap(word => {
    const query = word.length < 3 ? null : searchQuery(word)
    return query === null || query.isBroad ? [] : [query.matches]
  })
  if (words.length === 0) return []
  const shared = sql<number>`(select count(*) from unnest(array[${sql.join(
    words.slice(0, 12).map(word => sql`${word}`),
    sql`, `,
  )}]::text[]) as w(query) where ${discussions.searchVector} @@ w.query::tsquery)`
  const enough = Math.max(1, Math.ceil(Math.min(words.length, 12) / 2))
  const rows = await postsFor(db, userId)
    .where(sql`${shownQuestions(lessonIds)} and ${discussions.deletedAt} is null and ${shared} >= ${enough}`)
    .orderBy(desc(shared), desc(isReplied), desc(discussions.id))
    .limit(mostSimilar)
  return rows.map(row => presentQuestion(row, locale))
}
