import { randomBytes } from 'node:crypto'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { sqlStateOf, type Connection, type Database } from '../../../db/client.ts'
import { companyDomains, companySignOns } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { TextRecords } from '../../../gateways/outside/text-records.ts'
import { domainOf, readDomain } from '../../accounts/fields/domain.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { lockStructure } from '../structure.ts'

const mostDomains = 50

type Row = typeof companyDomains.$inferSelect

function present({ id, domain, proof, provenAt }: Row) {
  return {
    id,
    domain,
    record: { name: `_masar.${domain}`, value: `masar-verification=${proof}` },
    proven_at: provenAt?.toISOString() ?? null,
  }
}

/** Whether a company has proven a domain as its own. */
export async function isProven(connection: Connection, companyId: number, domain: string): Promise<boolean> {
  const which = and(
    eq(companyDomains.companyId, companyId),
    eq(companyDomains.domain, domain),
    isNotNull(companyDomains.provenAt),
  )
  return (await connection.select({ id: companyDomains.id }).from(companyDomains).where(which)).length > 0
}

/** Whether an address comes in by the company's provider, so that its person needs no invitation by e-mail. */
export async function comesByProvider(
  connection: Connection,
  companyId: number,
  email: string,
): Promise<boolean> {
  const rows = await connection
    .select({ id: companyDomains.id })
    .from(companyDomains)
    .innerJoin(companySignOns, eq(companySignOns.companyId, companyDomains.companyId))
    .where(
      and(
        eq(companyDomains.companyId, companyId),
        eq(companyDomains.domain, domainOf(email)),
        isNotNull(companyDomains.provenAt),
        eq(companySignOns.isOn, true),
      ),
    )
  return rows.length > 0
}

/** The domains that a company says are its own. Any may claim one; by a record in its name system one company alone proves it. */
export class CompanyDomains {
  readonly #db: Database
  readonly #textRecords: TextRecords

  constructor(db: Database, textRecords: TextRecords) {
    this.#db = db
    this.#textRecords = textRecords
  }

  async list(companyId: number) {
    const rows = await this.#db
      .select()
      .from(companyDomains)
      .where(eq(companyDomains.companyId, companyId))
      .orderBy(asc(companyDomains.domain))
    return rows.map(present)
  }

  /** Claims a domain; once more, it changes nothing. @throws AppError `validation`, `domain_taken`, `too_many_domains` */
  async add(actor: CompanyActor, text: string) {
    const { companyId } = actor.member
    const domain = readDomain(text)
    if (domain === null) throw new AppError('validation', { fields: { domain: [{ code: 'domain' }] } })
    return this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      const [known] = await tx
        .select()
        .from(companyDomains)
        .where(and(eq(companyDomains.companyId, companyId), eq(companyDomains.domain, domain)))
      if (known) return present(known)
      const isTaken = and(eq(companyDomains.domain, domain), isNotNull(companyDomains.provenAt))
      if ((await tx.$count(companyDomains, isTaken)) > 0) throw new AppError('domain_taken')
      if ((await tx.$count(companyDomains, eq(companyDomains.companyId, companyId))) >= mostDomains)
        throw new AppError('too_many_domains')
      const [made] = await tx
        .insert(companyDomains)
        .values({ companyId, domain, proof: randomBytes(18).toString('base64url') })
        .returning()
      if (!made) throw new Error('The domain was not written.')
      await audit(tx, actor, {
        action: 'sign_on.add_domain',
        subject: { type: 'company', id: companyId },
        after: { domain },
      })
      return present(made)
    })
  }

  /**
   * Looks for the record that proves a domain.
   * @throws AppError `not_found`; `domain_unproven` where the record is not there (yet); `domain_taken`; `unavailable` where no name server answers
   */
  async prove(actor: CompanyActor, id: number) {
    const { companyId } = actor.member
    const own = and(eq(companyDomains.id, id), eq(companyDomains.companyId, companyId))
    const [claimed] = await this.#db.select().from(companyDomains).where(own)
    if (!claimed) throw new AppError('not_found')
    if (claimed.provenAt !== null) return present(claimed)
    const { record } = present(claimed)
    if (!(await this.#texts(record.name)).includes(record.value)) throw new AppError('domain_unproven')
    try {
      return await this.#db.transaction(async tx => {
        const [proven] = await tx
          .update(companyDomains)
          .set({ provenAt: sql`now()` })
          .where(own)
          .returning()
        if (!proven) throw new AppError('not_found')
        await audit(tx, actor, {
          action: 'sign_on.prove_domain',
          subject: { type: 'company', id: companyId },
          after: { domain: claimed.domain },
        })
        return present(proven)
      })
    } catch (error) {
      if (sqlStateOf(error) === '23505') throw new AppError('domain_taken')
      throw error
    }
  }

  /** Addresses of the domain sign in as before from now on. @throws AppError `not_found` */
  async remove(actor: CompanyActor, id: number): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      const [gone] = await tx
        .delete(companyDomains)
        .where(and(eq(companyDomains.id, id), eq(companyDomains.companyId, companyId)))
        .returning({ domain: companyDomains.domain })
      if (!gone) throw new AppError('not_found')
      await audit(tx, actor, {
        action: 'sign_on.remove_domain',
        subject: { type: 'company', id: companyId },
        before: { domain: gone.domain },
      })
    })
  }

  async #texts(name: string): Promise<string[]> {
    try {
      return (await this.#textRecords(name)).map(parts => parts.join('').trim())
    } catch (error) {
      const { code } = error as { code?: unknown }
      if (code === 'ENOTFOUND' || code === 'ENODATA') return []
      throw new AppError('unavailable')
    }
  }
}
