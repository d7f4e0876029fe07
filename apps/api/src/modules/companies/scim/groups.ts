import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { employeeGroupMembers, employeeGroups, employees, scimGroups } from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { AppError } from '../../../errors.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { applyRules } from '../groups/rules.ts'
import { lockGroup, releaseGroup } from '../groups/service.ts'
import { lockStructure } from '../structure.ts'
import { scimError } from './errors.ts'
import { membersAfter, type GroupFacts } from './group-facts.ts'
import { findGroup, membersOf, type GroupRow } from './group-rows.ts'

/** The company's groups as its directory keeps them. Whom a rule of the company puts in is no matter of the directory. */
export class ScimGroups {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** @throws SCIMMY.Types.Error `uniqueness`, `invalidValue` */
  async create(actor: CompanyActor, facts: GroupFacts): Promise<GroupRow> {
    const { companyId } = actor.member
    const id = await this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      const name = named(facts.displayName)
      if (await isNameTaken(tx, companyId, facts.displayName, null)) throw taken()
      const [made] = await tx
        .insert(employeeGroups)
        .values({ companyId, name })
        .returning({ id: employeeGroups.id })
      if (!made) throw new Error('A group was not made.')
      await keepFacts(tx, companyId, made.id, facts)
      await setMembers(tx, companyId, made.id, new Set(facts.members ?? []))
      await audit(tx, actor, {
        action: 'group.create',
        subject: { type: 'group', id: made.id },
        after: { name, external_id: facts.externalId, people: facts.members?.size ?? 0 },
      })
      return made.id
    })
    return this.read(companyId, id)
  }

  /** @throws AppError `not_found` */
  async read(companyId: number, id: number): Promise<GroupRow> {
    const row = await findGroup(this.#db, companyId, id)
    if (!row) throw new AppError('not_found')
    return row
  }

  /**
   * Changes a group.
   * @param plan what it is to be, from what it is
   * @throws AppError `not_found`; SCIMMY.Types.Error `uniqueness`, `invalidValue`
   */
  async change(actor: CompanyActor, id: number, plan: (known: GroupRow) => GroupFacts): Promise<GroupRow> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      const before = await lockGroup(tx, actor.member, id)
      const known = await findGroup(tx, companyId, id)
      if (!known) throw new AppError('not_found')
      const facts = plan(known)
      const isRenamed = facts.displayName !== known.displayName
      if (isRenamed && (await isNameTaken(tx, companyId, facts.displayName, id))) throw taken()
      const name = isRenamed ? named(facts.displayName) : before.name
      if (isRenamed)
        await tx
          .update(employeeGroups)
          .set({ name })
          .where(and(eq(employeeGroups.companyId, companyId), eq(employeeGroups.id, id)))
      await keepFacts(tx, companyId, id, facts)
      const present = (await membersOf(tx, companyId, [id])).map(member => member.id)
      const change = await setMembers(tx, companyId, id, membersAfter(new Set(present), facts))
      await audit(tx, actor, {
        action: 'group.change',
        subject: { type: 'group', id },
        before: { name: before.name },
        after: { name, ...change },
      })
    })
    return this.read(companyId, id)
  }

  /** @throws AppError `not_found`; `group_required` while a requirement is made of the group */
  async remove(actor: CompanyActor, id: number): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      const before = await lockGroup(tx, actor.member, id)
      await releaseGroup(tx, companyId, before)
      await tx
        .delete(employeeGroups)
        .where(and(eq(employeeGroups.companyId, companyId), eq(employeeGroups.id, id)))
      await audit(tx, actor, {
        action: 'group.delete',
        subject: { type: 'group', id },
        before: { name: before.name },
      })
    })
  }
}

function taken() {
  return scimError(409, 'Another group has this name.', 'uniqueness')
}

/** A directory's name is in one language: Arabic where it has Arabic letters. */
function named(displayName: string): BilingualText {
  return /[\u0600-\u06FF]/.test(displayName) ? { ar: displayName } : { en: displayName }
}

async function isNameTaken(
  tx: Transaction,
  companyId: number,
  name: string,
  but: number | null,
): Promise<boolean> {
  const same = and(
    eq(employeeGroups.companyId, companyId),
    sql`lower(${name}) in (lower(${employeeGroups.name} ->> 'ar'), lower(${employeeGroups.name} ->> 'en'))`,
    but === null ? undefined : sql`${employeeGroups.id} <> ${but}`,
  )
  return (await tx.$count(employeeGroups, same)) > 0
}

async function keepFacts(tx: Transaction, companyId: number, groupId: number, { externalId }: GroupFacts) {
  const row = { externalId, updatedAt: sql`clock_timestamp()` }
  await tx
    .insert(scimGroups)
    .values({ companyId, groupId, ...row })
    .onConflictDoUpdate({ target: [scimGroups.companyId, scimGroups.groupId], set: row })
}

/** Has exactly these people be in the group by hand, beside records that name nobody. @throws SCIMMY.Types.Error `invalidValue` for who is none of the company's */
async function setMembers(tx: Transaction, companyId: number, groupId: number, wanted: ReadonlySet<number>) {
  const present = new Set((await membersOf(tx, companyId, [groupId])).map(member => member.id))
  const added = [...wanted].filter(id => !present.has(id))
  const removed = [...present].filter(id => !wanted.has(id))
  // One parameter, however many they are: PostgreSQL takes 65,535.
  const ids = (list: readonly number[]) => sql`${sql.param(list)}::bigint[]`
  const own = and(
    eq(employees.companyId, companyId),
    isNull(employees.anonymisedAt),
    sql`${employees.id} = any(${ids(added)})`,
  )
  if (added.length > 0 && (await tx.$count(employees, own)) < added.length)
    throw scimError(400, 'A member is not a user of this company.', 'invalidValue')
  if (added.length > 0)
    await tx.execute(sql`insert into employee_group_members (company_id, group_id, employee_id)
      select ${companyId}, ${groupId}, unnest(${ids(added)})
      on conflict (group_id, employee_id) do update set is_by_rule = false`)
  if (removed.length > 0)
    await tx
      .delete(employeeGroupMembers)
      .where(
        and(
          eq(employeeGroupMembers.companyId, companyId),
          eq(employeeGroupMembers.groupId, groupId),
          sql`${employeeGroupMembers.employeeId} = any(${ids(removed)})`,
        ),
      )
  if (added.length + removed.length > 0)
    await applyRules(tx, companyId, { groupId, employeeIds: [...added, ...removed] })
  return { added: added.length, removed: removed.length }
}
