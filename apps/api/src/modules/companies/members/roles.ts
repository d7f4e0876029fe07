import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { companies, companyMembers, departments, type CompanyRole } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { mayGiveRole } from '../policy.ts'
import { lockStructure } from '../structure.ts'
import type { RoleBody } from './schema.ts'

export interface Role {
  role: CompanyRole
  departmentId: number | null
}

/** A manager needs a department of the company; other roles have none. @throws AppError `forbidden`, `validation` */
export async function readRole(tx: Transaction, actor: CompanyActor, body: RoleBody): Promise<Role> {
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

/**
 * Has changes of who acts for a company happen one after another, and refuses an actor whose own role has ended or changed since the
 * request was let in: of two owners who remove each other at once, one stays.
 * @throws AppError `forbidden`
 */
export async function lockMembers(tx: Transaction, actor: CompanyActor): Promise<void> {
  const { companyId, role } = actor.member
  await lockStructure(tx, companyId)
  const isAccount = and(eq(companies.id, companyId), eq(companies.userId, actor.userId ?? 0))
  if ((await tx.$count(companies, isAccount)) > 0) return
  const own = and(membership(actor, actor.userId ?? 0), eq(companyMembers.role, role))
  if ((await tx.$count(companyMembers, own)) === 0) throw new AppError('forbidden')
}

/** The row by which an account acts for the actor's company; the company's own account has none. */
export function membership(actor: CompanyActor, userId: number): SQL | undefined {
  return and(eq(companyMembers.companyId, actor.member.companyId), eq(companyMembers.userId, userId))
}

/** A role as the audit log has it. */
export function stored({ role, departmentId }: Role) {
  return { role, department_id: departmentId }
}
