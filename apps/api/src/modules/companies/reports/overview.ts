import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { courses, departments, employees, exams } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { employeesWho } from '../employees/filter.ts'
import { completions, factsOf, type Facts } from './facts.ts'
import { everyMonth, monthText } from './months.ts'
import type { Grouping, Measures, ReportFilters, ReportKind, ReportQuery } from './schema.ts'

/** The most rows of a report that is not by person. */
const mostRows = 1000

interface Sums extends Record<string, unknown> {
  kind: 'total' | 'month' | 'row'
  id: number | null
  name: BilingualText | null
  course: BilingualText | null
  month: number | null
}

/** What {@link Facts} read of the people whom a member sees and filters name. */
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

/** Adds facts up in one pass: in all, by month, and by the rows that are asked for. */
async function sums(db: Connection, member: CompanyMembership, facts: Facts, query: ReportQuery) {
  const { by, ...filters } = query
  const of = by === undefined || by === 'month' ? undefined : keys[by]
  const from = facts.from(peopleWho(member, filters), member.companyId, filters)
  const rowsOf = of ? sql`when grouping(f.key) = 0 then 'row'` : sql``
  const { rows } = await db.execute<Sums>(sql`
    with recursive ${branches(member.companyId, filters.department ?? member.branchId)},
    facts as (
      select f.*, ${of?.key ?? sql`null::bigint`} as key from (${from}) f
      ${by === 'department' ? sql`left join branches b on b.id = f.department_id` : sql``}
    ), sums as (
      select case ${rowsOf} when grouping(f.month) = 0 then 'month' else 'total' end as kind,
        ${of ? sql`f.key` : sql`null::bigint as key`}, f.month, ${facts.measures}
      from facts f group by grouping sets ((), (f.month)${of ? sql`, (f.key)` : sql``})
    )
    select s.*, s.key::float8 as id, n.name, n.course from sums s left join (${of?.names ?? unnamed}) n on n.id = s.key
    order by s.kind = 'row', s.${facts.order} desc nulls last, s.key, s.month limit ${mostRows}`)
  return rows
}

/** A report without its people: in all, by month, and by rows. */
export async function readOverview<Kind extends ReportKind>(
  db: Connection,
  member: CompanyMembership,
  kind: Kind,
  query: ReportQuery,
  locale: Locale,
) {
  const asOf = new Date().toISOString()
  const all = await sums(db, member, factsOf[kind], query)
  const [total] = all.filter(row => row.kind === 'total')
  const byMonth = all.filter(row => row.kind === 'month')
  const rows = query.by === 'month' ? byMonth.toSorted(byTime) : all.filter(row => row.kind === 'row')
  return {
    as_of: asOf,
    totals: measured(total as Sums) as Measures<Kind>,
    months: byMonth.map(row => ({ month: monthText(row.month), ...(measured(row) as Measures<Kind>) })),
    rows: rows.map(row => ({
      id: row.id,
      name: query.by === 'month' ? monthText(row.month) : row.name && pick(row.name, locale),
      course: row.course && pick(row.course, locale),
      ...(measured(row) as Measures<Kind>),
    })),
  }
}

const byTime = (a: Sums, b: Sums) => (a.month ?? 0) - (b.month ?? 0)

/** What was counted, without what says of what. */
function measured({ kind: _1, key: _2, id: _3, name: _4, course: _5, month: _6, ...counted }: Sums) {
  return counted
}

const nobody = { seconds: 0, people: 0, days: 0 }
const nothing = { results: 0, passed: 0, mean: null, hidden: 0 }

export async function readCompletion(
  db: Connection,
  member: CompanyMembership,
  query: ReportQuery,
  locale: Locale,
) {
  const { by: _, ...filters } = query
  const report = await readOverview(db, member, 'completion', query, locale)
  const { rows } = await db.execute<{ month: number; completed: number }>(
    completions(peopleWho(member, filters), member.companyId, filters),
  )
  const assigned = new Map(report.months.map(row => [row.month, row.assigned]))
  const completed = new Map(rows.map(row => [monthText(row.month), row.completed]))
  return {
    ...report,
    months: everyMonth([...assigned.keys(), ...completed.keys()]).map(month => ({
      month,
      assigned: assigned.get(month) ?? 0,
      completed: completed.get(month) ?? 0,
    })),
  }
}

export async function readTime(
  db: Connection,
  member: CompanyMembership,
  query: ReportQuery,
  locale: Locale,
) {
  const report = await readOverview(db, member, 'time', query, locale)
  return { ...report, months: filled(report.months, nobody) }
}

export async function readScores(
  db: Connection,
  member: CompanyMembership,
  query: ReportQuery,
  locale: Locale,
) {
  const report = await readOverview(db, member, 'scores', query, locale)
  return { ...report, months: filled(report.months, nothing) }
}

function filled<Counted extends { month: string }>(months: Counted[], empty: Omit<Counted, 'month'>) {
  const known = new Map(months.map(row => [row.month, row]))
  return everyMonth([...known.keys()]).map(month => known.get(month) ?? ({ month, ...empty } as Counted))
}
