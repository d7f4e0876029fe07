import { and, asc, eq, sql } from 'drizzle-orm'
import { sqlStateOf, type Database, type Transaction } from '../../../db/client.ts'
import {
  assignments,
  courses,
  departments,
  employeeGroups,
  learningPaths,
  standingAssignments,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { FieldErrors } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { checkChoices, lockStructure, type Choices } from '../structure.ts'
import { auditedDue, refusePastDay, type Due } from './due.ts'
import { keepStandingLater } from './standing-scope.ts'

export interface StandingBody {
  group_id?: number | null | undefined
  department_id?: number | null | undefined
  course_id?: number | null | undefined
  path_id?: number | null | undefined
}

/**
 * Assigns a course or path to everyone in a group or department, including those who join later.
 * @returns the id
 * @throws AppError `validation`; `conflict` where the same is assigned to the same already
 */
export async function createStanding(
  tx: Transaction,
  actor: CompanyActor,
  body: StandingBody,
  due: Due,
): Promise<number> {
  const { companyId } = actor.member
  await lockStructure(tx, companyId)
  const row = {
    groupId: body.group_id ?? null,
    departmentId: body.department_id ?? null,
    courseId: body.course_id ?? null,
    pathId: body.path_id ?? null,
  }
  await checkNamed(tx, companyId, row)
  await refusePastDay(tx, companyId, due.dueOn)
  const id = await insert(tx, { companyId, ...row, ...due, createdBy: actor.userId })
  await keepStandingLater(tx, { companyId })
  await audit(tx, actor, {
    action: 'standing_assignment.create',
    subject: { type: 'standing_assignment', id },
    after: { ...body, ...auditedDue(due) },
  })
  return id
}

async function checkNamed(tx: Transaction, companyId: number, row: Choices): Promise<void> {
  const { groupId, departmentId, courseId, pathId } = row
  const errors = new FieldErrors()
  if ((groupId === null) === (departmentId === null)) errors.add('group_id', { code: 'required' })
  if ((courseId === null) === (pathId === null)) errors.add('course_id', { code: 'required' })
  errors.throwIfAny()
  await checkChoices(tx, companyId, row, errors)
  errors.throwIfAny()
}

async function insert(tx: Transaction, row: typeof standingAssignments.$inferInsert): Promise<number> {
  try {
    const [made] = await tx.transaction(inner =>
      inner.insert(standingAssignments).values(row).returning({ id: standingAssignments.id }),
    )
    if (!made) throw new Error('A standing assignment was not made.')
    return made.id
  } catch (error) {
    if (sqlStateOf(error) === '23505') throw new AppError('conflict')
    throw error
  }
}

/** Ends a standing assignment: who comes later gets nothing by it; what was assigned by it stays. @throws AppError `not_found` */
export async function deleteStanding(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  const [gone] = await tx
    .delete(standingAssignments)
    .where(and(eq(standingAssignments.companyId, actor.member.companyId), eq(standingAssignments.id, id)))
    .returning()
  if (!gone) throw new AppError('not_found')
  await audit(tx, actor, {
    action: 'standing_assignment.delete',
    subject: { type: 'standing_assignment', id },
    before: {
      group_id: gone.groupId,
      department_id: gone.departmentId,
      course_id: gone.courseId,
      path_id: gone.pathId,
    },
  })
}

/** A company's standing assignments, in the order in which they were made. */
export async function listStanding(db: Database, companyId: number, locale: Locale) {
  const rows = await db
    .select({
      standing: standingAssignments,
      group: employeeGroups.name,
      department: departments.name,
      course: courses.title,
      path: learningPaths.name,
      assigned: sql<number>`(select count(distinct a.employee_id) from ${assignments} a join assignment_batches b on b.id = a.batch_id
        where b.standing_id = ${standingAssignments.id} and a.state <> 'withdrawn')::int`,
    })
    .from(standingAssignments)
    .leftJoin(employeeGroups, eq(employeeGroups.id, standingAssignments.groupId))
    .leftJoin(departments, eq(departments.id, standingAssignments.departmentId))
    .leftJoin(courses, eq(courses.id, standingAssignments.courseId))
    .leftJoin(learningPaths, eq(learningPaths.id, standingAssignments.pathId))
    .where(eq(standingAssignments.companyId, companyId))
    .orderBy(asc(standingAssignments.id))
  const named = (id: number | null, name: Parameters<typeof pick>[0] | null) =>
    id === null || name === null ? null : { id, name: pick(name, locale) }
  return rows.map(({ standing, group, department, course, path, assigned }) => ({
    id: standing.id,
    group: named(standing.groupId, group),
    department: named(standing.departmentId, department),
    course: named(standing.courseId, course),
    path: named(standing.pathId, path),
    due_on: standing.dueOn,
    due_days: standing.dueDays,
    counts_working_days: standing.countsWorkingDays,
    people: assigned,
    created_at: standing.createdAt.toISOString(),
  }))
}
