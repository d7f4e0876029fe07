import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { companies, instructors, sessions, users } from '../../db/schema/index.ts'
import { signInFields } from './session-opening.ts'
import type { Viewer } from './viewer.ts'

/** Sessions by the hash of their token; every signed-in request reads one, so the statement is prepared. */
export class SessionQueries {
  readonly #find
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
    this.#find = db.select({
      id: users.id, kind: users.kind, locale: users.locale, sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt, provedAt: sessions.provedAt,
      instructorId: instructors.id, companyId: companies.id,
    }).from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(instructors, and(eq(instructors.userId, users.id), eq(instructors.state, sql`'approved'`)))
      .leftJoin(companies, eq(companies.userId, users.id))
      .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql`now()`), sql`${users.erasedAt} is null`))
      .prepare('session_find')
  }

  async find(hash: string): Promise<Viewer | null> {
    const [row] = await this.#find.execute({ hash })
    if (!row) return null
    const { lastSeenAt, ...viewer } = row
    if (Date.now() - lastSeenAt.getTime() > 5 * 60_000) await this.#db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, viewer.sessionId))
    return viewer
  }

  async end(hash: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.tokenHash, hash))
  }
}

export function accountQueries(db: Database) {
  return {
    byEmail: db.select({
      ...signInFields, passwordHash: users.passwordHash,
      // Where the person is signed in already: those places have a count of tries of their own.
      knownAddresses: sql<string[]>`array(select distinct s.ip from ${sessions} s where s.user_id = users.id and s.ip is not null)`,
    }).from(users).where(and(eq(users.email, sql.placeholder('email')), sql`${users.verifiedAt} is not null`)).prepare('account_by_email'),
  }
}
