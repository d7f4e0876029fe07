import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { departments } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { readsNames } from '../policy.ts'
import { addUp, peopleWho, type Sums } from './adding-up.ts'
import { completions, monthOf } from './facts.ts'
import { everyMonth, monthText } from './months.ts'
import type { Measures, ReportKind, ReportQuery } from './schema.ts'
import { totalsFor } from './sums/branches.ts'
import { keptAsOf, keptCompletions } from './sums/reading.ts'
import { fewestTold, tellable } from './too-few.ts'

/**
 * A report without its people: in all, by month, and by rows. To who may not see people nothing is told of too few of them.
 * @throws AppError `forbidden` where who may not see people asks for a group of them, or for what is assigned or begun alone
 */
export async function readOverview<Kind extends ReportKind>(
  db: Connection,
  member: CompanyMembership,
  kind: Kind,
  query: ReportQuery,
  locale: Locale,
) {
  // A group can be made of any few; and what few began by licence would be told by what is left without it.
  if ((query.group !== undefined || query.source !== undefined) && !readsNames(member))
    throw new AppError('forbidden')
  const now = new Date().toISOString()
  const kept = await keptAsOf(db, member, query)
  const isKept = kept !== null
  const [all, isPartTold] = await Promise.all([
    addUp(db, member, kind, query, isKept),
    readsNames(member) || isToldOf(db, member, kind, query, isKept),
  ])
  const { total, months, rows, tooFew } = told(member, all, isPartTold)
  const shownRows = query.by === 'month' ? months.toSorted(byTime) : rows
  return {
    as_of: kept ?? now,
    totals: total && (measured(total) as Measures<Kind>),
    months: months.map(row => ({ month: monthText(row.month), ...(measured(row) as Measures<Kind>) })),
    rows: shownRows.map(row => ({
      id: row.id,
      name: query.by === 'month' ? monthText(row.month) : row.name && pick(row.name, locale),
      course: row.course && pick(row.course, locale),
      ...(measured(row) as Measures<Kind>),
    })),
    too_few: tooFew,
  }
}

interface Told {
  /** Null where it is of too few people. */
  total: Sums | null
  months: Sums[]
  rows: Sums[]
  /** What is not told; null where all is. */
  tooFew: { totals: boolean; rows: number; months: string[] } | null
}

/** @param isPartTold what {@link isToldOf} says */
function told(member: CompanyMembership, all: readonly Sums[], isPartTold: boolean): Told {
  const is = (which: Sums['kind']) => all.filter(row => row.kind === which)
  const [total] = is('total')
  if (!total) throw new Error('A report has no total.')
  const [months, rows] = [is('month'), is('row')]
  if (readsNames(member) || peopleOf(total) === 0) return { total, months, rows, tooFew: null }
  const isTold = peopleOf(total) >= fewestTold && isPartTold
  const toldMonths = isTold ? tellable(months, peopleOf) : []
  const toldRows = isTold ? tellable(rows, peopleOf) : []
  const hidden = months.filter(row => !toldMonths.includes(row)).map(row => monthText(row.month))
  const tooFew = { totals: !isTold, rows: rows.length - toldRows.length, months: hidden.toSorted() }
  const isWhole = isTold && tooFew.rows === 0 && hidden.length === 0
  return { total: isTold ? total : null, months: toldMonths, rows: toldRows, tooFew: isWhole ? null : tooFew }
}

/** Whether a department is told of among those beside it, and so each above it: else the one above less this one would tell of too few. */
async function isToldOf(
  db: Connection,
  member: CompanyMembership,
  kind: ReportKind,
  { by: _, department, ...others }: ReportQuery,
  isKept: boolean,
): Promise<boolean> {
  if (department === undefined) return true
  const upwards = await departmentAndAbove(db, member, department)
  const areTold = await Promise.all(
    upwards.map(async (id, at) => {
      const above = upwards[at + 1]
      const among = {
        ...others,
        ...(above !== undefined && { department: above }),
        by: 'department',
      } as const
      const beside = await addUp(db, member, kind, among, isKept)
      const parts = tellable(
        beside.filter(part => part.kind === 'row'),
        peopleOf,
      )
      return parts.some(part => part.id === id)
    }),
  )
  return areTold.every(Boolean)
}

