import { and, eq, gt, sql } from 'drizzle-orm'
import { batched, batchSize } from '../../../db/batch.ts'
import type { Database } from '../../../db/client.ts'
import {
  companies,
  companyMembers,
  instructors,
  operators,
  sessions,
  users,
  type CompanyRole,
} from '../../../db/schema/index.ts'
import { endSessions, sameBrowser } from './session-ending.ts'
import { sessionDays, signInFields } from './session-opening.ts'
import type { SessionViewer } from './viewer.ts'

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
        capacity: sessions.capacity,
        lastSeenAt: sessions.lastSeenAt,
        provedAt: sessions.provedAt,
        secondFactorAt: sessions.secondFactorAt,
        instructorId: instructors.id,
        companyId: companies.id,
        companyRole: sql<CompanyRole | null>`case when ${companies.userId} = ${users.id} then 'owner' else ${companyMembers.role} end`,
        branchId: companyMembers.departmentId,
        companyDemands: companies.demandsSecondFactor,
        operatorRole: operators.role,
      })
      .from(asked)
      .innerJoin(sessions, eq(sessions.tokenHash, sql`asked.hash`))
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(
        instructors,
        and(
          eq(instructors.userId, users.id),
          eq(instructors.state, sql`'approved'`),
          eq(sessions.capacity, sql`'personal'`),
        ),
      )
      .leftJoin(companies, eq(companies.id, sessions.companyId))
      .leftJoin(
        companyMembers,
        and(eq(companyMembers.companyId, companies.id), eq(companyMembers.userId, users.id)),
      )
      .leftJoin(operators, and(eq(operators.userId, users.id), eq(sessions.capacity, sql`'operator'`)))
      .where(and(gt(sessions.expiresAt, sql`now()`), sql`${users.erasedAt} is null`))
      .prepare('sessions_find')
    this.#find = batched(async (hashes: readonly string[]) => {
      const rows = await find.execute({ hashes: JSON.stringify(hashes) })
      return hashes.map(hash => rows.find(row => row.tokenHash === hash))
    })
  }

  async find(hash: string): Promise<SessionViewer | null> {
    const row = await this.#find(hash)
    if (!row) return null
    const viewer = viewerOfRow(row, this.#freshSeconds)
    if (viewer && Date.now() - row.lastSeenAt.getTime() > 5 * 60_000) await this.#use(viewer.sessionId)
    return viewer
  }

  /**
   * Notes that a session is in use, and moves its end along. The end is indexed, so it moves by a day at the least: any other write
   * leaves the index alone.
   */
  async #use(sessionId: number): Promise<void> {
    const end = sql`now() + make_interval(days => ${sessionDays})`
    await this.#db
      .update(sessions)
      .set({
        lastSeenAt: sql`now()`,
        expiresAt: sql`case when ${sessions.expiresAt} < ${end} - interval '1 day' then ${end} else ${sessions.expiresAt} end`,
      })
      .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, sql`now()`)))
  }

  /** Signs a browser out: its session, and those that switching has opened beside it. */
  async end(hash: string): Promise<void> {
    await this.#db.transaction(tx => endSessions(tx, sameBrowser(eq(sessions.tokenHash, hash))))
  }
}

interface SessionRow extends Pick<
  SessionViewer,
  'id' | 'kind' | 'locale' | 'sessionId' | 'capacity' | 'instructorId' | 'operatorRole'
> {
  provedAt: Date
  secondFactorAt: Date | null
  companyId: number | null
  companyRole: CompanyRole | null
  branchId: number | null
  companyDemands: boolean | null
}

/** Null when the membership has ended by which the session acted. */
function viewerOfRow(row: SessionRow, freshSeconds: number): SessionViewer | null {
  const { id, kind, locale, sessionId, capacity, instructorId, operatorRole } = row
  const member =
    row.companyId === null || row.companyRole === null
      ? null
      : { companyId: row.companyId, role: row.companyRole, branchId: row.branchId }
  if (capacity === 'company' && member === null) return null
  if (capacity === 'operator' && operatorRole === null) return null
  return {
    id,
    kind,
    locale,
    sessionId,
    capacity,
    instructorId,
    member,
    operatorRole,
    isReauthenticated: Date.now() - row.provedAt.getTime() <= freshSeconds * 1000,
    hasSecondFactor: row.secondFactorAt !== null,
    isSecondFactorDemanded: capacity === 'operator' || row.companyDemands === true,
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
