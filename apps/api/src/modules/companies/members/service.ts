import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import {
  companies,
  companyMembers,
  departments,
  employees,
  users,
  type CompanyRole,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { mayGiveRole } from '../policy.ts'
import { auditEnded, endMemberships } from './ending.ts'
import type { MemberBody, RoleBody } from './schema.ts'

interface Role {
  role: CompanyRole
  departmentId: number | null
}

/** Who acts for a company, and in which role. Each change is in its audit log. */
export class Members {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** The company's own account first, then by the age of the membership. */
  async list(companyId: number) {
    const fields = { id: users.id, name: users.name, email: users.email }
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
        and(eq(employees.companyId, companyMembers.companyId), eq(employees.userId, companyMembers.userId)),
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
        .for('update')
      if (employee?.userId == null) throw new AppError('not_found')
      const made = await tx
        .insert(companyMembers)
        .values({ companyId, userId: employee.userId, ...role })
        .onConflictDoNothing()
        .returning({ userId: companyMembers.userId })
      if (made.length === 0) throw new AppError('member_exists')
      await audit(tx, actor, {
        action: 'member.add',
        subject: { type: 'user', id: employee.userId },
        after: stored(role),
      })
    })
  }

  /** @throws AppError `forbidden`, `not_found`, `validation` */
  async change(actor: CompanyActor, userId: number, body: RoleBody): Promise<void> {
    await this.#db.transaction(async tx => {
      const role = await readRole(tx, actor, body)
      const before = await lockMember(tx, actor, userId)
      await tx.update(companyMembers).set(role).where(membership(actor, userId))
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
    await this.#db.transaction(async tx => {
      await lockMember(tx, actor, userId)
      await auditEnded(tx, actor, await endMemberships(tx, membership(actor, userId)))
    })
  }

  async demandsSecondFactor(companyId: number): Promise<boolean> {
    const [row] = await this.#db
      .select({ demands: companies.demandsSecondFactor })
      .from(companies)
      .where(eq(companies.id, companyId))
    return row?.demands === true
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

function membership(actor: CompanyActor, userId: number) {
  return and(eq(companyMembers.companyId, actor.member.companyId), eq(companyMembers.userId, userId))
}

/** A manager needs a department of the company; other roles have none. */
async function readRole(tx: Transaction, actor: CompanyActor, body: RoleBody): Promise<Role> {
  if (!mayGiveRole(actor.member, body.role)) throw new AppError('forbidden')
  if (body.role !== 'manager') return { role: body.role, departmentId: null }
  const departmentId = body.department_id ?? null
  const [known] =
    departmentId === null
      ? []
      : await tx
          .select({ id: departments.id })
          .from(departments)
          .where(and(eq(departments.id, departmentId), eq(departments.companyId, actor.member.companyId)))
          .for('share')
  if (!known) throw new AppError('validation', { fields: { department_id: [{ code: 'choice' }] } })
  return { role: 'manager', departmentId: known.id }
}

/** The member whom the actor may change, held until the transaction ends. */
async function lockMember(tx: Transaction, actor: CompanyActor, userId: number): Promise<Role> {
  const [found] = await tx
    .select({ role: companyMembers.role, departmentId: companyMembers.departmentId })
    .from(companyMembers)
    .where(membership(actor, userId))
    .for('update')
  if (!found) throw new AppError('not_found')
  if (!mayGiveRole(actor.member, found.role)) throw new AppError('forbidden')
  return found
}

function stored({ role, departmentId }: Role) {
  return { role, department_id: departmentId }
}
