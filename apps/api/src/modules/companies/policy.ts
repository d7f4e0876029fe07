import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { departments, type CompanyRole } from '../../db/schema/index.ts'
import { viewersWho, type Policy } from '../../plugins/access.ts'
import type { CompanyMembership } from '../accounts/auth/viewer.ts'

const administrators: readonly CompanyRole[] = ['owner', 'administrator']

function membersWho(...roles: readonly CompanyRole[]): Policy {
  return viewersWho(({ member }) => member !== null && roles.includes(member.role))
}

/** Members of a company's team, in any role. */
export const actForCompany = membersWho('owner', 'administrator', 'manager', 'finance', 'auditor')
/** The people and what they learn; a manager's of the own branch. */
export const readPeople = membersWho('owner', 'administrator', 'manager', 'auditor')
/** To invite, change and deactivate people, and to change departments; a manager those of the own branch. */
export const changePeople = membersWho(...administrators, 'manager')
/** Groups and their rules reach over the whole company. */
export const changeGroups = membersWho(...administrators)
/** To have people learn something; a manager those of the own branch. */
export const assignCourses = membersWho(...administrators, 'manager')
export const changePaths = membersWho(...administrators)
/** Standing assignments of groups and departments cover the whole company. */
export const readStanding = membersWho(...administrators, 'auditor')
export const changeStanding = membersWho(...administrators)
/** What is demanded reaches over the whole company; so does who is excused, which no manager says of the own people. */
export const changeRequirements = membersWho(...administrators)
/** What was bought and what is left of it; the movements behind it name who holds a seat. */
export const countSeats = membersWho('owner', 'administrator', 'finance', 'auditor')
export const readSeats = membersWho('owner', 'administrator', 'auditor')
/** Who keeps a place of the yearly licence reaches over the whole company. */
export const changeLicences = membersWho(...administrators)
export const readMembers = membersWho('owner', 'administrator', 'auditor')
export const changeMembers = membersWho(...administrators)
/** The company's cart, orders and bills. */
export const buyingRoles: readonly CompanyRole[] = [...administrators, 'finance']
export const buyForCompany = membersWho(...buyingRoles)
/** What departments may spend; a manager's is the own branch. */
export const readBudgets = membersWho('owner', 'administrator', 'manager', 'finance', 'auditor')
export const changeBudgets = membersWho(...buyingRoles)
/** The company's details and settings; a manager's matter is the own branch. */
export const readSettings = membersWho('owner', 'administrator', 'finance', 'auditor')
export const changeCompany = membersWho(...administrators)
/** Training elsewhere is entered of single people; a manager's are those of the own branch. */
export const changeOutsideTrainings = membersWho(...administrators, 'manager')
/** What a year is disclosed as reaches over the whole company. */
export const closeDisclosures = membersWho(...administrators)

/** Whether the company demands a second factor concerns everyone who acts for it. */
export const changeSecurity = membersWho('owner')
/** How long names are kept is for good once it is done. */
export const changeRetention = membersWho('owner')

/** What a company has bought and what is left of it concerns no single branch. */
export function readsSeats(member: CompanyMembership): boolean {
  return member.role !== 'manager'
}

/** Finance counts people, but does not see who learns what. */
export function readsNames(member: CompanyMembership): boolean {
  return member.role !== 'finance'
}

/** Closing a year takes a role for the whole company. */
export function closesDisclosures(member: CompanyMembership): boolean {
  return administrators.includes(member.role)
}

/** What everyone sees in the reports has no single owner. */
export function changesSharedReports(member: CompanyMembership): boolean {
  return administrators.includes(member.role)
}

/** Only owners make or unmake owners. */
export function mayGiveRole(member: CompanyMembership, role: CompanyRole): boolean {
  return role === 'owner' ? member.role === 'owner' : administrators.includes(member.role)
}

/** A thing that belongs to a company and lies in a department: an employee, a department, what is assigned to a person. */
export interface Placed {
  companyId: number
  /** The department and those above it, to the top; empty where it lies in none. */
  departments: readonly number[]
}

/** Whether a thing lies where a member sees: in the own company, and for a manager in the own branch. */
export function isInReach(member: CompanyMembership, thing: Placed): boolean {
  if (thing.companyId !== member.companyId) return false
  return member.branchId === null || thing.departments.includes(member.branchId)
}

/** What a statement is given for {@link inReach}: the same for all of a member's. */
export function reachOf(member: CompanyMembership): { company: number; branch: number | null } {
  return { company: member.companyId, branch: member.branchId }
}

/**
 * The condition that says for rows what {@link isInReach} says of one thing. The statement takes the placeholders `company` and
 * `branch` of {@link reachOf}.
 * @param department the row's department
 */
export function inReach(company: Column, department: Column): SQL {
  const branch = sql`${sql.placeholder('branch')}::bigint`
  const own = sql`${sql.placeholder('company')}`
  return sql`(${company} = ${own} and (${branch} is null or ${department} in (${branchBelow(own, branch)})))`
}

/** The same condition with the member's own values, for statements that are not prepared. */
export function inReachOf(member: CompanyMembership, company: Column, department: Column): SQL {
  const own = sql`${member.companyId}::bigint`
  if (member.branchId === null) return sql`${company} = ${own}`
  return sql`(${company} = ${own} and ${department} in (${branchBelow(own, sql`${member.branchId}::bigint`)}))`
}

type Column = AnyPgColumn | SQL

/** Selects the ids of a department and of all below it. */
export function branchBelow(company: SQL, top: SQL): SQL {
  return sql`with recursive branch as (
      select d.id from ${departments} d where d.id = ${top} and d.company_id = ${company}
      union select d.id from ${departments} d join branch b on d.parent_id = b.id
    ) select id from branch`
}

/** Selects the accounts that buy for a company: its own, owners, administrators and finance. */
export function accountsWhoBuy(companyId: number): SQL {
  return sql`select c.user_id from companies c where c.id = ${companyId}
    union select m.user_id from company_members m where m.company_id = ${companyId}
      and m.role = any(${sql.param(buyingRoles)}::text[])`
}

/** Selects the accounts that manage the people of a department: the company's own, owners, administrators, and managers of a branch with it. */
export function accountsWhoManage(companyId: number, departmentId: number | null): SQL {
  return sql`with recursive above as (
      select d.id, d.parent_id from ${departments} d where d.company_id = ${companyId} and d.id = ${departmentId}::bigint
      union select d.id, d.parent_id from ${departments} d join above a on d.id = a.parent_id
    )
    select c.user_id from companies c where c.id = ${companyId}
    union select m.user_id from company_members m where m.company_id = ${companyId}
      and (m.role in ('owner', 'administrator') or m.role = 'manager' and m.department_id in (select id from above))`
}
