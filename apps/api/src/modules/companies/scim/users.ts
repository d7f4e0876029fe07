import { fold, sortKey } from '@masar/text'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { sqlStateOf, type Database, type Transaction } from '../../../db/client.ts'
import { employees, scimUsers } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit, type AuditedAct, changesOf } from '../../platform/audit/audit.ts'
import { nameInCompanies } from '../employees/account-names.ts'
import { endEmployment } from '../employees/leaving.ts'
import { takeBack } from '../employees/returning.ts'
import { applyRules } from '../groups/rules.ts'
import { endInvitations } from '../invitations/ending.ts'
import { keepInvited } from '../invitations/keeping.ts'
import type { Invitations } from '../invitations/service.ts'
import { comesByProvider } from '../sign-on/domains.ts'
import { lockStructure, setManager } from '../structure.ts'
import { scimError } from './errors.ts'
import { placesOf, type Places } from './places.ts'
import { factsOfPatch, factsOfResource, type UserFacts } from './user-facts.ts'
import { findUser, isTaken, type UserRow } from './user-rows.ts'

/** What a request makes of a user as they stand. */
type Plan = (known: UserRow) => Promise<UserFacts>

/**
 * The company's people as its directory keeps them. A new one is invited, by e-mail unless the company's provider is their way in; an inactive one
 * has left, with all that means. Accounts are their persons' own: nothing of them is read or changed.
 */
export class ScimUsers {
  readonly #db: Database
  readonly #invitations: Invitations

  constructor(db: Database, invitations: Invitations) {
    this.#db = db
    this.#invitations = invitations
  }

  /** @throws SCIMMY.Types.Error `uniqueness`, `invalidValue`; AppError `validation`, `too_many_requests` */
  async create(actor: CompanyActor, body: unknown): Promise<UserRow> {
    const { companyId } = actor.member
    const facts = factsOfResource(body)
    const isInvited = await this.#countInvitation(companyId, facts, facts.active !== false)
    const id = await this.#write(async tx => {
      await lockStructure(tx, companyId)
      if (await isTaken(tx, companyId, facts, null)) throw taken()
      const places = await placesOf(tx, actor, facts, null)
      const { departmentId = null, managerId } = places
      const [kept] = await keepInvited(tx, actor.member, [{ companyId, ...rowOf(facts), departmentId }])
      if (!kept) throw taken()
      if (managerId !== undefined) await setManager(tx, companyId, kept.id, managerId)
      await keepNames(tx, companyId, kept.id, facts, sql`now()`)
      if (facts.active === false)
        await tx
          .update(employees)
          .set({ state: 'deactivated', deactivatedAt: sql`now()` })
          .where(eq(employees.id, kept.id))
      else if (isInvited) await this.#invite(tx, companyId, kept.id, facts.email, localeOf(body))
      await applyRules(tx, companyId, { employeeIds: [kept.id] })
      await audit(tx, actor, {
        action: 'employee.invite',
        subject: { type: 'employee', id: kept.id },
        after: {
          ...auditedOf(facts),
          ...auditedPlaces(places),
          state: facts.active === false ? 'deactivated' : 'invited',
        },
      })
      return kept.id
    })
    return this.read(companyId, id)
  }

  /** @throws AppError `not_found` */
  async read(companyId: number, id: number): Promise<UserRow> {
    const row = await findUser(this.#db, companyId, id)
    if (!row) throw new AppError('not_found')
    return row
  }

  /** Replaces all attributes of a user. @throws as `create`; AppError `not_found`, `forbidden` for an owner who would leave */
  async replace(actor: CompanyActor, id: number, body: unknown): Promise<UserRow> {
    return this.#change(actor, id, localeOf(body), async known => factsOfResource(body, known))
  }

  /** Changes what operations name. @throws as `replace` */
  async patch(actor: CompanyActor, id: number, body: unknown): Promise<UserRow> {
    return this.#change(actor, id, 'ar', known => factsOfPatch(body, known))
  }

  /** The directory does not know them any more: they have left, and their record stays. @throws AppError `not_found`, `forbidden` */
  async remove(actor: CompanyActor, id: number): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      const known = await findUser(tx, companyId, id)
      if (!known) throw new AppError('not_found')
      const removed = { removedAt: sql`now()`, externalId: null, userName: null }
      await tx
        .insert(scimUsers)
        .values({ companyId, employeeId: id, ...removed })
        .onConflictDoUpdate({ target: [scimUsers.companyId, scimUsers.employeeId], set: removed })
      if (known.state !== 'deactivated') await deactivate(tx, actor, id)
    })
  }

  async #change(actor: CompanyActor, id: number, locale: Locale, plan: Plan): Promise<UserRow> {
    const { companyId } = actor.member
    const found = await this.read(companyId, id)
    const wanted = await plan(found)
    const comesBack = found.state === 'deactivated' && wanted.active === true
    const isInvited = await this.#countInvitation(
      companyId,
      wanted,
      (comesBack && found.isInvited) || isMoved(found, wanted),
    )
    await this.#write(async tx => {
      await lockStructure(tx, companyId)
      const known = await findUser(tx, companyId, id)
      if (!known) throw new AppError('not_found')
      // Whether to invite was decided for how they stood then: another request has been quicker.
      if (known.state !== found.state || known.email !== found.email)
        throw scimError(409, 'The user was changed meanwhile. Try again.')
      const facts = await plan(known)
      const change = await this.#keep(tx, actor, known, facts)
      await seeAgain(tx, companyId, id)
      if (isMoved(known, facts)) {
        await endInvitations(tx, companyId, [id])
        if (isInvited) await this.#invite(tx, companyId, id, facts.email, locale)
      }
      if (known.state !== 'deactivated' && facts.active === false) await deactivate(tx, actor, id)
      if (known.state === 'deactivated' && facts.active === true)
        await takeBack(tx, actor, known, async () => {
          if (isInvited) await this.#invite(tx, companyId, id, facts.email, locale)
        })
      // Last, as everywhere: it holds the company's chain, for which others wait with the seats and budgets that leaving needs.
      if (change) await audit(tx, actor, change)
    })
    return this.read(companyId, id)
  }

  /** @returns what the log is to say of it; null where nothing changed */
  async #keep(
    tx: Transaction,
    actor: CompanyActor,
    known: UserRow,
    facts: UserFacts,
  ): Promise<AuditedAct | null> {
    const { companyId } = actor.member
    if (await isTaken(tx, companyId, facts, known.id)) throw taken()
    const places = await placesOf(tx, actor, facts, known)
    const changes = changesOf(
      { ...auditedOf(known), ...auditedPlaces(known) },
      { ...auditedOf(facts), ...auditedPlaces({ ...known, ...places }) },
    )
    const isChanged = JSON.stringify(changes.before) !== JSON.stringify(changes.after)
    const isSameName = (['formattedName', 'givenName', 'familyName'] as const).every(
      part => known[part] === facts[part],
    )
    if (!isChanged && isSameName) return null
    const [changed] = await tx
      .update(employees)
      .set({ ...rowOf(facts), ...places })
      .where(and(eq(employees.companyId, companyId), eq(employees.id, known.id)))
      .returning({ userId: employees.userId })
    if (changed?.userId) await nameInCompanies(tx, changed.userId)
    await keepNames(tx, companyId, known.id, facts)
    await applyRules(tx, companyId, { employeeIds: [known.id] })
    return { action: 'employee.change', subject: { type: 'employee', id: known.id }, ...changes }
  }

  /** Counted beside the transaction: on the embedded database there is no second connection. @returns whether an invitation goes by e-mail */
  async #countInvitation(companyId: number, { email }: UserFacts, isNeeded: boolean): Promise<boolean> {
    if (!isNeeded || (await comesByProvider(this.#db, companyId, email))) return false
    await this.#invitations.count(companyId, email)
    return true
  }

  async #invite(tx: Transaction, companyId: number, employeeId: number, to: string, locale: Locale) {
    await this.#invitations.send(tx, { companyId, employeeId, to }, locale)
  }

  /** Names, addresses and numbers are one's own: what another one has is refused. */
  async #write<T>(act: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.#db.transaction(act)
    } catch (error) {
      if (sqlStateOf(error) === '23505') throw taken()
      throw error
    }
  }
}

