import { sql, type SQL } from 'drizzle-orm'
import { leastGapDays } from '../../../../db/schema/index.ts'
import { dayAfter } from '../../disclosure/period.ts'
import type { Period } from '../../period.ts'
import { monthsLess, wholeMonths } from '../months.ts'
import type { ReportFilters } from '../schema.ts'
import type { TotalsOf } from './branches.ts'
import { sumsOfSource } from './by-source.ts'
import { seen, sumsOfDays, sumsOfDepartments, type SumsAsked } from './seen.ts'

// Who learned in a period is one person, however often: sums of its days and months do not say how many people they are of. Of all courses together the
// bits of each department's people say it; of one course there are too many sums to read these.

const sumsOf = ({ filters }: SumsAsked) => sumsOfSource('time', filters.source)

/** Whether people of a course are counted without asking who they are: gaps around a shorter period are not kept. */
export const isLong = ({ from, to }: Period): boolean =>
  from === undefined ||
  to === undefined ||
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 >= leastGapDays

/**
 * Sums `k` of a period, of each course, whatever it is learned by: `course_id`, `department_id` where departments are read, `seconds`, `days`, `people`. Whoever learned a course in it
 * did so for the last time in it or after it; of those others are taken away who began after it, or have a gap around it.
 */
export function timeOfCourses(asked: SumsAsked): SQL {
  const { from, to } = asked.filters
  const learned = ofCourses(asked, { from, to }, sql`k.seconds, k.days, k.lasts as people`)
  const after = to
    ? ofCourses(
        asked,
        { from: dayAfter(to) },
        sql`0::bigint as seconds, 0 as days, k.lasts - k.firsts as people`,
      )
    : []
  const around = from && to ? [gapsAround(asked, from, to)] : []
  return sql`(${sql.join([...learned, ...after, ...around], sql` union all `)})`
}

/**
 * What is kept of courses in whole months, and on the days where a period begins and ends within one, or less those where it does not; days of a branch
 * by its departments.
 */
function ofCourses(asked: SumsAsked, period: Period, measures: SQL): SQL[] {
  const { member, filters, totals } = asked
  const { first, last, days, less } = monthsLess(period)
  const sums = sumsOf(asked)
  const columns = (of: TotalsOf | null) =>
    sql`k.course_id, ${of ? sql`null::bigint as department_id` : sql`k.department_id`}, ${measures}`
  const which = sql`k.course_id is not null and k.day is null and k.month between ${first} and ${last}`
  const months = totals
    ? sql`select ${columns(totals)} from ${sums.totals} k where ${seen(member, filters, totals)} and ${which}`
    : sql`select ${columns(null)} from ${sumsOfDepartments(asked, sums.departments, which)}`
  const ofDays = totals?.branchId === null ? totals : null
  const edge = (span: readonly [string, string]) =>
    sql`select ${columns(ofDays)} from ${sumsOfDays(asked, sums, span, true)}`
  const away = (span: readonly [string, string]) =>
    sql`select k.course_id, k.department_id, -k.seconds, -k.days, -k.people from (${edge(span)}) k`
  const edges = [...days.map(edge), ...less.map(away)]
  return first > last ? edges : [months, ...edges]
}

const gapsAround = ({ member, filters }: SumsAsked, from: string, to: string): SQL => sql`
  select k.course_id, k.department_id, 0::bigint, 0, -k.people from (select g.*, null::bigint as group_id from report_time_gaps g) k
  where ${seen(member, filters, null)} and k.since < ${from}::date and k.until > ${to}::date`

/**
 * The days of a period that make up no whole month, added up by month for each chunk of people: read once, for the whole and for its months.
 * Selects `department_id`, `chunk`, `month`, `seconds`, `days`, `learners`.
 */
export function edgesOf(asked: SumsAsked): SQL {
  const isOfUnits = asked.filters.course !== undefined
  const { departments } = sumsOf(asked)
  const edges = wholeMonths(asked.filters).days.map(
    edge => sql`select k.* from ${sumsOfDays(asked, { departments, totals: null }, edge, isOfUnits)}`,
  )
  const none = sql`select k.* from ${departments} k where false`
  return sql`select k.department_id, k.chunk, k.month, sum(k.seconds) as seconds, sum(k.days) as days, bit_or(k.learners) as learners
    from (${edges.length > 0 ? sql.join(edges, sql` union all `) : none}) k group by 1, 2, 3`
}

const ofUnits = ({ course }: ReportFilters) =>
  course === undefined ? sql`k.course_id is null` : sql`k.course_id is not null`

/** Sums `k` of the whole months of a period. */
function ofWholeMonths(asked: SumsAsked, totals: TotalsOf | null): SQL {
  const { member, filters } = asked
  const { first, last } = wholeMonths(filters)
  const which = sql`${ofUnits(filters)} and k.day is null and k.month between ${first} and ${last}`
  const sums = sumsOf(asked)
  return totals
    ? sql`(select k.* from ${sums.totals} k where ${seen(member, filters, totals)} and ${which}) k`
    : sumsOfDepartments(asked, sums.departments, which)
}

/** The time of all of a period, with {@link edgesOf} as `edges`: `of_key`, `of_month`, `seconds`, `days`, `people`. */
export const timeOfAll = (asked: SumsAsked): SQL =>
  peopleOnce(
    sql`null::bigint`,
    sql`null::int`,
    sql`(select k.department_id, k.chunk, k.seconds, k.days, k.learners from ${ofWholeMonths(asked, null)}
      union all select k.department_id, k.chunk, k.seconds, k.days, k.learners from edges k) k`,
  )

/** The same of each of its months. Of a whole one it is kept how many people learned. */
export const timeOfMonths = (asked: SumsAsked): SQL => sql`(
  select null::bigint as of_key, k.month as of_month, k.seconds, k.days, k.people
  from ${ofWholeMonths(asked, asked.totals)}
  union all select null::bigint, k.month, k.seconds, k.days, bit_count(k.learners) from edges k) k`

/** Sums `k` of chunks of people over all of a period, in which each of them is one person. */
export function peopleOnce(key: SQL, month: SQL, from: SQL): SQL {
  return sql`(select ${key} as of_key, ${month} as of_month, sum(k.seconds) as seconds, sum(k.days) as days, bit_count(bit_or(k.learners)) as people
    from ${from} group by 1, 2, k.department_id, k.chunk) k`
}
