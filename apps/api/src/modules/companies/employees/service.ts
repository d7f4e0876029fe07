import { fold, sortKey } from '@masar/text'
import { and, eq, isNull } from 'drizzle-orm'
import { sqlStateOf, type Database, type Transaction } from '../../../db/client.ts'
import { employeeGroupMembers, employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { FieldErrors, readLine, readName } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit, changesOf } from '../../platform/audit/audit.ts'
import { applyRules } from '../groups/rules.ts'
import type { Invitations } from '../invitations/service.ts'
import { nameInCompanies } from './account-names.ts'
import { inReachOf } from '../policy.ts'
import { isLedBy, lockStructure, reachesDepartment, reachesEmployee } from '../structure.ts'
import { checkGroups, setGroupsByHand } from './groups-by-hand.ts'
import { endEmployment } from './leaving.ts'
import { goneEmployee, needsInvitation, takeBack } from './returning.ts'
import type { EmployeeChange } from './schema.ts'

type Row = typeof employees.$inferSelect

/** What a company changes about its people. A manager changes those of the own branch, and keeps them in it. */
export class Employees {
  readonly #db: Database
  readonly #invitations: Invitations

  constructor(db: Database, invitations: Invitations) {
    this.#db = db
    this.#invitations = invitations
  }

  /** @throws AppError `not_found`, `validation` */
  async change(actor: CompanyActor, id: number, body: EmployeeChange): Promise<void> {
    const { member } = actor
    await this.#db.transaction(async tx => {
      await lockStructure(tx, member.companyId)
      const before = await lockEmployee(tx, member, id)
      const errors = new FieldErrors()
      const changed = readFacts(body, before, errors)
      await this.#checkPlaces(tx, member, before, body, errors)
      errors.throwIfAny()
      const groupsBefore = body.group_ids && (await groupsByHand(tx, member.companyId, id))
      if (Object.keys(changed).length > 0) await write(tx, id, changed)
      if (changed.name !== undefined && before.userId !== null) await nameInCompanies(tx, before.userId)
      if (body.group_ids) await setGroupsByHand(tx, member.companyId, id, body.group_ids)
      await applyRules(tx, member.companyId, { employeeIds: [id] })
      await audit(tx, actor, {
        action: 'employee.change',
        subject: { type: 'employee', id },
        ...changesOf(
          {
            name: before.name,
            number: before.number,
            job: before.job,
            department_id: before.departmentId,
            manager_id: before.managerId,
            group_ids: groupsBefore,
          },
          {
            name: changed.name,
            number: changed.number,
            job: changed.job,
            department_id: body.department_id,
            manager_id: body.manager_id,
            group_ids: body.group_ids,
          },
        ),
      })
    })
  }

  async #checkPlaces(
    tx: Transaction,
    member: CompanyMembership,
    before: Row,
    body: EmployeeChange,
    errors: FieldErrors,
  ): Promise<void> {
    const { department_id: departmentId, manager_id: managerId } = body
    if (departmentId !== undefined && departmentId !== before.departmentId) {
      const isFree =
        departmentId === null ? member.branchId === null : await reachesDepartment(tx, member, departmentId)
      if (!isFree) errors.add('department_id', { code: 'choice' })
    }
    if (managerId != null && managerId !== before.managerId) {
      if (!(await reachesEmployee(tx, member, managerId))) errors.add('manager_id', { code: 'choice' })
      else if (await isLedBy(tx, member.companyId, managerId, before.id))
        errors.add('manager_id', { code: 'manager_circle' })
    }
    if (body.group_ids) await checkGroups(tx, member.companyId, body.group_ids, errors)
  }

  /**
   * Deactivates an employee, or withdraws the invitation of one who has not joined.
   * @throws AppError `not_found`; `forbidden` where the person acts for the company in a role that the actor may not take
   */
  async deactivate(actor: CompanyActor, id: number): Promise<void> {
    await this.#db.transaction(async tx => {
      await lockStructure(tx, actor.member.companyId)
      const { left, heldByRole } = await endEmployment(tx, actor, [id])
      if (heldByRole.length > 0) throw new AppError('forbidden')
      if (left.length === 0) throw new AppError('not_found')
    })
  }

  /**
   * Takes a deactivated employee back, with the account that they had joined with; by a new invitation where there is none, or where
   * they left by their own act: to work here again is then theirs to say. What they were assigned before stays withdrawn.
   * @returns the state that they are in now
   * @throws AppError `not_found`, `too_many_requests`
   */
  async reactivate(actor: CompanyActor, id: number, locale: Locale): Promise<'active' | 'invited'> {
    const { companyId } = actor.member
    const [known] = await this.#db
      .select({ email: employees.email, isInvited: needsInvitation })
      .from(employees)
      .where(goneEmployee(actor, id))
    if (!known) throw new AppError('not_found')
    const { email: to, isInvited } = known
    // Counted beside the transaction: on the embedded database there is no second connection.
    if (isInvited) await this.#invitations.count(companyId, to)
    return this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      return takeBack(tx, actor, { id, isInvited }, () =>
        this.#invitations.send(tx, { companyId, employeeId: id, to }, locale),
      )
    })
  }
}

/** The employee, where the member sees them and the record names them, held until the transaction ends. @throws AppError `not_found` */
async function lockEmployee(tx: Transaction, member: CompanyMembership, id: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(employees)
    .where(
      and(
        eq(employees.id, id),
        isNull(employees.anonymisedAt),
        inReachOf(member, employees.companyId, employees.departmentId),
      ),
    )
    .for('no key update')
  if (!row) throw new AppError('not_found')
  return row
}

function readFacts(body: EmployeeChange, before: Row, errors: FieldErrors) {
  const name = body.name === undefined ? before.name : readName(body.name, errors)
  const number = body.number == null ? body.number : readLine(body.number, errors, 'number', 40)
  const job = body.job == null ? body.job : readLine(body.job, errors, 'job', 120)
  const isFoundAnew = body.name !== undefined || body.number !== undefined
  const shownNumber = number === undefined ? before.number : number
  return {
    ...(body.name !== undefined && { name, nameKey: sortKey(name) }),
    ...(number !== undefined && { number }),
    ...(job !== undefined && { job }),
    ...(isFoundAnew && { searchFolded: fold([name, before.email, shownNumber ?? ''].join(' ')) }),
    ...(body.department_id !== undefined && { departmentId: body.department_id }),
    ...(body.manager_id !== undefined && { managerId: body.manager_id }),
  }
}

async function groupsByHand(tx: Transaction, companyId: number, employeeId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: employeeGroupMembers.groupId })
    .from(employeeGroupMembers)
    .where(
      and(
        eq(employeeGroupMembers.companyId, companyId),
        eq(employeeGroupMembers.employeeId, employeeId),
        eq(employeeGroupMembers.isByRule, false),
      ),
    )
  return rows.map(row => row.id)
}

/** @throws AppError `validation` where another employee has the number */
async function write(tx: Transaction, id: number, changed: Partial<Row>): Promise<void> {
  try {
    await tx.transaction(inner => inner.update(employees).set(changed).where(eq(employees.id, id)))
  } catch (error) {
    if (sqlStateOf(error) === '23505')
      throw new AppError('validation', { fields: { number: [{ code: 'number_taken' }] } })
    throw error
  }
}
