import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { courses, departments, employees, exams } from '../../../db/schema/index.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { employeesWho } from '../employees/filter.ts'
import { readsNames } from '../policy.ts'
import { factsOf, monthOf } from './facts.ts'
import type { Grouping, ReportFilters, ReportKind, ReportQuery } from './schema.ts'
import { totalsFor } from './sums/branches.ts'
import { keptSums } from './sums/reading.ts'

/** The most rows of a report that is not by person. */
const mostRows = 1000

/** What was counted of something: in all, in a month, or of what a row is. */
export interface Sums extends Record<string, unknown> {
  kind: 'total' | 'month' | 'row'
  id: number | null
  name: BilingualText | null
  course: BilingualText | null
  month: number | null
  /** How many people it is of, or that there are as many at least; counted only for who may not see them. */
  seen: number | null
}

/** What `Facts` read of the people whom a member sees and filters name. */
export const peopleColumns = sql`${employees.id} as id, ${employees.userId} as user_id, ${employees.departmentId} as department_id`

export function peopleWho(member: CompanyMembership, { department, group }: ReportFilters): SQL {
  const who = employeesWho(member, { ...(department && { department }), ...(group && { group }) })
  return sql`select ${peopleColumns} from ${employees} where ${who}`
}

const noCourse = sql`null::jsonb as course`
/** By what rows are counted: the key of a row of facts `f` in a branch `b`, and where its name stands. */
const keys: Record<Exclude<Grouping, 'month'>, { key: SQL; names: SQL }> = {
  course: { key: sql`f.course_id`, names: sql`select c.id, c.title as name, ${noCourse} from ${courses} c` },
  exam: {
    key: sql`f.exam_id`,
    names: sql`select x.id, x.title as name, c.title as course from ${exams} x join ${courses} c on c.id = x.course_id`,
  },
  department: { key: sql`b.top`, names: sql`select d.id, d.name, ${noCourse} from ${departments} d` },
}
const unnamed = sql`select null::bigint as id, null::jsonb as name, ${noCourse}`

/** The departments right below one, or at the top, each with all that lie in it: `top`, `id`. */
function branches(companyId: number, below: number | null): SQL {
  return sql`branches (top, id) as (
    select d.id, d.id from ${departments} d where d.company_id = ${companyId} and d.parent_id is not distinct from ${below}::bigint
    union select b.top, d.id from branches b join ${departments} d on d.company_id = ${companyId} and d.parent_id = b.id
  )`
}

/**
 * Adds a report up in one statement: in all, by month, and by the rows that are asked for.
 * @param isKept whether from the sums of a large company, not from the rows
 */
export async function addUp(
  db: Connection,
  member: CompanyMembership,
  kind: ReportKind,
  query: ReportQuery,
  isKept: boolean,
): Promise<Sums[]> {
  const { by, ...filters } = query
  const of = by === undefined || by === 'month' ? undefined : keys[by]
  const { order } = factsOf[kind]
  const countsPeople = !readsNames(member)
  const sums = isKept
    ? sql`sums as (${keptSums(member, kind, query, countsPeople, await totalsFor(db, member, filters))})`
    : sumsOf(rowsOf(member, kind, filters), by, countsPeople)
  const { rows } = await db.execute<Sums>(sql`
    with recursive ${branches(member.companyId, filters.department ?? member.branchId)}, ${sums}
    select s.*, s.key::float8 as id, n.name, n.course from sums s left join (${of?.names ?? unnamed}) n on n.id = s.key
    order by s.kind = 'row', s.${order} desc nulls last, s.key, s.month limit ${mostRows}`)
  return rows
}

function rowsOf(member: CompanyMembership, kind: ReportKind, filters: ReportFilters) {
  const { from, measures } = factsOf[kind]
  return { from: from(peopleWho(member, filters), member.companyId, filters), measures }
}

interface Source {
  from: SQL
  measures: SQL
}

/** Adds facts up in one pass. */
function sumsOf({ from, measures }: Source, by: Grouping | undefined, countsPeople: boolean): SQL {
  const rowKey = by === undefined || by === 'month' ? undefined : keys[by].key
  const row = rowKey ? sql`when grouping(f.key) = 0 then 'row'` : sql``
  const seen = countsPeople ? sql`count(distinct f.employee_id)::int` : sql`null::int`
  return sql`facts as (
      select f.*, ${monthOf(sql`f.day`)} as month, ${rowKey ?? sql`null::bigint`} as key from (${from}) f
      ${by === 'department' ? sql`left join branches b on b.id = f.department_id` : sql``}
    ), sums as (
      select case ${row} when grouping(f.month) = 0 then 'month' else 'total' end as kind,
        ${rowKey ? sql`f.key` : sql`null::bigint as key`}, f.month, ${measures}, ${seen} as seen
      from facts f group by grouping sets ((), (f.month)${rowKey ? sql`, (f.key)` : sql``})
    )`
}
