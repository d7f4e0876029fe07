import { and, eq, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../db/client.ts'
import {
  companies,
  courses,
  departments,
  employeeGroups,
  employees,
  learningPaths,
} from '../../db/schema/index.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { AppError } from '../../errors.ts'
import type { CompanyMembership } from '../accounts/auth/viewer.ts'
import { type FieldErrors, readLine } from '../accounts/fields/person.ts'
import { inReachOf } from './policy.ts'

/**
 * Has acts on a company's structure (who stands where, who leads whom, which rules fill its groups) happen one after another: two moves that
 * are right by themselves could make a circle together, and a rule could miss who moves at the same time. The first lock of its transaction.
 */
export async function lockStructure(tx: Connection, companyId: number): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
}

/** Whether a department is one of the company, and for a manager in the own branch. */
export async function reachesDepartment(
  connection: Database | Transaction,
  member: CompanyMembership,
  departmentId: number,
): Promise<boolean> {
  const which = and(
    eq(departments.id, departmentId),
    inReachOf(member, departments.companyId, departments.id),
  )
  return (await connection.$count(departments, which)) > 0
}

/** Whether a person is a current employee whom the member may see. */
export async function reachesEmployee(
  connection: Database | Transaction,
  member: CompanyMembership,
  employeeId: number,
): Promise<boolean> {
  const which = and(
    eq(employees.id, employeeId),
    sql`${employees.state} <> 'deactivated'`,
    inReachOf(member, employees.companyId, employees.departmentId),
  )
  return (await connection.$count(employees, which)) > 0
}

/** Whether an employee reports to another, over however many steps, or is the same one. */
export async function isLedBy(
  tx: Transaction,
  companyId: number,
  id: number,
  leaderId: number,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with recursive above as (
      select e.id, e.manager_id from employees e where e.company_id = ${companyId} and e.id = ${id}
      union select e.id, e.manager_id from employees e join above a on e.id = a.manager_id
    ) select from above where id = ${leaderId}`)
  return rows.length > 0
}

/** @throws AppError `validation` where a manager reports to the person, or is the same one */
export async function checkNoCircle(
  tx: Transaction,
  companyId: number,
  id: number,
  managerId: number,
): Promise<void> {
  if (await isLedBy(tx, companyId, managerId, id))
    throw new AppError('validation', { fields: { manager_id: [{ code: 'manager_circle' }] } })
}

/** Gives a person a line manager, or none. @throws AppError `validation` as {@link checkNoCircle} */
export async function setManager(
  tx: Transaction,
  companyId: number,
  id: number,
  managerId: number | null,
): Promise<void> {
  if (managerId !== null) await checkNoCircle(tx, companyId, id, managerId)
  await tx
    .update(employees)
    .set({ managerId })
    .where(and(eq(employees.companyId, companyId), eq(employees.id, id)))
}

/** A name in one or both languages. FieldErrors are added under `names`. */
export function readNames(names: BilingualText, errors: FieldErrors): BilingualText {
  const read: BilingualText = {}
  for (const locale of ['ar', 'en'] as const) {
    const text = names[locale]?.trim()
    if (text) read[locale] = readLine(text, errors, `names.${locale}`, 120)
  }
  if (read.ar === undefined && read.en === undefined) errors.add('names', { code: 'required' })
  return read
}

/** What is to be learnt by whom, each by its id or not named. */
export type Choices = Record<'groupId' | 'departmentId' | 'courseId' | 'pathId', number | null>

/**
 * Adds an error for each thing named that cannot be chosen: groups and departments are the company's, courses published, paths the
 * company's and published. To be called under {@link lockStructure}.
 */
export async function checkChoices(
  tx: Transaction,
  companyId: number,
  { groupId, departmentId, courseId, pathId }: Choices,
  errors: FieldErrors,
): Promise<void> {
  const ofCompany = (table: typeof departments | typeof employeeGroups, id: number) =>
    tx.$count(table, and(eq(table.companyId, companyId), eq(table.id, id)))
  const path = and(
    eq(learningPaths.companyId, companyId),
    eq(learningPaths.id, pathId ?? 0),
    eq(learningPaths.state, 'published'),
  )
  const counts = {
    group_id: groupId === null || (await ofCompany(employeeGroups, groupId)),
    department_id: departmentId === null || (await ofCompany(departments, departmentId)),
    course_id:
      courseId === null ||
      (await tx.$count(courses, and(eq(courses.id, courseId), eq(courses.state, 'published')))),
    path_id: pathId === null || (await tx.$count(learningPaths, path)),
  }
  for (const [field, found] of Object.entries(counts)) if (!found) errors.add(field, { code: 'choice' })
}
