import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../../db/client.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { monthsLess, wholeMonths } from '../months.ts'
import type { ReportFilters, ReportKind, ReportQuery } from '../schema.ts'
import type { TotalsOf } from './branches.ts'
import { sumsOfSource } from './by-source.ts'
import { seen, sumsOfDays, sumsOfDepartments, type SumsAsked } from './seen.ts'
import { edgesOf, isLong, peopleOnce, timeOfAll, timeOfCourses, timeOfMonths } from './time-of-period.ts'
import { sumsOfTops, topsOf } from './tops.ts'

/**
 * Whether sums answer what is asked: of a group they tell whole months of all courses together; what its people did on some days, or in one course then, is
 * counted from the rows.
 * @returns the moment that they are of; null where rows have to be read
 */
export async function keptAsOf(
  db: Connection,
  { companyId }: CompanyMembership,
  { group, course, by, ...period }: ReportQuery,
): Promise<string | null> {
  const isOfAll =
    group === undefined ||
    (course === undefined &&
      (!isOfPeriod(period) || (by !== 'course' && by !== 'exam' && wholeMonths(period).days.length === 0)))
  return isOfAll ? dashboardAsOf(db, companyId) : null
}

/** The moment that the sums of a large company are of; null where there are none. */
export async function dashboardAsOf(db: Connection, companyId: number): Promise<string | null> {
  const { rows } = await db.execute<{ asOf: Date | string }>(
    sql`select as_of as "asOf" from report_companies where company_id = ${companyId} and as_of is not null`,
  )
  return rows[0] ? new Date(rows[0].asOf).toISOString() : null
}

interface Kept {
  /** Sums of departments. */
  departments: SQL
  /** What adds up over courses and exams, too, so that sums of each say what all come to; of time nothing does. */
  columns: readonly string[]
  /** The same over all departments of a company or a branch. */
  totals: SQL
  /** What of them a period reads: of a branch its days are its departments'. */
  ofTotals: readonly string[]
  measures: SQL
  /** The condition for a group of sums that has anything at all. */
  hasAny: SQL
  /** Of how many people a sum of one course or exam is. */
  people: SQL
  unit: SQL
}

const total = (name: string) => sql.raw(`coalesce(sum(k.${name}), 0)::int as ${name}`)
const totals = (...names: string[]) => sql.join(names.map(total), sql`, `)

const states = ['assigned', 'not_started', 'in_progress', 'completed', 'overdue']

const kinds: Record<ReportKind, Omit<Kept, 'departments' | 'totals'>> = {
  completion: {
    columns: [...states, 'begun', 'begun_completed'],
    ofTotals: ['course_id', 'month', ...states, 'begun', 'begun_completed', 'finished'],
    measures: totals(
      'assigned',
      'not_started',
      'in_progress',
      'completed',
      'overdue',
      'begun',
      'begun_completed',
    ),
    hasAny: sql`sum(k.assigned + k.begun) > 0`,
    people: sql`k.assigned + k.begun`,
    unit: sql`k.course_id`,
  },
  time: {
    columns: [],
    ofTotals: ['course_id', 'month', 'seconds', 'people', 'days'],
    measures: sql`coalesce(sum(k.seconds), 0)::float8 as seconds, ${totals('people', 'days')}`,
    hasAny: sql`sum(k.people) > 0`,
    people: sql`k.people`,
    unit: sql`k.course_id`,
  },
  scores: {
    columns: ['results', 'passed', 'percents', 'hidden'],
    ofTotals: ['course_id', 'exam_id', 'month', 'results', 'passed', 'percents', 'hidden'],
    measures: sql`${totals('results', 'passed')}, round(sum(k.percents) / nullif(sum(k.results), 0), 1)::float8 as mean, ${totals('hidden')}`,
    hasAny: sql`sum(k.results + k.hidden) > 0`,
    people: sql`k.results + k.hidden`,
    unit: sql`k.exam_id`,
  },
}

const keptOf = (kind: ReportKind, { source }: ReportFilters): Kept => ({
  ...kinds[kind],
  ...sumsOfSource(kind, source),
})

/** What rows are, of a sum `k` in a branch `b`. */
const rowKeys = { course: sql`k.course_id`, exam: sql`k.exam_id`, department: sql`b.top` }

/**
 * Selects a report’s sums: in all, by month, and by its rows; `kind`, `key`, `month`, `seen` and what it measures. Each is added up from the sums of its own
 * shape over the departments, whose people are different ones.
 * @param countsPeople whether `seen` says of how many people at least a sum is: of as many as its largest course or exam
 * @param totals whose totals say it; null where only the departments' sums do
 */
