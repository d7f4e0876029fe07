import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import {
  departments,
  employeeGroupMembers,
  employeeGroupRules,
  employeeGroups,
  employees,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { FieldErrors, readLine } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { inReachOf } from '../policy.ts'
import { lockStructure, readNames } from '../structure.ts'
import { countRequirements, keepEnded } from '../requirements/ended.ts'
import { keepStandingLater } from '../assignments/standing-scope.ts'
import { applyRules } from './rules.ts'
import type { GroupBody, RulesBody } from './schema.ts'

type Rule = Pick<typeof employeeGroupRules.$inferInsert, 'departmentId' | 'job' | 'joinedAfter'>

/** Groups of people over departments, filled by hand and by rules. */
export class Groups {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** @throws AppError `validation` */
  async create(actor: CompanyActor, body: GroupBody): Promise<number> {
    const { companyId } = actor.member
    const name = namesOf(body)
    return this.#db.transaction(async tx => {
      const [made] = await tx
        .insert(employeeGroups)
        .values({ companyId, name })
        .returning({ id: employeeGroups.id })
      if (!made) throw new Error('A group was not made.')
      await audit(tx, actor, {
        action: 'group.create',
        subject: { type: 'group', id: made.id },
        after: { name },
      })
      return made.id
    })
  }

  /** @throws AppError `not_found`, `validation` */
  async rename(actor: CompanyActor, id: number, body: GroupBody): Promise<void> {
    const name = namesOf(body)
    await this.#db.transaction(async tx => {
      const before = await lockGroup(tx, actor.member, id)
      await tx.update(employeeGroups).set({ name }).where(eq(employeeGroups.id, id))
      await audit(tx, actor, {
        action: 'group.rename',
        subject: { type: 'group', id },
        before: { name: before.name },
        after: { name },
      })
    })
  }

  /** @throws AppError `not_found`; `group_required` while a requirement is made of the group */
  async remove(actor: CompanyActor, id: number): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      const before = await lockGroup(tx, actor.member, id)
      await releaseGroup(tx, companyId, before)
      const people = await tx.$count(employeeGroupMembers, eq(employeeGroupMembers.groupId, id))
      await tx.delete(employeeGroups).where(eq(employeeGroups.id, id))
      await audit(tx, actor, {
        action: 'group.delete',
        subject: { type: 'group', id },
        before: { name: before.name, people },
      })
    })
  }

  /** Replaces all rules of a group, and fills it by them at once. @throws AppError `not_found`, `validation` */
  async setRules(actor: CompanyActor, id: number, body: RulesBody): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      await lockGroup(tx, actor.member, id)
      const rules = await replaceRules(tx, companyId, id, body)
      await audit(tx, actor, {
        action: 'group.set_rules',
        subject: { type: 'group', id },
        after: {
          rules: rules.map(({ departmentId, job, joinedAfter }) => ({
            department_id: departmentId,
            job,
            joined_after: joinedAfter,
          })),
        },
      })
    })
  }

  /** Adds people by hand; those whom a rule had put in now stay without it. @returns how many were not in before @throws AppError `not_found` */
  async add(actor: CompanyActor, id: number, employeeIds: number[]): Promise<number> {
    const { companyId } = actor.member
    return this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      await lockGroup(tx, actor.member, id)
      const added = await addByHand(tx, actor.member, id, employeeIds)
      if (added === null) throw new AppError('not_found')
      await keepStandingLater(tx, { companyId, employeeIds })
      if (added.length > 0)
        await audit(tx, actor, {
          action: 'group.add_people',
          subject: { type: 'group', id },
          after: { employee_ids: added.map(row => row.id) },
        })
      return added.filter(row => row.isNew).length
    })
  }

  /** @throws AppError `not_found`; `member_by_rule` where a rule holds the person in the group */
  async take(actor: CompanyActor, id: number, employeeId: number): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      await lockGroup(tx, actor.member, id)
      const inGroup = and(
        eq(employeeGroupMembers.groupId, id),
        eq(employeeGroupMembers.employeeId, employeeId),
      )
      const [member] = await tx
        .select({ isByRule: employeeGroupMembers.isByRule })
        .from(employeeGroupMembers)
        .innerJoin(employees, eq(employees.id, employeeGroupMembers.employeeId))
        .where(and(inGroup, inReachOf(actor.member, employees.companyId, employees.departmentId)))
      if (!member) throw new AppError('not_found')
      if (member.isByRule) throw new AppError('member_by_rule')
      await tx.delete(employeeGroupMembers).where(inGroup)
      await applyRules(tx, companyId, { groupId: id, employeeIds: [employeeId] })
      await audit(tx, actor, {
        action: 'group.remove_person',
        subject: { type: 'group', id },
        before: { employee_id: employeeId },
      })
    })
  }
}

