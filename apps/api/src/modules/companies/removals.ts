import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import {
  companyMembers,
  departmentBudgets,
  departments,
  employeeGroupMembers,
  employeeGroupRules,
  employeeGroups,
  employees,
  joiningLinkGroups,
  joiningLinks,
  memberInvitations,
  requirements,
  standingAssignments,
} from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import type { CompanyMembership } from '../accounts/auth/viewer.ts'
import { takesOneMore } from './joining-links/links.ts'
import { reachesDepartment } from './structure.ts'

/** What goes with a department that is deleted, or stands against it. @throws AppError `not_found` */
export async function readDepartmentRemoval(db: Database, member: CompanyMembership, id: number) {
  if (!(await reachesDepartment(db, member, id))) throw new AppError('not_found')
  const { companyId } = member
  const of = sql`company_id = ${companyId} and department_id = ${id}`
  const counted = await readCounts(db, {
    people: sql`${employees} where ${of} and state <> 'deactivated'`,
    people_left: sql`${employees} where ${of} and state = 'deactivated'`,
    departments: sql`${departments} where company_id = ${companyId} and parent_id = ${id}`,
    rules: sql`${employeeGroupRules} where ${of}`,
    standing_assignments: sql`${standingAssignments} where ${of}`,
    joining_links: sql`${joiningLinks} where ${of} and ${takesOneMore}`,
    manager_invitations: sql`${memberInvitations} where ${of}`,
    requirements: sql`${requirements} where ${of} and ended_at is null`,
    ended_requirements: sql`${requirements} where ${of} and ended_at is not null`,
    managers: sql`${companyMembers} where ${of}`,
  })
  const { rows } = await db.execute<{ credit: number; spent: number }>(
    sql`select (granted - spent)::float8 as credit, spent::float8 as spent from ${departmentBudgets} where ${of}`,
  )
  return { ...counted, budget: rows[0] ?? null }
}

/** What goes with a group that is deleted, or stands against it. @throws AppError `not_found` */
export async function readGroupRemoval(db: Database, { companyId }: CompanyMembership, id: number) {
  const of = sql`company_id = ${companyId} and group_id = ${id}`
  const { groups, ...counted } = await readCounts(db, {
    groups: sql`${employeeGroups} where company_id = ${companyId} and id = ${id}`,
    people: sql`${employeeGroupMembers} m join ${employees} e on e.company_id = m.company_id and e.id = m.employee_id
      where m.company_id = ${companyId} and m.group_id = ${id} and e.state <> 'deactivated'`,
    rules: sql`${employeeGroupRules} where ${of}`,
    standing_assignments: sql`${standingAssignments} where ${of}`,
    joining_links: sql`${joiningLinks} where company_id = ${companyId} and ${takesOneMore}
      and id in (select link_id from ${joiningLinkGroups} where ${of})`,
    requirements: sql`${requirements} where ${of} and ended_at is null`,
    ended_requirements: sql`${requirements} where ${of} and ended_at is not null`,
  })
  if (groups === 0) throw new AppError('not_found')
  return counted
}

/** @param sources the rows of each number, as they stand behind `from` */
async function readCounts<Name extends string>(db: Database, sources: Record<Name, SQL>) {
  const counts = Object.entries<SQL>(sources).map(
    ([name, rows]) => sql`(select count(*) from ${rows})::int as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<Name, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  const [row] = rows
  if (!row) throw new Error('Nothing was counted.')
  return row
}
