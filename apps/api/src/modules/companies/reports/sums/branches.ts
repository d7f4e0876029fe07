import { sql, type SQL } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../../db/client.ts'
import { departments, reportBranches, reportCompanies } from '../../../../db/schema/index.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { branchBelow } from '../../policy.ts'
import type { ReportFilters } from '../schema.ts'
import { ofScoresByLicence, ofTimeByLicence } from './by-source.ts'
import { holdTotals } from './writing.ts'

/** Of a branch of fewer departments their sums are few enough to be read themselves. */
export const leastDepartments = 20

/** Whose totals say what is asked: the whole company's, or a branch's, by the department at its top. */
export interface TotalsOf {
  branchId: number | null
}

/**
 * Whose totals say what a member asks: to who sees the whole company, and asks for no part of it, the company's; of a branch its own, where they are
 * kept and of the departments that it has now.
 * @returns null where the sums of the departments have to be read
 */
export async function totalsFor(
  db: Connection,
  member: CompanyMembership,
  { department }: Pick<ReportFilters, 'department'> = {},
): Promise<TotalsOf | null> {
  const branchId = department ?? member.branchId
  if (branchId === null) return { branchId }
  const company = sql`${member.companyId}::bigint`
  const isSeen =
    member.branchId === null
      ? sql`true`
      : sql`${branchId}::bigint in (${branchBelow(company, sql`${member.branchId}::bigint`)})`
  const { rows } = await db.execute<{ isKept: boolean }>(sql`
    with present as materialized (${branchBelow(company, sql`${branchId}::bigint`)}), kept as materialized (
      select b.department_id as id from ${reportBranches} b where b.company_id = ${company} and b.branch_id = ${branchId}
    )
    select exists (select from kept) and not exists (select id from present except select id from kept)
      and not exists (select id from kept except select id from present) and ${isSeen} as "isKept"`)
  return rows[0]?.isKept === true ? { branchId } : null
}

/** Selects the large branches of a company as they are now, with their departments: `branch_id`, `department_id`. */
const branchesNow = (companyId: SQL, least: number): SQL => sql`
  with recursive above (branch_id, department_id) as (
    select d.id, d.id from ${departments} d where d.company_id = ${companyId}
    union select d.parent_id, a.department_id from above a join ${departments} d on d.id = a.branch_id and d.parent_id is not null
  ), large as (select a.branch_id from above a group by a.branch_id having count(*) >= ${least})
  select a.branch_id, a.department_id from above a join large l on l.branch_id = a.branch_id`

/** Adds up anew what the large branches of large companies come to whose departments are other ones than before. */
export async function keepBranches(db: Database, least = leastDepartments): Promise<void> {
  const { rows } = await db.execute<{ companyId: number }>(
    sql`select ${reportCompanies.companyId}::float8 as "companyId" from ${reportCompanies} order by 1`,
  )
  for (const { companyId } of rows)
    for (const branchId of await changedBranches(db, companyId, least))
      await db.transaction(async tx => {
        await tx.execute(sql`set local statement_timeout = '60s'`)
        await holdTotals(tx, companyId)
        await addUpBranch(tx, companyId, branchId, least)
      })
}

async function changedBranches(db: Database, companyId: number, least: number): Promise<number[]> {
  const { rows } = await db.execute<{ branchId: number }>(sql`
    with present as materialized (${branchesNow(sql`${companyId}::bigint`, least)}), kept as materialized (
      select b.branch_id, b.department_id from ${reportBranches} b where b.company_id = ${companyId}
    )
    select distinct c.branch_id::float8 as "branchId" from (
      (table present except table kept) union all (table kept except table present)
    ) c order by 1`)
  return rows.map(({ branchId }) => branchId)
}

interface AddedUp {
  of: string
  totals: string
  keys: string
  measures: readonly string[]
  /** Which sums a branch's are added up of: none of a day. */
  which?: string
}

const states = ['assigned', 'not_started', 'in_progress', 'completed', 'overdue']
const isOfNoDay = 'k.day is null'

/** What branches come to, as the triggers of the departments' sums add it up. */
const addedUp: readonly AddedUp[] = [
  {
    of: 'report_completions',
    totals: 'report_completion_totals',
    keys: 'group_id, course_id, month',
    measures: [...states, 'begun', 'begun_completed', 'finished', 'finished_begun'],
    which: isOfNoDay,
  },
  {
    of: 'report_times',
    totals: 'report_time_totals',
    keys: 'group_id, course_id, month',
    measures: ['seconds', 'people', 'days', 'firsts', 'lasts', ...ofTimeByLicence],
    which: isOfNoDay,
  },
  {
    of: 'report_scores',
    totals: 'report_score_totals',
    keys: 'group_id, course_id, exam_id, month',
    measures: ['results', 'passed', 'percents', 'hidden', ...ofScoresByLicence],
    which: isOfNoDay,
  },
  {
    of: 'report_standings',
    totals: 'report_standing_totals',
    keys: 'course_id',
    measures: [...states, 'percents', 'scores', 'scored'],
  },
  {
    of: 'report_paths',
    totals: 'report_path_totals',
    keys: 'learning_path_id',
    measures: ['people', 'assigned', 'percents'],
  },
  {
    of: 'report_ratings',
    totals: 'report_rating_totals',
    keys: 'course_id',
    measures: ['reviews', 'stars'],
  },
]

/** From here on the triggers add to it what is counted of its departments. */
async function addUpBranch(
  tx: Transaction,
  companyId: number,
  branchId: number,
  least: number,
): Promise<void> {
  const isOfIt = sql`company_id = ${companyId} and branch_id = ${branchId}`
  await tx.execute(sql`delete from ${reportBranches} where ${isOfIt}`)
  await tx.execute(sql`insert into ${reportBranches} (company_id, branch_id, department_id)
    select ${companyId}::bigint, n.branch_id, n.department_id from (${branchesNow(sql`${companyId}::bigint`, least)}) n where n.branch_id = ${branchId}`)
  for (const { of, totals, keys, measures, which = 'true' } of addedUp) {
    await tx.execute(sql`delete from ${sql.raw(totals)} where ${isOfIt}`)
    const summed = measures.map(name => `sum(k.${name})`).join(', ')
    const by = keys.replaceAll(/(\w+)/g, 'k.$1')
    await tx.execute(sql`
      insert into ${sql.raw(totals)} (company_id, branch_id, ${sql.raw(`${keys}, ${measures.join(', ')}`)})
      select b.company_id, b.branch_id, ${sql.raw(`${by}, ${summed}`)}
      from ${reportBranches} b join ${sql.raw(of)} k on k.company_id = b.company_id and k.department_id = b.department_id
      where b.company_id = ${companyId} and b.branch_id = ${branchId} and ${sql.raw(which)} group by b.company_id, b.branch_id, ${sql.raw(by)}`)
  }
}