function namesOf(body: GroupBody) {
  const errors = new FieldErrors()
  const name = readNames(body.names, errors)
  errors.throwIfAny()
  return name
}

/** The group, held until the transaction ends. @throws AppError `not_found` */
export async function lockGroup(tx: Transaction, { companyId }: CompanyMembership, id: number) {
  const [group] = await tx
    .select()
    .from(employeeGroups)
    .where(and(eq(employeeGroups.id, id), eq(employeeGroups.companyId, companyId)))
    .for('update')
  if (!group) throw new AppError('not_found')
  return group
}

/**
 * Has requirements let a group go before it is deleted: those that have ended show the people whom it has now.
 * @throws AppError `group_required` while one is made of it
 */
export async function releaseGroup(
  tx: Transaction,
  companyId: number,
  { id, name }: { id: number; name: BilingualText },
): Promise<void> {
  if ((await countRequirements(tx, companyId, { groupId: id })) > 0) throw new AppError('group_required')
  await keepEnded(tx, companyId, { groupId: id }, name)
}

/** Replaces all rules of a group, and fills it by them. Under `lockStructure`. @throws AppError `validation` */
export async function replaceRules(
  tx: Transaction,
  companyId: number,
  groupId: number,
  body: RulesBody,
): Promise<Rule[]> {
  const rules = await readRules(tx, companyId, body)
  await tx.delete(employeeGroupRules).where(eq(employeeGroupRules.groupId, groupId))
  if (rules.length > 0)
    await tx.insert(employeeGroupRules).values(rules.map(rule => ({ companyId, groupId, ...rule })))
  await applyRules(tx, companyId, { groupId })
  return rules
}

/**
 * Adds people whom the member sees to a group, by hand.
 * @returns those who were not in it by hand, `isNew` unless a rule had put them in; null where one of them is out of sight
 */
async function addByHand(
  tx: Transaction,
  member: CompanyMembership,
  groupId: number,
  employeeIds: number[],
): Promise<{ id: number; isNew: boolean }[] | null> {
  const seen = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        inArray(employees.id, employeeIds),
        sql`${employees.state} <> 'deactivated'`,
        inReachOf(member, employees.companyId, employees.departmentId),
      ),
    )
  if (seen.length < employeeIds.length) return null
  return tx
    .insert(employeeGroupMembers)
    .values(seen.map(({ id }) => ({ companyId: member.companyId, groupId, employeeId: id })))
    .onConflictDoUpdate({
      target: [employeeGroupMembers.groupId, employeeGroupMembers.employeeId],
      set: { isByRule: false },
      setWhere: eq(employeeGroupMembers.isByRule, true),
    })
    .returning({ id: employeeGroupMembers.employeeId, isNew: sql<boolean>`xmax = 0` })
}

async function readRules(tx: Transaction, companyId: number, body: RulesBody): Promise<Rule[]> {
  const errors = new FieldErrors()
  const named = body.rules.map(rule => rule.department_id ?? null).filter(id => id !== null)
  const known = new Set(
    (
      await tx
        .select({ id: departments.id })
        .from(departments)
        .where(and(eq(departments.companyId, companyId), inArray(departments.id, named)))
    ).map(row => row.id),
  )
  const rules = body.rules.map((rule, at) => {
    const departmentId = rule.department_id ?? null
    if (departmentId !== null && !known.has(departmentId))
      errors.add(`rules.${at}.department_id`, { code: 'choice' })
    const job = rule.job == null ? null : readLine(rule.job, errors, `rules.${at}.job`, 120)
    const joinedAfter = rule.joined_after ?? null
    if (departmentId === null && job === null && joinedAfter === null)
      errors.add(`rules.${at}`, { code: 'required' })
    return { departmentId, job, joinedAfter }
  })
  errors.throwIfAny()
  return rules
}
