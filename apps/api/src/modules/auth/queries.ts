import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { cities, companies, countries, instructors, jobNames, sessions, users } from '../../db/schema/index.ts'
import type { Viewer } from './viewer.ts'

/** Sessions by the hash of their token; every signed-in request reads one, so the statement is prepared. */
export class SessionQueries {
  readonly #find
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
    this.#find = db.select({
      id: users.id, kind: users.kind, locale: users.locale, sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt,
      instructorId: instructors.id, companyId: companies.id,
    }).from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(instructors, eq(instructors.userId, users.id))
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
  const id = sql.placeholder('id')
  return {
    byEmail: db.select({
      id: users.id, kind: users.kind, name: users.name, email: users.email, avatar: users.avatar, isGoogle: users.isGoogle, passwordHash: users.passwordHash,
    }).from(users).where(and(eq(users.email, sql.placeholder('email')), sql`${users.verifiedAt} is not null`)).prepare('account_by_email'),
    profile: db.select({
      user: users, countryName: countries.name, cityName: cities.name, jobName: jobNames.name,
    }).from(users)
      .leftJoin(countries, eq(countries.id, users.countryId))
      .leftJoin(cities, eq(cities.id, users.cityId))
      .leftJoin(jobNames, eq(jobNames.id, users.jobNameId))
      .where(eq(users.id, id)).prepare('account_profile'),
    companyProfile: db.select({
      user: users, company: companies,
      employeeCount: sql<number>`(select count(*) from employees e where e.company_id = ${companies.id} and e.state <> 'deactivated')::int`,
    }).from(companies).innerJoin(users, eq(users.id, companies.userId)).where(eq(users.id, id)).prepare('company_profile'),
  }
}