/** The ids of a department and those above it, the topmost last; none where it is not the company's. */
async function departmentAndAbove(
  db: Connection,
  { companyId }: CompanyMembership,
  department: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive above as (
      select d.id, d.parent_id, 0 as steps from ${departments} d where d.company_id = ${companyId} and d.id = ${department}
      union all select d.id, d.parent_id, a.steps + 1 from above a join ${departments} d on d.company_id = ${companyId} and d.id = a.parent_id
    ) select id::float8 as id from above order by steps`)
  return rows.map(({ id }) => id)
}

const peopleOf = ({ seen }: Sums) => seen ?? 0
const byTime = (a: Sums, b: Sums) => (a.month ?? 0) - (b.month ?? 0)

/** What was counted, without what says of what. */
function measured({
  kind: _1,
  key: _2,
  id: _3,
  name: _4,
  course: _5,
  month: _6,
  seen: _7,
  ...counted
}: Sums) {
  return counted
}

const nobody = { seconds: 0, people: 0, days: 0 }
const nothing = { results: 0, passed: 0, mean: null, hidden: 0 }

export async function readCompletion(
  db: Database,
  member: CompanyMembership,
  query: ReportQuery,
  locale: Locale,
) {
  // Neither waits for the other: each reads all of a period.
  const [report, finished] = await Promise.all([
    readOverview(db, member, 'completion', query, locale),
    completedByMonth(db, member, query),
  ])
  if (report.totals === null) return { ...report, months: [] }
  const toldOf = new Set(readsNames(member) ? finished : tellable(finished, ({ people }) => people))
  const held = finished.filter(row => !toldOf.has(row)).map(({ month }) => monthText(month))
  const hidden = [...new Set([...(report.too_few?.months ?? []), ...held])].toSorted()
  const made = new Map(report.months.map(row => [row.month, row]))
  const completed = new Map(finished.map(row => [monthText(row.month), row.completed]))
  return {
    ...report,
    months: everyMonth([...made.keys(), ...completed.keys()])
      .filter(month => !hidden.includes(month))
      .map(month => ({
        month,
        assigned: made.get(month)?.assigned ?? 0,
        begun: made.get(month)?.begun ?? 0,
        completed: completed.get(month) ?? 0,
      })),
    too_few:
      hidden.length === 0
        ? report.too_few
        : { totals: false, rows: report.too_few?.rows ?? 0, months: hidden },
  }
}

interface Finished extends Record<string, unknown> {
  month: number
  completed: number
  people: number
}

async function completedByMonth(db: Connection, member: CompanyMembership, query: ReportQuery) {
  const { by: _, ...filters } = query
  const isKept = (await keptAsOf(db, member, query)) !== null
  const { rows } = await db.execute<Finished>(
    isKept
      ? keptCompletions(member, filters, !readsNames(member), await totalsFor(db, member, filters))
      : sql`select ${monthOf(sql`f.day`)} as month, count(*)::int as completed, count(distinct f.employee_id)::int as people
          from (${completions(peopleWho(member, filters), member.companyId, filters)}) f group by 1`,
  )
  return rows
}

export async function readTime(
  db: Connection,
  member: CompanyMembership,
  query: ReportQuery,
  locale: Locale,
) {
  const report = await readOverview(db, member, 'time', query, locale)
  return { ...report, months: filled(report, nobody) }
}

export async function readScores(
  db: Connection,
  member: CompanyMembership,
  query: ReportQuery,
  locale: Locale,
) {
  const report = await readOverview(db, member, 'scores', query, locale)
  return { ...report, months: filled(report, nothing) }
}

/** Every month from the first to the last; those with nothing are empty, those that are not told of are left out. */
function filled<Counted extends { month: string }>(
  { months, too_few }: { months: Counted[]; too_few: Told['tooFew'] },
  empty: Omit<Counted, 'month'>,
) {
  const known = new Map(months.map(row => [row.month, row]))
  return everyMonth([...known.keys()])
    .filter(month => !too_few?.months.includes(month))
    .map(month => known.get(month) ?? ({ month, ...empty } as Counted))
}