/** Who was removed once and came back in the portal stays the directory’s, whatever it says of them now. */
async function seeAgain(tx: Transaction, companyId: number, id: number): Promise<void> {
  await tx
    .update(scimUsers)
    .set({ removedAt: null })
    .where(
      and(eq(scimUsers.companyId, companyId), eq(scimUsers.employeeId, id), isNotNull(scimUsers.removedAt)),
    )
}

/** Whether a person who has not answered yet is to be invited at another address: the former one may be read by a stranger. */
function isMoved(known: UserRow, facts: UserFacts): boolean {
  return known.state === 'invited' && facts.active !== false && known.email !== facts.email
}

function taken() {
  return scimError(409, 'Another user has this name, e-mail address or number.', 'uniqueness')
}

async function deactivate(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  const { heldByRole } = await endEmployment(tx, actor, [id])
  if (heldByRole.length > 0) throw new AppError('forbidden')
}

function rowOf({ name, email, job, number }: UserFacts) {
  const searchFolded = fold([name, email, number ?? ''].join(' '))
  return { name, nameKey: sortKey(name), searchFolded, email, job, number }
}

type Audited = Pick<UserFacts, 'name' | 'email' | 'job' | 'number' | 'externalId' | 'userName'>

function auditedOf({ name, email, job, number, externalId, userName }: Audited) {
  return { name, email, job, number, external_id: externalId, user_name: userName }
}

const auditedPlaces = ({ departmentId, managerId }: Places) => ({
  ...(departmentId !== undefined && { department_id: departmentId }),
  ...(managerId !== undefined && { manager_id: managerId }),
})

async function keepNames(
  tx: Transaction,
  companyId: number,
  employeeId: number,
  facts: UserFacts,
  updatedAt = sql`clock_timestamp()`,
): Promise<void> {
  const { externalId, formattedName, givenName, familyName } = facts
  const userName = facts.userName.toLowerCase() === facts.email ? null : facts.userName
  const row = {
    userName,
    externalId,
    formattedName,
    givenName,
    familyName,
    removedAt: null,
    updatedAt,
  }
  await tx
    .insert(scimUsers)
    .values({ companyId, employeeId, ...row })
    .onConflictDoUpdate({ target: [scimUsers.companyId, scimUsers.employeeId], set: row })
}

/** The language of an invitation: the user's own where the directory says it, else Arabic. */
function localeOf(body: unknown): Locale {
  const { preferredLanguage, locale } = (body ?? {}) as { preferredLanguage?: unknown; locale?: unknown }
  return /^en\b/i.test(String(preferredLanguage ?? locale ?? '')) ? 'en' : 'ar'
}
