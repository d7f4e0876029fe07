import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameOrNullIn } from '../../../db/names.ts'
import { auditLog, users } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { countCap, decodeCursor, pageOf } from '../../cursor.ts'

/** An audited act as those read it whom it concerns: who, when, what, and the names of the fields that changed. */
export interface AuditedEvent {
  id: number
  at: Date
  action: string
  actor: string | null
  changed: string[]
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  subjectType: string
  subjectId: number | null
}

/**
 * Audited acts of which a condition holds, the latest first, a page at a time; a chain may be long, so they are counted no further than
 * one past the cap.
 * @param present what each shows: changed values are not for everyone
 * @throws AppError `malformed` for a cursor of another list
 */
export async function auditHistory<T>(
  db: Database,
  which: SQL | undefined,
  { cursor: text, limit = 25, locale }: { cursor?: string; limit?: number; locale: Locale },
  present: (event: AuditedEvent) => T,
) {
  const cursor = decodeCursor(text, 'history', 'number')
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actor: nameOrNullIn(locale, 'users'),
      before: auditLog.before,
      after: auditLog.after,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      changed: sql<
        string[]
      >`coalesce((select json_agg(k order by k) from jsonb_object_keys(${auditLog.after}) as k), '[]')`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(which, cursor === null ? undefined : lt(auditLog.id, cursor.id)))
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
  const total = cursor?.total ?? (await countOf(db, which))
  return pageOf(rows, limit, { total, isBounded: true }, present, row => ({
    sort: 'history',
    value: 0,
    id: row.id,
    total,
  }))
}

async function countOf(db: Database, which: SQL | undefined): Promise<number> {
  const bounded = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(which)
    .limit(countCap + 1)
    .as('counted')
  return db.$count(bounded)
}
