import { sql, type SQL } from 'drizzle-orm'
import { reportBranches } from '../../../../db/schema/index.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { branchBelow } from '../../policy.ts'
import type { ReportFilters } from '../schema.ts'
import { seen, type SumsAsked } from './seen.ts'

/** The department whose parts are told by themselves; null where these are the company's. */
const aboveOf = ({ branchId }: CompanyMembership, { department }: ReportFilters) => department ?? branchId

/**
 * Selects the departments in reach of each of the `branches` that rows are of, with `is_kept` where these are all that the branch has, and it is kept what
 * it comes to, of the departments that it has now: `top`, `id`, `is_kept`.
 */
export function topsOf(member: CompanyMembership): SQL {
  const company = sql`${member.companyId}::bigint`
  const isSeen =
    member.branchId === null
      ? sql`true`
      : sql`b.id in (${branchBelow(company, sql`${member.branchId}::bigint`)})`
  return sql`
    select b.top, b.id, bool_and(r.department_id is not null) over branch and count(*) over branch =
        (select count(*) from ${reportBranches} k where k.company_id = ${company} and k.branch_id = b.top) as is_kept
    from branches b left join ${reportBranches} r on r.company_id = ${company} and r.branch_id = b.top and r.department_id = b.id
    where ${isSeen} window branch as (partition by b.top)`
}

/**
 * Sums of all time by the branch that they are in, `top`, with {@link topsOf} as `tops`: of a large one what it comes to, of any other one and of
 * the department above all of them what their departments do, each looked up by itself.
 */
export function sumsOfTops(
  { member, filters }: Pick<SumsAsked, 'member' | 'filters'>,
  kept: { departments: SQL; totals: SQL; ofTotals: readonly string[] },
  ofUnits: boolean,
): SQL {
  const columns = sql.raw(kept.ofTotals.map(name => `k.${name}`).join(', '))
  const ever = sql`k.day is null and k.month is null and k.course_id is ${ofUnits ? sql`not null` : sql`null`}`
  const { department: _, ...others } = filters
  const all = seen({ ...member, branchId: null }, others, null)
  const above = aboveOf(member, filters)
  const itself = above === null ? sql`k.department_id is null` : sql`k.department_id = ${above}`
  return sql`(
    select k.branch_id as top, ${columns} from ${kept.totals} k
      where k.branch_id in (select t.top from tops t where t.is_kept) and ${all} and ${ever}
    union all select t.top, ${columns} from tops t cross join lateral (
      select k.* from ${kept.departments} k where k.department_id = t.id and ${all} and ${ever} offset 0) k where not t.is_kept
    union all select null::bigint, ${columns} from ${kept.departments} k where ${itself} and ${seen(member, filters, null)} and ${ever})`
}
