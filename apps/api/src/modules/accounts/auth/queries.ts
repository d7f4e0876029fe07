import { and, eq, gt, sql } from 'drizzle-orm'
import { batched, batchSize } from '../../../db/batch.ts'
import type { Database } from '../../../db/client.ts'
import { companies, instructors, sessions, users } from '../../../db/schema/index.ts'
import { endSessions } from './session-ending.ts'
import { signInFields } from './session-opening.ts'
import type { Viewer } from './viewer.ts'

/** Sessions by the hash of their token: every signed-in request reads one, and those that arrive together share the statement. */
export class SessionQueries {
  readonly #find
  readonly #db: Database
  readonly #freshSeconds: number

  /** @param freshSeconds for how long a reauthentication is valid */
  constructor(db: Database, freshSeconds: number) {
    this.#db = db
    this.#freshSeconds = freshSeconds
    const asked = sql`(select value as hash from json_array_elements_text(${sql.placeholder('hashes')}::json) limit ${sql.raw(String(batchSize))}) asked`
    const find = db
      .select({
        tokenHash: sessions.tokenHash,
        id: users.id,
        kind: users.kind,
        locale: users.locale,
        sessionId: sessions.id,
        lastSeenAt: sessions.lastSeenAt,
        provedAt: sessions.provedAt,
        instructorId: instructors.id,
        companyId: companies.id,
      })
      .from(asked)
      .innerJoin(sessions, eq(sessions.tokenHash, sql`asked.hash`))
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(instructors, and(eq(instructors.userId, users.id), eq(instructors.state, sql`'approved'`)))
      .leftJoin(companies, eq(companies.userId, users.id))
      .where(and(gt(sessions.expiresAt, sql`now()`), sql`${users.erasedAt} is null`))
      .prepare('sessions_find')
    this.#find = batched(async (hashes: readonly string[]) => {
      const rows = await find.execute({ hashes: JSON.stringify(hashes) })
      return hashes.map(hash => rows.find(row => row.tokenHash === hash))
    })
  }

  async find(hash: string): Promise<Viewer | null> {
    const row = await this.#find(hash)
    if (!row) return null
    const { lastSeenAt, provedAt, tokenHash: _, ...viewer } = row
    if (Date.now() - lastSeenAt.getTime() > 5 * 60_000)
      await this.#db
        .update(sessions)
        .set({ lastSeenAt: sql`now()` })
        .where(eq(sessions.id, viewer.sessionId))
    return { ...viewer, isReauthenticated: Date.now() - provedAt.getTime() <= this.#freshSeconds * 1000 }
  }

  async end(hash: string): Promise<void> {
    await this.#db.transaction(tx => endSessions(tx, eq(sessions.tokenHash, hash)))
  }
}

export function accountQueries(db: Database) {
  return {
    byEmail: db
      .select({
        ...signInFields,
        passwordHash: users.passwordHash,
        // Where the person is signed in already: those places have a count of tries of their own.
        knownAddresses: sql<
          string[]
        >`array(select distinct s.ip from ${sessions} s where s.user_id = users.id and s.ip is not null)`,
      })
      .from(users)
      .where(and(eq(users.email, sql.placeholder('email')), sql`${users.verifiedAt} is not null`))
      .prepare('account_by_email'),
  }
}
