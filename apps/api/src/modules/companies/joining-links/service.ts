import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { departments, employeeGroups, joiningLinkGroups, joiningLinks } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { hashOf, type Secrets } from '../../../secrets.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { readDomain } from '../../accounts/fields/domain.ts'
import { FieldErrors, readLine } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { checkGroups } from '../employees/groups-by-hand.ts'
import { inReachOf } from '../policy.ts'
import { lockStructure, reachesDepartment } from '../structure.ts'
import { linkState, takesOneMore } from './links.ts'
import type { JoiningLinkBody } from './schema.ts'

/** So many may work at once; of those that are over, the latest are listed. */
const mostOpen = 100
const mostListed = 200

/** The links by which people join a company. A manager's lead into the own branch. */
export class JoiningLinks {
  readonly #db: Database
  readonly #secrets: Secrets
  readonly #publicUrl: string

  constructor(db: Database, secrets: Secrets, publicUrl: string) {
    this.#db = db
    this.#secrets = secrets
    this.#publicUrl = publicUrl
  }

  /** Those that work first, the newest of each first. @param id of one alone */
  async list(member: CompanyMembership, locale: Locale, id?: number) {
    const rows = await this.#db
      .select({ link: joiningLinks, state: linkState, department: departments.name })
      .from(joiningLinks)
      .leftJoin(departments, eq(departments.id, joiningLinks.departmentId))
      .where(
        and(
          inReachOf(member, joiningLinks.companyId, joiningLinks.departmentId),
          id === undefined ? undefined : eq(joiningLinks.id, id),
        ),
      )
      .orderBy(desc(takesOneMore), desc(joiningLinks.id))
      .limit(mostListed)
    const groups = await this.#db
      .select({ linkId: joiningLinkGroups.linkId, id: employeeGroups.id, name: employeeGroups.name })
      .from(joiningLinkGroups)
      .innerJoin(employeeGroups, eq(employeeGroups.id, joiningLinkGroups.groupId))
      .where(
        and(
          eq(joiningLinkGroups.companyId, member.companyId),
          inArray(joiningLinkGroups.linkId, [0, ...rows.map(({ link }) => link.id)]),
        ),
      )
      .orderBy(asc(employeeGroups.id))
    return rows.map(({ link, state, department }) => ({
      id: link.id,
      label: link.label,
      link: this.#addressOf(link.sealedToken, locale),
      department:
        link.departmentId === null || department === null
          ? null
          : { id: link.departmentId, name: pick(department, locale) },
      groups: groups
        .filter(group => group.linkId === link.id)
        .map(group => ({ id: group.id, name: pick(group.name, locale) })),
      domains: link.domains,
      state,
      uses: link.uses,
      max_uses: link.maxUses,
      created_at: link.createdAt.toISOString(),
      expires_at: link.expiresAt.toISOString(),
    }))
  }

  /** Makes a link; a manager one into the own branch. @returns its id @throws AppError `validation`, `too_many_joining_links` */
  async make(tx: Transaction, actor: CompanyActor, form: JoiningLinkBody): Promise<number> {
    const { member } = actor
    const { companyId } = member
    const errors = new FieldErrors()
    const label = form.label === undefined ? null : readLine(form.label, errors, 'label', 80)
    const domains = readDomains(form.domains ?? [], errors)
    const token = randomBytes(16).toString('base64url')
    await lockStructure(tx, companyId)
    await checkPlaces(tx, member, form, errors)
    errors.throwIfAny()
    await checkNumber(tx, companyId)
    const row = {
      label,
      departmentId: form.department_id ?? null,
      domains,
      maxUses: form.max_uses ?? null,
    }
    const [made] = await tx
      .insert(joiningLinks)
      .values({
        ...row,
        companyId,
        createdBy: actor.userId,
        tokenHash: hashOf(token),
        sealedToken: this.#secrets.encrypt(token),
        expiresAt: sql`now() + make_interval(days => ${form.days})`,
      })
      .returning({ id: joiningLinks.id, expiresAt: joiningLinks.expiresAt })
    if (!made) throw new Error('The link was not written.')
    const groupIds = form.group_ids ?? []
    if (groupIds.length > 0)
      await tx
        .insert(joiningLinkGroups)
        .values(groupIds.map(groupId => ({ companyId, linkId: made.id, groupId })))
    await audit(tx, actor, {
      action: 'joining_link.make',
      subject: { type: 'joining_link', id: made.id },
      after: {
        label,
        department_id: row.departmentId,
        group_ids: groupIds,
        domains,
        max_uses: row.maxUses,
        expires_at: made.expiresAt,
      },
    })
    return made.id
  }

  /** Revokes the link; doing so again changes nothing. @throws AppError `not_found` */
  async withdraw(actor: CompanyActor, id: number): Promise<void> {
    const { member } = actor
    await this.#db.transaction(async tx => {
      await lockStructure(tx, member.companyId)
      const [link] = await tx
        .select({ withdrawnAt: joiningLinks.withdrawnAt })
        .from(joiningLinks)
        .where(
          and(eq(joiningLinks.id, id), inReachOf(member, joiningLinks.companyId, joiningLinks.departmentId)),
        )
        .for('update')
      if (!link) throw new AppError('not_found')
      if (link.withdrawnAt !== null) return
      await tx
        .update(joiningLinks)
        .set({ withdrawnAt: sql`clock_timestamp()` })
        .where(eq(joiningLinks.id, id))
      await audit(tx, actor, {
        action: 'joining_link.withdraw',
        subject: { type: 'joining_link', id },
        after: { withdrawn: true },
      })
    })
  }

  /** Null where the token was encrypted with a secret that is no longer used. */
  #addressOf(sealed: string, locale: Locale): string | null {
    const token = this.#secrets.decryptOrNull(sealed)
    return typeof token === 'string'
      ? `${this.#publicUrl}${locale === 'en' ? '/en' : ''}/join/${token}`
      : null
  }
}

function readDomains(given: readonly string[], errors: FieldErrors): string[] {
  const read = given.map(readDomain)
  if (read.includes(null)) errors.add('domains', { code: 'domain' })
  return [...new Set(read.filter(domain => domain !== null))]
}

async function checkNumber(tx: Transaction, companyId: number): Promise<void> {
  const open = await tx.$count(joiningLinks, and(eq(joiningLinks.companyId, companyId), takesOneMore))
  if (open >= mostOpen) throw new AppError('too_many_joining_links')
}

async function checkPlaces(
  tx: Transaction,
  member: CompanyMembership,
  form: JoiningLinkBody,
  errors: FieldErrors,
): Promise<void> {
  const { department_id: departmentId, group_ids: groupIds = [] } = form
  const isFree =
    departmentId === undefined ? member.branchId === null : await reachesDepartment(tx, member, departmentId)
  if (!isFree) errors.add('department_id', { code: departmentId === undefined ? 'required' : 'choice' })
  if (groupIds.length > 0) await checkGroups(tx, member.companyId, groupIds, errors)
}
