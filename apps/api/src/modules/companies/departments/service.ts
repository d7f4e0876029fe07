import { and, eq, sql } from 'drizzle-orm'
import { sqlStateOf, type Database, type Transaction } from '../../../db/client.ts'
import { companyMembers, departments, employees, joiningLinks } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { FieldErrors } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit, changesOf } from '../../platform/audit/audit.ts'
import { closeBudget } from '../budgets/service.ts'
import { applyRules } from '../groups/rules.ts'
import { countRequirements, keepEnded } from '../requirements/ended.ts'
import { branchBelow } from '../policy.ts'
import { lockStructure, reachesDepartment, reachesEmployee, readNames } from '../structure.ts'
import { holdTotals } from '../reports/sums/writing.ts'
import type { DepartmentBody, DepartmentChange } from './schema.ts'

type Row = typeof departments.$inferSelect

/** Makes a department, under `lockStructure`. @returns the id */
export async function makeDepartment(
  tx: Transaction,
  actor: CompanyActor,
  { name, parentId, headId }: Pick<Row, 'name' | 'parentId' | 'headId'>,
): Promise<number> {
  const { companyId } = actor.member
  const [made] = await tx
    .insert(departments)
    .values({ companyId, name, parentId, headId })
    .returning({ id: departments.id })
  if (!made) throw new Error('A department was not made.')
  await audit(tx, actor, {
    action: 'department.create',
    subject: { type: 'department', id: made.id },
    after: { name, parent_id: parentId, head_id: headId },
  })
  return made.id
}

/** The tree of a company's departments. A manager changes what lies below the top of the own branch, and never what lies outside. */
export class Departments {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** @throws AppError `validation` */
  async create(actor: CompanyActor, body: DepartmentBody): Promise<number> {
    const { companyId } = actor.member
    return this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      const errors = new FieldErrors()
      const name = readNames(body.names, errors)
      const parentId = body.parent_id ?? null
      const headId = body.head_id ?? null
      await checkParent(tx, actor.member, parentId, errors)
      await checkHead(tx, actor.member, headId, errors)
      errors.throwIfAny()
      return makeDepartment(tx, actor, { name, parentId, headId })
    })
  }

  /**
   * Renames, moves, or gives another head.
   * @throws AppError `not_found`; `forbidden` to a manager who moves the top of the own branch; `validation`, for a circle too
   */
  async change(actor: CompanyActor, id: number, body: DepartmentChange): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      const before = await readDepartment(tx, actor.member, id)
      const errors = new FieldErrors()
      const changed = {
        ...(body.names && { name: readNames(body.names, errors) }),
        ...(body.head_id !== undefined && { headId: body.head_id }),
      }
      const moves = body.parent_id !== undefined && body.parent_id !== before.parentId
      if (moves) {
        if (id === actor.member.branchId) throw new AppError('forbidden')
        await checkParent(tx, actor.member, body.parent_id ?? null, errors)
      }
      if (body.head_id !== before.headId) await checkHead(tx, actor.member, body.head_id ?? null, errors)
      errors.throwIfAny()
      if (moves) await moveBelow(tx, companyId, id, body.parent_id ?? null)
      if (Object.keys(changed).length > 0)
        await tx.update(departments).set(changed).where(eq(departments.id, id))
      if (moves) await applyRules(tx, companyId)
      await audit(tx, actor, {
        action: 'department.change',
        subject: { type: 'department', id },
        ...changesOf(
          { name: before.name, parent_id: before.parentId, head_id: before.headId },
          {
            name: changed.name,
            parent_id: moves ? body.parent_id : undefined,
            head_id: body.head_id,
          },
        ),
      })
    })
  }

  /**
   * Removes a department. Its people, those who left too, and the departments below it go to `moveTo`; without it, it has to be empty. Rules of groups
   * that name it go with it; requirements of it that have ended show the people whom it has now.
   * @throws AppError `not_found`, `department_not_empty`, `department_managed`, `department_required`, `department_credited`, `validation`; `forbidden` to a manager of this very branch
   */
  async remove(actor: CompanyActor, id: number, moveTo: number | undefined): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      // Before the structure: counting locks a department for seconds, and others wait for the structure.
      await holdTotals(tx, companyId)
      await lockStructure(tx, companyId)
      const before = await readDepartment(tx, actor.member, id)
      if (id === actor.member.branchId) throw new AppError('forbidden')
      const managed = and(eq(companyMembers.companyId, companyId), eq(companyMembers.departmentId, id))
      if ((await tx.$count(companyMembers, managed)) > 0) throw new AppError('department_managed')
      const whom = { departmentId: id }
      if ((await countRequirements(tx, companyId, whom)) > 0) throw new AppError('department_required')
      await keepEnded(tx, companyId, whom, before.name)
      await closeBudget(tx, companyId, id, before.name)
      const moved = await this.#empty(tx, actor.member, id, moveTo)
      await deleteDepartment(tx, id)
      await applyRules(tx, companyId)
      await audit(tx, actor, {
        action: 'department.delete',
        subject: { type: 'department', id },
        before: { name: before.name, parent_id: before.parentId },
        ...(moveTo !== undefined && { after: { moved_to: moveTo, moved_people: moved } }),
      })
    })
  }

  /** @returns how many people moved */
  async #empty(
    tx: Transaction,
    member: CompanyMembership,
    id: number,
    moveTo: number | undefined,
  ): Promise<number> {
    const people = and(eq(employees.companyId, member.companyId), eq(employees.departmentId, id))
    const below = and(eq(departments.companyId, member.companyId), eq(departments.parentId, id))
    if (moveTo === undefined) {
      if ((await tx.$count(employees, people)) + (await tx.$count(departments, below)) > 0)
        throw new AppError('department_not_empty')
      return 0
    }
    if (!(await reachesDepartment(tx, member, moveTo)) || (await liesIn(tx, member.companyId, id, moveTo)))
      throw new AppError('validation', { fields: { move_to: [{ code: 'choice' }] } })
    await tx.update(departments).set({ parentId: moveTo }).where(below)
    const links = and(eq(joiningLinks.companyId, member.companyId), eq(joiningLinks.departmentId, id))
    await tx.update(joiningLinks).set({ departmentId: moveTo }).where(links)
    return (await tx.update(employees).set({ departmentId: moveTo }).where(people)).rowCount ?? 0
  }
}

