import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { apiKeys } from '../../../db/schema/index.ts'
import type { ApiName } from '../../../openapi.ts'
import { hashOf, newToken } from '../../../secrets.ts'

const shape = /^masar_[\w-]{43}$/
export type KeyScope = ApiName | 'both'

/** Keys of calling applications: Masar's own from the settings, those of internal tools from the database, by their hash. */
export class ApiKeys {
  readonly #own: Set<string>
  readonly #find
  readonly #db: Database

  constructor(db: Database, own: readonly string[]) {
    this.#own = new Set(own)
    this.#db = db
    this.#find = db
      .select({ id: apiKeys.id, scope: apiKeys.scope, lastUsedAt: apiKeys.lastUsedAt })
      .from(apiKeys)
      .where(and(eq(apiKeys.keyHash, sql.placeholder('hash')), isNull(apiKeys.revokedAt)))
      .prepare('api_key_find')
  }

  /** Whether it is a key of the settings; those open both APIs. */
  isOwn(key: string): boolean {
    return this.#own.has(key)
  }

  /** Whether a tool's key may call an API. A revoked one may not from the next request on. */
  async opens(key: string, api: ApiName): Promise<boolean> {
    if (!shape.test(key)) return false
    const [row] = await this.#find.execute({ hash: hashOf(key) })
    if (!row || (row.scope !== 'both' && row.scope !== api)) return false
    if (row.lastUsedAt === null || Date.now() - row.lastUsedAt.getTime() > 5 * 60_000)
      await this.#db
        .update(apiKeys)
        .set({ lastUsedAt: sql`now()` })
        .where(eq(apiKeys.id, row.id))
    return true
  }
}

/** Makes a key for an internal tool. @returns the key; it is shown this once and kept as its hash */
export async function makeKey(
  db: Database,
  name: string,
  scope: KeyScope,
): Promise<{ id: number; key: string }> {
  const key = `masar_${newToken()}`
  const [row] = await db
    .insert(apiKeys)
    .values({ name, scope, keyHash: hashOf(key) })
    .returning({ id: apiKeys.id })
  if (!row) throw new Error('The key was not kept.')
  return { id: row.id, key }
}

/** Every key, without what could be used. */
export async function listKeys(db: Database) {
  return db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scope: apiKeys.scope,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .orderBy(apiKeys.id)
}

/** @returns whether there was such a key to revoke */
export async function revokeKey(db: Database, id: number): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id })
  return revoked.length > 0
}
