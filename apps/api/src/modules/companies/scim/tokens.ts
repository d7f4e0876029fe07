import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { scimTokens, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { hashOf, newToken } from '../../../secrets.ts'
import { FieldErrors, readLine } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { lockStructure } from '../structure.ts'
import type { ScimTokenBody } from './token-schema.ts'

const shape = /^masar_scim_[\w-]{43}$/
/** So many may work at once; of those that are over, the latest are listed. */
const mostOpen = 10
const mostListed = 50

const isOpen = and(isNull(scimTokens.withdrawnAt), gt(scimTokens.expiresAt, sql`now()`))

/** The tokens by which a company's directory comes in. */
export class ScimTokens {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Without what would open anything; the newest first. */
  async list(companyId: number) {
    const rows = await this.#db
      .select({ token: scimTokens, maker: users.name, isOpen: sql<boolean>`${isOpen}` })
      .from(scimTokens)
      .leftJoin(users, eq(users.id, scimTokens.createdBy))
      .where(eq(scimTokens.companyId, companyId))
      .orderBy(desc(scimTokens.id))
      .limit(mostListed)
    return rows.map(({ token, maker, isOpen: works }) => ({
      id: token.id,
      name: token.name,
      state: works
        ? ('open' as const)
        : token.withdrawnAt === null
          ? ('expired' as const)
          : ('withdrawn' as const),
      made_by: maker,
      created_at: token.createdAt.toISOString(),
      expires_at: token.expiresAt.toISOString(),
      last_used_at: token.lastUsedAt?.toISOString() ?? null,
    }))
  }

  /** @returns the token, which is shown this once and kept as its hash @throws AppError `validation`, `too_many_scim_tokens` */
  async make(actor: CompanyActor, body: ScimTokenBody): Promise<string> {
    const { companyId } = actor.member
    const errors = new FieldErrors()
    const name = readLine(body.name, errors, 'name', 80)
    errors.throwIfAny()
    const token = `masar_scim_${newToken()}`
    await this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      if ((await tx.$count(scimTokens, and(eq(scimTokens.companyId, companyId), isOpen))) >= mostOpen)
        throw new AppError('too_many_scim_tokens')
      const [made] = await tx
        .insert(scimTokens)
        .values({
          companyId,
          name,
          tokenHash: hashOf(token),
          createdBy: actor.userId,
          expiresAt: sql`now() + make_interval(days => ${body.days})`,
        })
        .returning({ id: scimTokens.id, expiresAt: scimTokens.expiresAt })
      if (!made) throw new Error('The token was not kept.')
      await audit(tx, actor, {
        action: 'sign_on.make_scim_token',
        subject: { type: 'company', id: companyId },
        after: { scim_token_id: made.id, label: name, expires_at: made.expiresAt },
      })
    })
    return token
  }

  /** It opens nothing from now on; once more, it changes nothing. @throws AppError `not_found` */
  async withdraw(actor: CompanyActor, id: number): Promise<void> {
    const { companyId } = actor.member
    const own = and(eq(scimTokens.id, id), eq(scimTokens.companyId, companyId))
    await this.#db.transaction(async tx => {
      const [known] = await tx.select().from(scimTokens).where(own).for('update')
      if (!known) throw new AppError('not_found')
      if (known.withdrawnAt !== null) return
      await tx
        .update(scimTokens)
        .set({ withdrawnAt: sql`clock_timestamp()` })
        .where(own)
      await audit(tx, actor, {
        action: 'sign_on.withdraw_scim_token',
        subject: { type: 'company', id: companyId },
        after: { scim_token_id: id, label: known.name },
      })
    })
  }
}

/** Whether a text has the form of a token. */
export function isScimToken(text: string): boolean {
  return shape.test(text)
}

/** Whose directory a bearer token speaks for; null for one that opens nothing. */
export async function findScimToken(
  connection: Connection,
  token: string,
): Promise<{ id: number; companyId: number } | null> {
  if (!isScimToken(token)) return null
  const [row] = await connection
    .select({ id: scimTokens.id, companyId: scimTokens.companyId, lastUsedAt: scimTokens.lastUsedAt })
    .from(scimTokens)
    .where(and(eq(scimTokens.tokenHash, hashOf(token)), isOpen))
  if (!row) return null
  if (row.lastUsedAt === null || Date.now() - row.lastUsedAt.getTime() > 60_000)
    await connection
      .update(scimTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(scimTokens.id, row.id))
  return row
}
