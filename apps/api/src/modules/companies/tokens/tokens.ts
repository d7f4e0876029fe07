import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { companyApiKeys, scimTokens, users } from '../../../db/schema/index.ts'
import { AppError, type ErrorCode } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { hashOf, newToken } from '../../../secrets.ts'
import { FieldErrors, readLine } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { actorNameIn } from '../retention/former.ts'
import { lockStructure } from '../structure.ts'

/** So many may work at once; of those that are over, the latest are listed. */
const mostOpen = 10
const mostListed = 50

type ScimRow = typeof scimTokens.$inferSelect
type KeyRow = typeof companyApiKeys.$inferSelect

/** One kind of tokens of companies: where they are kept, how they begin, and how acts on them are called. */
export interface TokenKind<Row extends ScimRow> {
  /** Every table of tokens has these columns; one that has more is read with them. */
  table: typeof scimTokens
  prefix: string
  tooMany: ErrorCode
  actions:
    | { make: 'sign_on.make_scim_token'; withdraw: 'sign_on.withdraw_scim_token'; id: 'scim_token_id' }
    | { make: 'api_key.make'; withdraw: 'api_key.withdraw'; id: 'api_key_id' }
  /** What the kind has beside the usual. */
  readonly row?: Row
}

/** By them a company's directory keeps its people and groups. */
export const scimKind: TokenKind<ScimRow> = {
  table: scimTokens,
  prefix: 'masar_scim_',
  tooMany: 'too_many_scim_tokens',
  actions: { make: 'sign_on.make_scim_token', withdraw: 'sign_on.withdraw_scim_token', id: 'scim_token_id' },
}

/** By them a company's own programs read from the company API. */
export const apiKeyKind: TokenKind<KeyRow> = {
  table: companyApiKeys as unknown as typeof scimTokens,
  prefix: 'masar_company_',
  tooMany: 'too_many_company_keys',
  actions: { make: 'api_key.make', withdraw: 'api_key.withdraw', id: 'api_key_id' },
}

const isOpen = (table: typeof scimTokens) => and(isNull(table.withdrawnAt), gt(table.expiresAt, sql`now()`))

interface TokenOrder {
  name: string
  days: number
}

/** The tokens of one kind that companies make, list and withdraw. */
export class CompanyTokens<Row extends ScimRow> {
  readonly #db: Database
  readonly #kind: TokenKind<Row>

  constructor(db: Database, kind: TokenKind<Row>) {
    this.#db = db
    this.#kind = kind
  }

  /** Without the secrets, newest first. @param more additional fields of each */
  async list<More extends object>(companyId: number, locale: Locale, more: (row: Row) => More) {
    const { table } = this.#kind
    const rows = await this.#db
      .select({
        token: table,
        maker: actorNameIn(locale, 'users', companyId),
        isOpen: sql<boolean>`${isOpen(table)}`,
      })
      .from(table)
      .leftJoin(users, eq(users.id, table.createdBy))
      .where(eq(table.companyId, companyId))
      .orderBy(desc(table.id))
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
      ...more(token as Row),
    }))
  }

  /**
   * @param more the columns that the kind has beside the usual
   * @returns the token, which is shown this once and kept as its hash
   * @throws AppError `validation`, and the kind's own for too many
   */
  async make(
    actor: CompanyActor,
    { name: given, days }: TokenOrder,
    more: Omit<Row, keyof ScimRow>,
  ): Promise<string> {
    const { table, prefix, tooMany, actions } = this.#kind
    const { companyId } = actor.member
    const errors = new FieldErrors()
    const name = readLine(given, errors, 'name', 80)
    errors.throwIfAny()
    const token = `${prefix}${newToken()}`
    await this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      if ((await tx.$count(table, and(eq(table.companyId, companyId), isOpen(table)))) >= mostOpen)
        throw new AppError(tooMany)
      const [made] = await tx
        .insert(table)
        .values({
          companyId,
          name,
          tokenHash: hashOf(token),
          createdBy: actor.userId,
          expiresAt: sql`now() + make_interval(days => ${days})`,
          ...more,
        })
        .returning({ id: table.id, expiresAt: table.expiresAt })
      if (!made) throw new Error('The token was not kept.')
      await audit(tx, actor, {
        action: actions.make,
        subject: { type: 'company', id: companyId },
        after: { [actions.id]: made.id, label: name, ...more, expires_at: made.expiresAt },
      })
    })
    return token
  }

  /** It opens nothing from now on; once more, it changes nothing. @throws AppError `not_found` */
  async withdraw(actor: CompanyActor, id: number): Promise<void> {
    const { table, actions } = this.#kind
    const { companyId } = actor.member
    const own = and(eq(table.id, id), eq(table.companyId, companyId))
    await this.#db.transaction(async tx => {
      const [known] = await tx.select().from(table).where(own).for('update')
      if (!known) throw new AppError('not_found')
      if (known.withdrawnAt !== null) return
      await tx
        .update(table)
        .set({ withdrawnAt: sql`clock_timestamp()` })
        .where(own)
      await audit(tx, actor, {
        action: actions.withdraw,
        subject: { type: 'company', id: companyId },
        after: { [actions.id]: id, label: known.name },
      })
    })
  }
}

/** Whether a text has the form of a token of a kind. */
export function isToken({ prefix }: { prefix: string }, text: string): boolean {
  return text.startsWith(prefix) && /^[\w-]{43}$/.test(text.slice(prefix.length))
}

/** What a bearer token speaks for; null for one that opens nothing. When it was used is written once a minute. */
export async function findToken<Row extends ScimRow>(
  connection: Connection,
  kind: TokenKind<Row>,
  token: string,
): Promise<Row | null> {
  if (!isToken(kind, token)) return null
  const { table } = kind
  const [row] = await connection
    .select()
    .from(table)
    .where(and(eq(table.tokenHash, hashOf(token)), isOpen(table)))
  if (!row) return null
  if (row.lastUsedAt === null || Date.now() - row.lastUsedAt.getTime() > 60_000)
    await connection
      .update(table)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(table.id, row.id))
  return row as Row
}
