import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import {
  companies,
  companyMembers,
  departments,
  employees,
  memberInvitations,
  sessions,
  users,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { withSecondFactors } from '../../accounts/second-factors/factors.ts'
import { endSessions } from '../../accounts/auth/session-ending.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { mayGiveRole } from '../policy.ts'
import { auditEnded, endInvitationsTo, endMemberships, withdrawMadeBy } from './ending.ts'
import { mailMember } from './mails.ts'
import { lockMembers, membership, readRole, stored, type Role } from './roles.ts'
import type { MemberBody, RoleBody } from './schema.ts'

/** Who acts for a company, and in which role. Each change is in its audit log, and its person is notified by email. */
export class Members {
  readonly #db: Database
  readonly #mails: MailQueue

  constructor(db: Database, mails: MailQueue) {
    this.#db = db
    this.#mails = mails
  }

  /** The company's own account first, then by the age of the membership. */
  async list(companyId: number, locale: Locale) {
    const fields = {
      id: users.id,
      name: nameIn(locale, 'users'),
      avatar: users.avatar,
      email: users.email,
      hasSecondFactor: withSecondFactors(sql`users.id`),
    }
    const [account] = await this.#db
      .select({ ...fields, since: companies.createdAt })
      .from(companies)
      .innerJoin(users, eq(users.id, companies.userId))
      .where(eq(companies.id, companyId))
    const rows = await this.#db
      .select({
        ...fields,
        role: companyMembers.role,
        departmentId: departments.id,
        departmentName: departments.name,
        employeeId: employees.id,
        since: companyMembers.createdAt,
      })
      .from(companyMembers)
      .innerJoin(users, eq(users.id, companyMembers.userId))
      .leftJoin(departments, eq(departments.id, companyMembers.departmentId))
      .leftJoin(
        employees,
        and(
          eq(employees.companyId, companyMembers.companyId),
          eq(employees.userId, companyMembers.userId),
          isNull(employees.anonymisedAt),
        ),
      )
      .where(eq(companyMembers.companyId, companyId))
      .orderBy(asc(companyMembers.createdAt), asc(users.id))
    if (!account) throw new AppError('not_found')
    const own = { ...account, role: 'owner' as const, departmentId: null, departmentName: null }
    return [
      { ...own, employeeId: null, isCompanyAccount: true },
      ...rows.map(row => ({ ...row, isCompanyAccount: false })),
    ]
  }

  /**
   * Lets an active employee act for the company, with the account that they joined with.
   * @throws AppError `forbidden`, `not_found`, `member_exists`, `validation`
   */
  async add(actor: CompanyActor, body: MemberBody): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      await lockMembers(tx, actor)
      const role = await readRole(tx, actor, body)
      const [employee] = await tx
        .select({ userId: employees.userId })
        .from(employees)
        .where(
          and(
            eq(employees.id, body.employee_id),
            eq(employees.companyId, companyId),
            eq(employees.state, 'active'),
          ),
        )
        .for('no key update')
      const userId = employee?.userId
      if (userId == null) throw new AppError('not_found')
      const made = await tx
        .insert(companyMembers)
        .values({ companyId, userId, ...role })
        .onConflictDoNothing()
        .returning({ userId: companyMembers.userId })
      if (made.length === 0) throw new AppError('member_exists')
      await endInvitationsTo(tx, addressOf(companyId, userId))
      await mailMember(tx, this.#mails, { template: 'member_added', companyId, userId, role: role.role })
      await audit(tx, actor, {
        action: 'member.add',
        subject: { type: 'user', id: userId },
        after: stored(role),
      })
    })
  }

  /**
   * Another role or branch. Sessions that act by the earlier one end: what was let in with it is asked for again (ASVS 7.2.4).
   * @throws AppError `forbidden`, `not_found`, `validation`
   */
  async change(actor: CompanyActor, userId: number, body: RoleBody): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      await lockMembers(tx, actor)
      const role = await readRole(tx, actor, body)
      const before = await lockMember(tx, actor, userId)
      if (before.role === role.role && before.departmentId === role.departmentId) return
      await tx.update(companyMembers).set(role).where(membership(actor, userId))
      await endSessions(tx, and(eq(sessions.userId, userId), eq(sessions.companyId, companyId)))
      await tx
        .delete(memberInvitations)
        .where(and(eq(memberInvitations.companyId, companyId), eq(memberInvitations.invitedBy, userId)))
      await withdrawMadeBy(tx, [{ userId, companyId }])
      await endInvitationsTo(tx, addressOf(companyId, userId))
      await mailMember(tx, this.#mails, { template: 'member_changed', companyId, userId, role: role.role })
      await audit(tx, actor, {
        action: 'member.change_role',
        subject: { type: 'user', id: userId },
        before: stored(before),
        after: stored(role),
      })
    })
  }

  /** Ends a membership, one's own too, and the sessions that act by it. @throws AppError `forbidden`, `not_found` */
  async remove(actor: CompanyActor, userId: number): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      await lockMembers(tx, actor)
      const { role } = await lockMember(tx, actor, userId)
      const ended = await endMemberships(tx, membership(actor, userId))
      await mailMember(tx, this.#mails, { template: 'member_removed', companyId, userId, role })
      await auditEnded(tx, actor, ended)
    })
  }

  /** Whether the company demands a second factor, and how many of those who act for it have none. */
  async security(companyId: number): Promise<{ demands: boolean; without: number }> {
    const [row] = await this.#db
      .select({
        demands: companies.demandsSecondFactor,
        without: sql<number>`(select count(*)::int from users u where not ${withSecondFactors(sql`u.id`)} and (u.id = companies.user_id
          or u.id in (select m.user_id from company_members m where m.company_id = companies.id)))`,
      })
      .from(companies)
      .where(eq(companies.id, companyId))
    return row ?? { demands: false, without: 0 }
  }

  /**
   * From now on, or no longer, members act for the company only with a second factor.
   * @throws AppError `second_factor_demanded` of an owner who has shown none: they would shut themselves out
   */
  async demandSecondFactor(actor: CompanyActor, demands: boolean): Promise<void> {
    if (demands && !actor.hasSecondFactor) throw new AppError('second_factor_demanded')
    await this.#db.transaction(async tx => {
      const changed = await tx
        .update(companies)
        .set({ demandsSecondFactor: demands })
        .where(
          and(eq(companies.id, actor.member.companyId), sql`${companies.demandsSecondFactor} <> ${demands}`),
        )
        .returning({ id: companies.id })
      if (changed.length === 0) return
      await audit(tx, actor, {
        action: 'company.demand_second_factor',
        subject: { type: 'company', id: actor.member.companyId },
        before: { demands_second_factor: !demands },
        after: { demands_second_factor: demands },
      })
    })
  }
}

/** The member whom the actor may change, held until the transaction ends. */
async function lockMember(tx: Transaction, actor: CompanyActor, userId: number): Promise<Role> {
  const [found] = await tx
    .select({ role: companyMembers.role, departmentId: companyMembers.departmentId })
    .from(companyMembers)
    .where(membership(actor, userId))
    .for('no key update')
  if (!found) throw new AppError('not_found')
  if (!mayGiveRole(actor.member, found.role)) throw new AppError('forbidden')
  return found
}

/** Selects the company and the account's address, for `endInvitationsTo`. */
const addressOf = (companyId: number, userId: number) =>
  sql`select ${companyId}::bigint, u.email from users u where u.id = ${userId}`
