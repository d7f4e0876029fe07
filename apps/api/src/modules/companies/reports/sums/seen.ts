import { and, sql, type SQL } from 'drizzle-orm'
import { reportBranches } from '../../../../db/schema/index.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { branchBelow, inReachOf } from '../../policy.ts'
import type { ReportFilters } from '../schema.ts'
import type { TotalsOf } from './branches.ts'

/** The condition for sums `k` that a member sees and filters name, of whatever time. @param totals whose totals they are, or null for departments */
export function seen(
  member: CompanyMembership,
  { department, group, course }: ReportFilters,
  totals: TotalsOf | null,
): SQL {
  return sql`${and(
    group === undefined ? sql`k.group_id is null` : sql`k.group_id = ${group}`,
    totals ? ofTotals(member, totals) : inReachOf(member, sql`k.company_id`, sql`k.department_id`),
    totals || department === undefined
      ? undefined
      : sql`k.department_id in (${branchBelow(sql`${member.companyId}::bigint`, sql`${department}::bigint`)})`,
    course === undefined ? undefined : sql`k.course_id = ${course}`,
  )}`
}

export interface SumsAsked {
  member: CompanyMembership
  filters: ReportFilters
  /** Whose totals say it; null where only the departments' sums do. */
  totals: TotalsOf | null
}

/**
 * Sums `k` of departments that a member sees and filters name. Those of a branch are looked up one department after another: by months or days
 * alone those of the whole company would be read.
 */
export function sumsOfDepartments(
  { member, filters }: Pick<SumsAsked, 'member' | 'filters'>,
  departments: SQL,
  which: SQL,
): SQL {
  const { department, ...others } = filters
  const top = department ?? member.branchId
  if (top === null)
    return sql`(select k.* from ${departments} k where ${seen(member, filters, null)} and ${which}) k`
  const company = sql`${member.companyId}::bigint`
  const isInReach =
    department === undefined || member.branchId === null
      ? sql`true`
      : sql`d.id in (${branchBelow(company, sql`${member.branchId}::bigint`)})`
  const each = sql`select k.* from ${departments} k where k.department_id = b.id and ${seen({ ...member, branchId: null }, others, null)} and ${which} offset 0`
  return sql`(select k.* from (select d.id from (${branchBelow(company, sql`${top}::bigint`)}) d where ${isInReach}) b cross join lateral (${each}) k) k`
}

/**
 * Sums `k` of some days: of the whole company as totals, of a branch its departments', each looked up by itself. By their days alone those of the
 * whole company would be read.
 * @param of where departments' sums stand, and those of the whole company: null where no such total says what is asked
 */
export function sumsOfDays(
  { member, filters, totals }: SumsAsked,
  of: { departments: SQL; totals: SQL | null },
  [from, to]: readonly [string, string],
  ofUnits: boolean,
): SQL {
  const which = sql`k.course_id is ${ofUnits ? sql`not null` : sql`null`} and k.day between ${from}::date and ${to}::date`
  const { companyId } = member
  if (totals === null || (totals.branchId === null && of.totals === null))
    return sumsOfDepartments({ member, filters }, of.departments, which)
  if (totals.branchId === null)
    return sql`(select k.* from ${of.totals} k where ${seen(member, filters, totals)} and ${which}) k`
  const { department: _, ...others } = filters
  const each = sql`select k.* from ${of.departments} k where k.department_id = b.department_id
    and ${seen({ ...member, branchId: null }, others, null)} and ${which} offset 0`
  return sql`(select k.* from ${reportBranches} b cross join lateral (${each}) k
    where b.company_id = ${companyId} and b.branch_id = ${totals.branchId}) k`
}

/** The condition for what a company, or a branch, comes to. */
export const ofTotals = ({ companyId }: CompanyMembership, { branchId }: TotalsOf): SQL =>
  branchId === null
    ? sql`k.company_id = ${companyId} and k.branch_id is null`
    : sql`k.company_id = ${companyId} and k.branch_id = ${branchId}`
