import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import { namesOf } from '../../../db/names.ts'
import { companies, companyMembers, employees, sharingTopics } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { hasOwnAccess } from '../../learning/access.ts'
import { lockAssigned } from '../../learning/assigned.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { employeeLeft } from '../../platform/notifications/notices.ts'
import { notifyMany } from '../../platform/notifications/notify-many.ts'
import { yearsOfOutside } from '../disclosure/outside-list.ts'
import { endRecords } from '../employees/leaving.ts'
import { readEmployee } from '../employees/page.ts'
import { auditEnded } from '../members/ending.ts'
import { accountsWhoManage } from '../policy.ts'
import { lockStructure } from '../structure.ts'
import { readSharing, sharingVersion } from './sharing.ts'

/** A member of whose company nothing is hidden: as one the company's own readers are asked what they tell of an employee. */
const wholeCompany = (companyId: number): CompanyMembership => ({ companyId, role: 'owner', branchId: null })

/** As whom a person's company is asked what it sees of them. @throws AppError `not_found` where they don't work there */
export async function seerOf(db: Database, userId: number, id: number): Promise<CompanyMembership> {
  const [row] = await find(db, userId, id)
  if (!row) throw new AppError('not_found')
  return wholeCompany(row.companyId)
}

/** Where a person works, the earliest first. @param id of one employment alone */
async function find(connection: Connection, userId: number, id?: number) {
  return connection
    .select({
      id: employees.id,
      companyId: employees.companyId,
      companyName: companies.legalName,
      color: companies.color,
      joinedOn: employees.joinedOn,
      role: companyMembers.role,
    })
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, employees.companyId), eq(companyMembers.userId, employees.userId)),
    )
    .where(
      and(
        eq(employees.userId, userId),
        eq(employees.state, 'active'),
        id === undefined ? undefined : eq(employees.id, id),
      ),
    )
    .orderBy(asc(employees.id))
}

type Row = Awaited<ReturnType<typeof find>>[number]

function present({ id, companyId, companyName, color, joinedOn }: Row, locale: Locale) {
  return { id, company: { id: companyId, name: pick(companyName, locale), color }, joined_on: joinedOn }
}

export async function listEmployments(db: Database, userId: number, locale: Locale) {
  return (await find(db, userId)).map(row => present(row, locale))
}

/**
 * One's employment, with what the company sees: read as its own page reads it, by a member who sees the whole company.
 * @throws AppError `not_found`
 */
export async function readEmployment(db: Database, userId: number, id: number, locale: Locale) {
  const [row] = await find(db, userId, id)
  if (!row) throw new AppError('not_found')
  const { companyId, role } = row
  const said = new Map((await readSharing(db, companyId, id)).map(each => [each.topic, each]))
  return {
    ...present(row, locale),
    role,
    seen: await readEmployee(db, wholeCompany(companyId), id, locale),
    training_years: await yearsOfOutside(db, companyId, id),
    sharing: sharingTopics.map(topic => ({
      topic,
      is_given: said.get(topic)?.isGiven ?? false,
      changed_at: said.get(topic)?.changedAt.toISOString() ?? null,
    })),
    sharing_version: sharingVersion,
  }
}

/**
 * Leaves a company by one's own act: with the effects of a deactivation, and the company's team is notified.
 * @throws AppError `not_found`, `owner_cannot_leave`, `exam_under_way`
 */
export async function leaveCompany(
  tx: Transaction,
  actor: Actor & { userId: number },
  id: number,
): Promise<void> {
  const { userId } = actor
  const [found] = await find(tx, userId, id)
  if (!found) throw new AppError('not_found')
  const { companyId } = found
  await lockStructure(tx, companyId)
  const [person] = await tx
    .select({ id: employees.id, name: namesOf('employees'), departmentId: employees.departmentId })
    .from(employees)
    .where(and(eq(employees.id, id), eq(employees.userId, userId), eq(employees.state, 'active')))
    .for('no key update')
  if (!person) throw new AppError('not_found')
  const [membership] = await tx
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)))
    .for('no key update')
  // The company must first have another owner.
  if (membership?.role === 'owner') throw new AppError('owner_cannot_leave')
  // With the enrolments held, no attempt starts from here on.
  await lockAssigned(tx, companyId, [id])
  if (await takesAssignedExam(tx, companyId, id)) throw new AppError('exam_under_way')
  const ended = await endRecords(tx, companyId, [{ id, userId }], true)
  await notifyMany(tx, employeeLeft(id, person.name), accountsWhoManage(companyId, person.departmentId))
  await audit(tx, actor, {
    action: 'employee.leave',
    subject: { type: 'employee', id },
    before: { state: 'active' },
    after: { state: 'deactivated' },
    companyId,
  })
  await auditEnded(tx, actor, ended, 'employee_left')
}

/** Whether an exam is under way to which the company alone gives access, which ends with leaving: what was completed stays open. */
async function takesAssignedExam(tx: Transaction, companyId: number, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from employees p join attempts t on t.user_id = p.user_id and t.state = 'in_progress' join exams x on x.id = t.exam_id
    where p.company_id = ${companyId} and p.id = ${id} and (
        exists (select from assignments a where a.company_id = p.company_id and a.employee_id = p.id and a.course_id = x.course_id
          and a.state in ('assigned', 'in_progress'))
        or exists (select from enrolment_grants g where g.company_id = p.company_id and g.user_id = p.user_id
          and g.course_id = x.course_id and g.kind = 'licence' and g.ended_reason is null))
      and not ${hasOwnAccess(sql`p.user_id`, sql`x.course_id`)} limit 1`)
  return rows.length > 0
}
