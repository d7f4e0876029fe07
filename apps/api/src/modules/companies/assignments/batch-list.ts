import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { assignmentBatches, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { likeText } from '../../catalogue/instructors-and-reviews.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { actorNameIn, isActorNamed } from '../retention/former.ts'
import { batchesOf } from './batches.ts'
import { countOutcomes } from './preview.ts'
import type { BatchQuery } from './schema.ts'

const batchFields = (companyId: number, locale: Locale) => ({
  batch: assignmentBatches,
  createdBy: actorNameIn(locale, 'users', companyId),
  canUndo: sql<boolean>`(${assignmentBatches.state} in ('done', 'cancelled') and ${assignmentBatches.createdAt} > now() - interval '1 day')`,
})

/** The acts that assigned something, newest first, or what assigned most first. */
export async function listBatches(
  db: Database,
  member: CompanyMembership,
  { q = '', sort = 'newest', limit = 25, ...query }: BatchQuery,
  locale: Locale,
) {
  const cursor = decodeCursor(query.cursor, sort, 'number')
  const key = sort === 'size' ? sql`${assignmentBatches.total}` : sql`${assignmentBatches.id}`
  const after =
    cursor && sql`(${key}, ${assignmentBatches.id}) < (${cursor.value}::bigint, ${cursor.id}::bigint)`
  const which = and(
    batchesOf(member),
    q.trim() === '' ? undefined : isFoundBy(member.companyId, `%${likeText(q)}%`),
  )
  const rows = await db
    .select({
      ...batchFields(member.companyId, locale),
      total: sql<number>`(select count(*) from ${assignmentBatches} where ${which})::int`,
    })
    .from(assignmentBatches)
    .leftJoin(users, eq(users.id, assignmentBatches.createdBy))
    .where(and(which, after ?? undefined))
    .orderBy(desc(key), desc(assignmentBatches.id))
    .limit(limit + 1)
  const total = rows[0]?.total ?? cursor?.total ?? 0
  return pageOf(rows, limit, { total, isBounded: false }, presentBatch, ({ batch }) => ({
    sort,
    value: sort === 'size' ? batch.total : batch.id,
    id: batch.id,
    total,
  }))
}

/**
 * The name of its creator or of one of its courses matches. An act may have a row for each of a hundred thousand people: its courses are found by
 * one step of its key each, however many people have them. Where no course has the words at all, no act is looked into.
 */
const isFoundBy = (companyId: number, like: string): SQL => sql`(
  ${isActorNamed(sql`${assignmentBatches.createdBy}`, like, companyId)}
  or (select exists (select from courses c where c.title_folded like ${like})) and exists (with recursive taught(course_id) as (
      select min(i.course_id) from assignment_batch_items i where i.batch_id = ${assignmentBatches.id}
      union all
      select (select min(i.course_id) from assignment_batch_items i where i.batch_id = ${assignmentBatches.id} and i.course_id > t.course_id)
      from taught t where t.course_id is not null
    ) select from taught t join courses c on c.id = t.course_id where c.title_folded like ${like}))`

/** @throws AppError `not_found` */
export async function readBatch(db: Database, member: CompanyMembership, id: number, locale: Locale) {
  const [row] = await db
    .select(batchFields(member.companyId, locale))
    .from(assignmentBatches)
    .leftJoin(users, eq(users.id, assignmentBatches.createdBy))
    .where(and(eq(assignmentBatches.id, id), batchesOf(member)))
  if (!row) throw new AppError('not_found')
  return { ...presentBatch(row), outcomes: await countOutcomes(db, id) }
}

interface BatchRow {
  batch: typeof assignmentBatches.$inferSelect
  createdBy: string | null
  canUndo: boolean
}

function presentBatch({ batch, createdBy, canUndo }: BatchRow) {
  return {
    id: batch.id,
    state: batch.state,
    total: batch.total,
    done: batch.done,
    due_on: batch.dueOn,
    due_days: batch.dueDays,
    counts_working_days: batch.countsWorkingDays,
    created_by: createdBy,
    created_at: batch.createdAt.toISOString(),
    finished_at: batch.finishedAt?.toISOString() ?? null,
    can_undo: canUndo,
  }
}