export function keptSums(
  member: CompanyMembership,
  kind: ReportKind,
  { by, ...filters }: ReportQuery,
  countsPeople: boolean,
  totals: TotalsOf | null,
): SQL {
  const kept = keptOf(kind, filters)
  const isOfTops = by === 'department' && !isOfPeriod(filters)
  const rowKey = by === undefined || by === 'month' ? undefined : isOfTops ? sql`k.top` : rowKeys[by]
  const period =
    rowKey && by !== 'department' && isOfPeriod(filters) && kept.columns.length > 0
      ? sumsOfPeriod(member, kept, filters, rowKey, totals)
      : undefined
  const groups = groupsOf(period ? sql`k.key` : rowKey)
  const isOfPeople = kind === 'time' && isOfPeriod(filters)
  const sums = groups.map(({ name, key, month }) => {
    const isOfUnits = filters.course !== undefined || (name === 'row' && by !== 'department')
    const of = name === 'row' && by === 'department' ? null : totals
    const source = (units: boolean) =>
      period
        ? sql`of_period`
        : isOfTops && name === 'row'
          ? sumsOfTops({ member, filters }, kept, units)
          : inTime(member, kept, filters, {
              isByMonth: name === 'month',
              ofUnits: units,
              totals: isOfPeople ? null : of,
            })
    const joined = by === 'department' && name === 'row' && !isOfTops ? inBranches : sql``
    const from = sql`${source(isOfUnits)} k ${joined}`
    const summed = isOfPeople
      ? timeOfPeriod({ member, filters, totals: of }, { name, key, month, from, isOfUnits, joined })
      : sql`(select k.*, ${key} as of_key, ${month} as of_month from ${from}) k`
    const added = addedUp(name, summed, kept)
    if (!countsPeople) return sql`select a.*, null::int as seen from (${added}) a`
    // Of time itself it is known how many people it is of.
    if (kind === 'time') return sql`select a.*, a.people as seen from (${added}) a`
    return withPeople(added, kept, {
      key,
      month,
      unit: period ? sql`k.unit` : kept.unit,
      from: sql`${source(true)} k ${joined}`,
    })
  })
  const selected = sql.join(sums, sql` union all `)
  if (isOfPeople) return sql`with edges as materialized (${edgesOf({ member, filters, totals })}) ${selected}`
  if (isOfTops) return sql`with tops as materialized (${topsOf(member)}) ${selected}`
  return period ? sql`with of_period as materialized (${period}) ${selected}` : selected
}

const inBranches = sql`left join branches b on b.id = k.department_id`

/** Adds up rows `k` with what they are of, `of_key` and `of_month`. */
const addedUp = (name: string, rows: SQL, kept: Kept) =>
  name === 'total'
    ? sql`select 'total' as kind, null::bigint as key, null::int as month, ${kept.measures} from ${rows}`
    : sql`select ${name}::text as kind, k.of_key as key, k.of_month as month, ${kept.measures} from ${rows}
        group by k.of_key, k.of_month having ${kept.hasAny}`

/** Adds to what is added up of how many people it is at least: of as many as its largest course or exam. */
const withPeople = (
  added: SQL,
  kept: Kept,
  { key, month, unit, from }: Record<'key' | 'month' | 'unit' | 'from', SQL>,
) => sql`
  select a.*, coalesce(u.seen, 0) as seen from (${added}) a left join (
    select k.key, k.month, max(k.people)::int as seen from (
      select ${key} as key, ${month} as month, sum(${kept.people}) as people from ${from}
      group by 1, 2, ${unit}) k group by k.key, k.month
  ) u on u.key is not distinct from a.key and u.month is not distinct from a.month`

/** What is added up, and by what: all, each month, and each row. */
function groupsOf(rowKey: SQL | undefined) {
  return [
    { name: 'total', key: sql`null::bigint`, month: sql`null::int` },
    { name: 'month', key: sql`null::bigint`, month: sql`k.month` },
    ...(rowKey ? [{ name: 'row', key: rowKey, month: sql`null::int` }] : []),
  ]
}

/** The sums of a period by month and by what rows are, of each course or exam: read once for the whole, the months and the rows. */
function sumsOfPeriod(
  member: CompanyMembership,
  kept: Kept,
  filters: ReportFilters,
  rowKey: SQL,
  totals: TotalsOf | null,
): SQL {
  const summed = sql.raw(kept.columns.map(name => `sum(k.${name}) as ${name}`).join(', '))
  const shape = { isByMonth: true, ofUnits: true, totals }
  return sql`select ${rowKey} as key, ${kept.unit} as unit, k.month, ${summed} from ${inTime(member, kept, filters, shape)} k group by 1, 2, 3`
}