/** The department, where the member sees it. @throws AppError `not_found` */
async function readDepartment(tx: Transaction, member: CompanyMembership, id: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(departments)
    .where(and(eq(departments.id, id), eq(departments.companyId, member.companyId)))
  if (!row || !(await reachesDepartment(tx, member, id))) throw new AppError('not_found')
  return row
}

/** A manager's departments lie below one of the own branch; everybody else's may stand at the top. */
async function checkParent(
  tx: Transaction,
  member: CompanyMembership,
  parentId: number | null,
  errors: FieldErrors,
): Promise<void> {
  const isFree = parentId === null ? member.branchId === null : await reachesDepartment(tx, member, parentId)
  if (!isFree) errors.add('parent_id', { code: 'choice' })
}

async function checkHead(
  tx: Transaction,
  member: CompanyMembership,
  headId: number | null,
  errors: FieldErrors,
): Promise<void> {
  if (headId !== null && !(await reachesEmployee(tx, member, headId)))
    errors.add('head_id', { code: 'choice' })
}

/** Whether a department is another one or lies below it. */
async function liesIn(tx: Transaction, companyId: number, top: number, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select where ${id}::bigint in (${branchBelow(sql`${companyId}::bigint`, sql`${top}::bigint`)})`,
  )
  return rows.length > 0
}

async function moveBelow(
  tx: Transaction,
  companyId: number,
  id: number,
  parentId: number | null,
): Promise<void> {
  const below = branchBelow(sql`${companyId}::bigint`, sql`${id}::bigint`)
  const moved = await tx
    .update(departments)
    .set({ parentId })
    .where(
      and(
        eq(departments.id, id),
        eq(departments.companyId, companyId),
        parentId === null ? undefined : sql`${parentId}::bigint not in (${below})`,
      ),
    )
    .returning({ id: departments.id })
  if (moved.length === 0)
    throw new AppError('validation', { fields: { parent_id: [{ code: 'department_circle' }] } })
}

async function deleteDepartment(tx: Transaction, id: number): Promise<void> {
  try {
    // In a savepoint: a role that was given meanwhile refuses it.
    await tx.transaction(inner => inner.delete(departments).where(eq(departments.id, id)))
  } catch (error) {
    if (sqlStateOf(error) === '23503') throw new AppError('department_managed')
    throw error
  }
}
