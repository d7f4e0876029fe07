import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { type Static, Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { nameOrNullIn } from '../../../db/names.ts'
import { auditLog, users } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { strict } from '../../contract.ts'
import { countCap, decodeCursor, pageOf } from '../../cursor.ts'
import { byAge, findingByAge, likeOf } from '../../finding.ts'

export const HistoryQuery = strict({
  ...findingByAge,
  actions: Type.Optional(
    Type.String({
      pattern: '^[a-z_]+\\.[a-z_]+(,[a-z_]+\\.[a-z_]+){0,59}$',
      maxLength: 2000,
      description:
        'Acts that count as found by `q` too, with commas between them: the words for them are the reader’s.',
    }),
  ),
})
export type HistoryQuery = Static<typeof HistoryQuery>

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

interface Naming {
  /** The condition that what an act shows besides who did it has the words. */
  foundBy?: (like: string) => SQL | undefined
  /** Actors who are named no more: acts are not found by their names, and show this instead. */
  former?: { is: (userId: SQL) => SQL; name: Record<Locale, string> }
}

/** Whose names, and what else, an act is found by. */
function isFoundBy({ q, actions }: HistoryQuery, { foundBy, former }: Naming): SQL | undefined {
  const like = likeOf(q)
  if (like === undefined) return undefined
  const isNamed = former ? sql`not ${former.is(sql`u.id`)}` : sql`true`
  return or(
    sql`exists (select from users u where u.id = ${auditLog.actorId} and u.name_folded like ${like} and ${isNamed})`,
    actions === undefined ? undefined : inArray(auditLog.action, actions.split(',')),
    foundBy?.(like),
  )
}

function actorName(locale: Locale, { former }: Naming): SQL<string | null> {
  const name = nameOrNullIn(locale, 'users')
  if (!former) return name
  return sql`case when ${former.is(sql`${users.id}`)} then ${former.name[locale]} else ${name} end`
}

/**
 * Audited acts of which a condition holds, by when they happened, a page at a time; a chain may be long, so they are counted no further than
 * one past the cap.
 * @param present what each shows: changed values are not for everyone
 * @param naming what else acts are found by, and who is named no more
 * @throws AppError `malformed` for a cursor of another list
 */
export async function auditHistory<T>(
  db: Database,
  among: SQL | undefined,
  { locale, ...query }: HistoryQuery & { locale: Locale },
  present: (event: AuditedEvent) => T,
  naming: Naming = {},
) {
  const { sort = 'newest', limit = 25 } = query
  const cursor = decodeCursor(query.cursor, sort, 'number')
  const which = and(among, isFoundBy(query, naming))
  const order = byAge(sort, auditLog.id)
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actor: actorName(locale, naming),
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
    .where(and(which, cursor === null ? undefined : order.after(cursor)))
    .orderBy(order.by)
    .limit(limit + 1)
  const total = cursor?.total ?? (await countOf(db, which))
  return pageOf(rows, limit, { total, isBounded: true }, present, row => ({
    sort,
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