const isOfPeriod = ({ from, to }: ReportFilters) => from !== undefined || to !== undefined

interface TimeSummed {
  name: string
  key: SQL
  month: SQL
  /** The sums that it is added up from where no other way is quicker. */
  from: SQL
  isOfUnits: boolean
  joined: SQL
}

/** The same of the time of a period, in which people are one person each: `of_key`, `of_month`, `seconds`, `days`, `people`. */
function timeOfPeriod(asked: SumsAsked, { name, key, month, from, isOfUnits, joined }: TimeSummed): SQL {
  if (name === 'month') return timeOfMonths(asked)
  if (isOfUnits && asked.filters.source === undefined && isLong(asked.filters))
    return sql`(select k.*, ${key} as of_key, ${month} as of_month from ${timeOfCourses(asked)} k ${joined}) k`
  return name === 'total' ? timeOfAll(asked) : peopleOnce(key, month, from)
}

/** What was completed by month: `month`, `completed`, and `people`, of whom there are as many at least. */
export function keptCompletions(
  member: CompanyMembership,
  filters: ReportFilters,
  countsPeople: boolean,
  totals: TotalsOf | null,
): SQL {
  const ofUnits = countsPeople || filters.course !== undefined
  return sql`select c.month, sum(c.finished)::int as completed, max(c.finished)::int as people from (
      select k.month, k.course_id, sum(k.finished) as finished from ${inTime(member, keptOf('completion', filters), filters, { isByMonth: true, ofUnits, totals })} k
      group by 1, 2 having sum(k.finished) > 0) c group by c.month`
}

/** Which sums are read: by month or not, of each course or of all together, of departments or of all that these come to. */
interface Shape {
  isByMonth: boolean
  ofUnits: boolean
  totals: TotalsOf | null
}

/** The sums of the period that filters name, or of all time. */
function inTime(member: CompanyMembership, kept: Kept, filters: ReportFilters, shape: Shape): SQL {
  if (isOfPeriod(filters)) return sql`(${inMonths(member, kept, filters, shape)})`
  const { isByMonth, ofUnits, totals } = shape
  const which = sql`k.day is null and k.month is ${isByMonth ? sql`not null` : sql`null`} and k.course_id is ${ofUnits ? sql`not null` : sql`null`}`
  if (totals === null)
    return sql`(select k.* from ${sumsOfDepartments({ member, filters }, kept.departments, which)})`
  return sql`(select k.* from ${kept.totals} k where ${seen(member, filters, totals)} and ${which})`
}

/** What of a sum says what it is of, and is no measure. */
const keysOfSums = ['course_id', 'exam_id', 'department_id', 'month']

/**
 * The sums of a period: of whole months, and of the days where it begins and ends within one, which are taken away from their month where they are most
 * of it and add up. What adds up over courses is kept by day of each alone, and days of a branch by its departments.
 */
function inMonths(
  member: CompanyMembership,
  kept: Kept,
  filters: ReportFilters,
  { ofUnits, totals }: Shape,
): SQL {
  const addsUp = kept.columns.length > 0
  const { first, last, days, less } = addsUp ? monthsLess(filters) : { ...wholeMonths(filters), less: [] }
  const names = totals ? kept.ofTotals : [...kept.ofTotals, 'department_id']
  const signed = (sign: string) =>
    sql.raw(names.map(name => `${keysOfSums.includes(name) ? '' : sign}k.${name}`).join(', '))
  const columns = totals || addsUp ? signed('') : sql`k.*`
  const which = sql`k.course_id is ${ofUnits ? sql`not null` : sql`null`} and k.day is null and k.month between ${first} and ${last}`
  const months = totals
    ? sql`select ${columns} from ${kept.totals} k where ${seen(member, filters, totals)} and ${which}`
    : sql`select ${columns} from ${sumsOfDepartments({ member, filters }, kept.departments, which)}`
  const edge = (selected: SQL, span: readonly [string, string]) =>
    sql`select ${selected} from ${sumsOfDays({ member, filters, totals }, kept, span, ofUnits || addsUp)}`
  const edges = [...days.map(span => edge(columns, span)), ...less.map(span => edge(signed('-'), span))]
  return sql.join([months, ...edges], sql` union all `)
}
