import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../../db/client.ts'
import { signOnRequests } from '../../../../db/schema/index.ts'
import { requestMinutes, type SamlRequest } from '../../../../gateways/saml/provider.ts'
import type { ApiName } from '../../../../openapi.ts'
import { hashOf, newToken, type Secrets } from '../../../../secrets.ts'
import type { SamlOutcome } from './outcome.ts'

const idForm = /^_[0-9a-f]{48}$/

/** A request whose answer has come. */
export interface UsedRequest extends SamlRequest {
  api: ApiName
}

/** The requests to companies' SAML providers, each of which is answered once. */
export class SamlRequests {
  readonly #db: Database
  readonly #secrets: Secrets

  constructor(db: Database, secrets: Secrets) {
    this.#db = db
    this.#secrets = secrets
  }

  /** @param userId who tries the provider out; null for a real sign-in */
  async open(companyId: number, api: ApiName, userId: number | null): Promise<SamlRequest> {
    // Of an XML name, which begins with no digit.
    const id = `_${randomBytes(24).toString('hex')}`
    const [made] = await this.#db
      .insert(signOnRequests)
      .values({
        id,
        companyId,
        api,
        userId,
        expiresAt: sql`now() + make_interval(mins => ${requestMinutes})`,
      })
      .returning({ sentAt: signOnRequests.createdAt })
    if (!made) throw new Error('The request was not written.')
    return { id, ...made }
  }

  /** Uses a request up, whatever its answer is worth: a second answer finds none. @param claimed what an answer says of which it answers */
  async use(companyId: number, claimed: readonly (string | null)[]): Promise<UsedRequest | undefined> {
    for (const id of claimed) {
      if (id === null || !idForm.test(id)) continue
      const [used] = await this.#db
        .update(signOnRequests)
        .set({ answeredAt: sql`now()` })
        .where(
          and(
            eq(signOnRequests.id, id),
            eq(signOnRequests.companyId, companyId),
            isNull(signOnRequests.answeredAt),
            gt(signOnRequests.expiresAt, sql`now()`),
          ),
        )
        .returning({ id: signOnRequests.id, sentAt: signOnRequests.createdAt, api: signOnRequests.api })
      if (used) return used
    }
    return undefined
  }

  /** Keeps what came of a request until its browser comes for it. @returns the code for that */
  async keep(id: string, outcome: SamlOutcome): Promise<string> {
    const code = newToken()
    await this.#db
      .update(signOnRequests)
      .set({
        codeHash: hashOf(code),
        sealedOutcome: this.#secrets.encrypt(outcome),
        // The person who tries it out can read it for an hour.
        expiresAt: sql`now() + interval '1 hour'`,
      })
      .where(eq(signOnRequests.id, id))
    return code
  }

  /** What came of a request, once, within a minute. @param id from the cookie of the browser that set out */
  async take(
    companyId: number,
    id: string,
    code: string,
  ): Promise<{ userId: number | null; outcome: SamlOutcome } | undefined> {
    const [taken] = await this.#db
      .update(signOnRequests)
      .set({ takenAt: sql`now()` })
      .where(
        and(
          eq(signOnRequests.id, id),
          eq(signOnRequests.companyId, companyId),
          eq(signOnRequests.codeHash, hashOf(code)),
          isNull(signOnRequests.takenAt),
          gt(signOnRequests.answeredAt, sql`now() - interval '1 minute'`),
        ),
      )
      .returning({ userId: signOnRequests.userId, sealed: signOnRequests.sealedOutcome })
    if (!taken || taken.sealed === null) return undefined
    if (taken.userId === null) await this.#db.delete(signOnRequests).where(eq(signOnRequests.id, id))
    return { userId: taken.userId, outcome: this.#secrets.decrypt(taken.sealed) as SamlOutcome }
  }

  /** The result of the person's last trial of their company's provider, for them alone. */
  async lastTry(companyId: number, userId: number): Promise<{ at: Date; outcome: SamlOutcome } | undefined> {
    const [row] = await this.#db
      .select({ at: signOnRequests.takenAt, sealed: signOnRequests.sealedOutcome })
      .from(signOnRequests)
      .where(
        and(
          eq(signOnRequests.companyId, companyId),
          eq(signOnRequests.userId, userId),
          isNotNull(signOnRequests.takenAt),
          gt(signOnRequests.expiresAt, sql`now()`),
        ),
      )
      .orderBy(desc(signOnRequests.takenAt))
      .limit(1)
    const outcome = row?.sealed == null ? null : this.#secrets.decryptOrNull(row.sealed)
    return row?.at && outcome !== null ? { at: row.at, outcome: outcome as SamlOutcome } : undefined
  }
}

/** Expired requests, and what was stored of responses. */
export async function deleteOldSignOnRequests(db: Database): Promise<void> {
  await db.delete(signOnRequests).where(lt(signOnRequests.expiresAt, sql`now()`))
}
