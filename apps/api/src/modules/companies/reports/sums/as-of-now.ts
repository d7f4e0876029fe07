import { sql, type SQL } from 'drizzle-orm'
import { employees, reportChanges } from '../../../../db/schema/index.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { inReachOf } from '../../policy.ts'
import type { TotalsOf } from './branches.ts'
import { markedPeople } from './marked.ts'
import { ofTotals } from './seen.ts'

/** Sums of departments that are told as of now: those of departments that have changed since are counted anew by whoever asks. */
export interface KeptOfDepartments {
  /** Counts the rows. */
  of: (who: SQL) => SQL
  table: SQL
  totals: SQL
  /** Whether there are totals of branches, too. */
  hasBranches: boolean
  key: SQL
  measures: readonly string[]
}

/** What the departments come to, less the sums of those that have changed, and with their rows; where no total says it, the sums of the others. */
export function sumAsOfNow(
  member: CompanyMembership,
  isKept: boolean,
  { of, table, totals, hasBranches, key, measures }: KeptOfDepartments,
  totalsOf: TotalsOf | null,
): SQL {
  const named = (sign: string, of = '') => sql.raw(measures.map(name => `${sign}${of}${name}`).join(', '))
  const summed = sql.raw(measures.map(name => `sum(s.${name})::float8 as ${name}`).join(', '))
  const reach = inReachOf(member, employees.companyId, employees.departmentId)
  if (!isKept) return sql`select s.${key}, ${summed} from (${of(reach)}) s group by 1`
  const hasChanged = (department: SQL) =>
    sql`coalesce(${department}, 0) in (select c.department_id from changed c)`
  const ofTable = sql`from ${table} k where ${inReachOf(member, sql`k.company_id`, sql`k.department_id`)}`
  const kept =
    totalsOf !== null
      ? sql`select k.${key}, ${named('', 'k.')} from ${totals} k where ${hasBranches ? ofTotals(member, totalsOf) : sql`k.company_id = ${member.companyId}`}
          union all select k.${key}, ${named('-', 'k.')} ${ofTable} and ${hasChanged(sql`k.department_id`)}`
      : sql`select k.${key}, ${named('', 'k.')} ${ofTable} and not ${hasChanged(sql`k.department_id`)}`
  return sql`
    with changed as materialized (${changedDepartments(member.companyId)})
    select s.${key}, ${summed} from (
      ${kept} union all select c.${key}, ${named('', 'c.')} from (${of(sql`${reach} and ${hasChanged(sql`${employees.departmentId}`)}`)}) c
    ) s group by 1`
}

/** Selects the departments of which something has changed since their sums were counted; 0 stands for none. */
const changedDepartments = (companyId: number): SQL => sql`
  select coalesce(${reportChanges.departmentId}, 0) as department_id from ${reportChanges} where ${reportChanges.companyId} = ${companyId}
  union select coalesce(${employees.departmentId}, 0) from ${employees}
    where ${employees.id} in (${markedPeople(sql`${companyId}::bigint`)})`
