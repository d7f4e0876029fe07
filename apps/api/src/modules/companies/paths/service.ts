import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import {
  assignments,
  courses,
  learningPathCourses,
  learningPaths,
  requirements,
  standingAssignments,
} from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { AppError } from '../../../errors.ts'
import { FieldErrors } from '../../accounts/fields/person.ts'
import { openNextLater } from '../../learning/path-order.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { keepStandingLater } from '../assignments/standing-scope.ts'
import { lockStructure, readNames } from '../structure.ts'

export interface PathBody {
  names: BilingualText
  order_enforced: boolean
  /** In their order. */
  course_ids: number[]
}

type Row = typeof learningPaths.$inferSelect

/** Makes a path, as a draft. @returns the id @throws AppError `validation` */
export async function createPath(tx: Transaction, actor: CompanyActor, body: PathBody): Promise<number> {
  const { companyId } = actor.member
  const read = await readPath(tx, body, [])
  const [made] = await tx
    .insert(learningPaths)
    .values({ companyId, name: read.name, orderEnforced: read.orderEnforced })
    .returning({ id: learningPaths.id })
  if (!made) throw new Error('A learning path was not made.')
  await setCourses(tx, companyId, made.id, read.courseIds)
  await audit(tx, actor, {
    action: 'learning_path.create',
    subject: { type: 'learning_path', id: made.id },
    after: { ...body },
  })
  return made.id
}

/**
 * Changes a path: its name, its courses and their order. What was assigned by it stays as it is; a course whose turn comes by the change
 * opens, and standing assignments of the path have what was added.
 * @param version when the reader's copy was changed last, so that two who reorder it at once do not undo each other
 * @throws AppError `not_found`, `conflict`, `validation`
 */
export async function changePath(
  tx: Transaction,
  actor: CompanyActor,
  id: number,
  body: PathBody & { version: number },
): Promise<number> {
  const { companyId } = actor.member
  await lockStructure(tx, companyId)
  const path = await lockPath(tx, companyId, id)
  if (path.version !== body.version) throw new AppError('conflict')
  const before = await courseIdsOf(tx, id)
  const read = await readPath(tx, body, before)
  await tx
    .update(learningPaths)
    .set({ name: read.name, orderEnforced: read.orderEnforced, version: path.version + 1 })
    .where(eq(learningPaths.id, id))
  await setCourses(tx, companyId, id, read.courseIds)
  await openNextLater(tx, { companyId, pathId: id })
  if (path.state === 'published') await keepStandingLater(tx, { companyId })
  await audit(tx, actor, {
    action: 'learning_path.change',
    subject: { type: 'learning_path', id },
    before: { names: path.name, order_enforced: path.orderEnforced, course_ids: before },
    after: { names: read.name, order_enforced: read.orderEnforced, course_ids: read.courseIds },
  })
  return path.version + 1
}

/**
 * Publishes a path, so that it can be assigned, or archives it: then it can no longer be assigned, and stays for those who have it.
 * @throws AppError `not_found`; `conflict` where it is in that state, or a draft is to be archived
 */
export async function setPathState(
  tx: Transaction,
  actor: CompanyActor,
  id: number,
  state: 'published' | 'archived',
): Promise<void> {
  const { companyId } = actor.member
  await lockStructure(tx, companyId)
  const path = await lockPath(tx, companyId, id)
  if (path.state === state || (path.state === 'draft' && state === 'archived')) throw new AppError('conflict')
  await tx.update(learningPaths).set({ state }).where(eq(learningPaths.id, id))
  if (state === 'published') await keepStandingLater(tx, { companyId })
  await audit(tx, actor, {
    action: state === 'published' ? 'learning_path.publish' : 'learning_path.archive',
    subject: { type: 'learning_path', id },
    before: { state: path.state },
    after: { state },
  })
}

/**
 * Deletes a path that no one has, with its standing assignments.
 * @throws AppError `not_found`; `path_assigned` while anyone has it: it can be archived; `path_required`
 */
export async function deletePath(tx: Transaction, actor: CompanyActor, id: number): Promise<void> {
  // Before the path: work on a standing assignment locks it, and then its path.
  await tx
    .select({ id: standingAssignments.id })
    .from(standingAssignments)
    .where(and(eq(standingAssignments.companyId, actor.member.companyId), eq(standingAssignments.pathId, id)))
    .orderBy(asc(standingAssignments.id))
    .for('update')
  const path = await lockPath(tx, actor.member.companyId, id)
  const assigned = and(eq(assignments.learningPathId, id), ne(assignments.state, 'withdrawn'))
  if ((await tx.$count(assignments, assigned)) > 0) throw new AppError('path_assigned')
  if ((await tx.$count(requirements, eq(requirements.pathId, id))) > 0) throw new AppError('path_required')
  await tx.delete(learningPaths).where(eq(learningPaths.id, id))
  await audit(tx, actor, {
    action: 'learning_path.delete',
    subject: { type: 'learning_path', id },
    before: { names: path.name },
  })
}

async function lockPath(tx: Transaction, companyId: number, id: number): Promise<Row> {
  const [path] = await tx
    .select()
    .from(learningPaths)
    .where(and(eq(learningPaths.id, id), eq(learningPaths.companyId, companyId)))
    .for('update')
  if (!path) throw new AppError('not_found')
  return path
}

/** @param known courses that the path has already: they stay, published or not */
async function readPath(tx: Transaction, body: PathBody, known: readonly number[]) {
  const errors = new FieldErrors()
  const name = readNames(body.names, errors)
  const courseIds = [...new Set(body.course_ids)]
  const published = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(inArray(courses.id, courseIds), eq(courses.state, 'published')))
  const allowed = new Set([...published.map(row => row.id), ...known])
  if (courseIds.length === 0) errors.add('course_ids', { code: 'required' })
  else if (courseIds.some(id => !allowed.has(id))) errors.add('course_ids', { code: 'choice' })
  errors.throwIfAny()
  return { name, orderEnforced: body.order_enforced, courseIds }
}

async function courseIdsOf(tx: Transaction, pathId: number): Promise<number[]> {
  const rows = await tx
    .select({ courseId: learningPathCourses.courseId })
    .from(learningPathCourses)
    .where(eq(learningPathCourses.pathId, pathId))
    .orderBy(asc(learningPathCourses.position))
  return rows.map(row => row.courseId)
}

async function setCourses(
  tx: Transaction,
  companyId: number,
  pathId: number,
  courseIds: number[],
): Promise<void> {
  await tx.delete(learningPathCourses).where(eq(learningPathCourses.pathId, pathId))
  await tx
    .insert(learningPathCourses)
    .values(courseIds.map((courseId, index) => ({ companyId, pathId, courseId, position: index + 1 })))
}
