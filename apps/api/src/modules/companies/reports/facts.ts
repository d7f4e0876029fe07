import { and, eq, sql, type SQL } from 'drizzle-orm'
import { assignments, attempts, exams, learningDays } from '../../../db/schema/index.ts'
import { countedColumns, isCounted } from '../../exams/counted.ts'
import { companyDay } from '../../platform/calendar/days.ts'
import { isOverdue } from '../assignments/list.ts'
import { isGivenBy } from '../../learning/given-attempts.ts'
import { workedAt, workedOn } from '../employees/absences.ts'
import { dayInPeriod, inPeriod } from '../period.ts'
import {
  assignedOn,
  attemptsByLicence,
  begun,
  completedByLicence,
  hasBegun,
  openedOn,
  timeByLicence,
} from './licence-facts.ts'
import type { Grouping, ReportFilters, ReportKind } from './schema.ts'

/** What a report adds up, and how. */
export interface Facts {
  /**
   * Selects what is counted, row by row: `employee_id`, `department_id`, `course_id`, `exam_id`, `day`, `is_begun` where it is by licence, and what
   * `measures` read.
   * @param people selects from `employees`: `id`, `user_id`, `department_id`
   */
  from: (people: SQL, companyId: number, filters: ReportFilters) => SQL
  /** Selects the same of few people, whatever there is of others in the period; `from` itself where it does so. */
  ofFew?: Facts['from']
  /** Selects something, without adding it up, of whoever has anything there, and in a period of some who have not. */
  any?: Facts['from']
  /** Selects something of whoever has anything there in a period, without what is measured of it; `any` itself where it does so. */
  anyThen?: Facts['from']
  /** Columns over those rows, `f`. */
  measures: SQL
  /** The measure by which rows are ordered, the largest first. */
  order: SQL
  groupings: readonly Grouping[]
}

/** A month as a number, `202611`: many rows are grouped by it. */
export const monthOf = (day: SQL) =>
  sql`(extract(year from ${day})::int * 100 + extract(month from ${day})::int)`
const count = (which: SQL) => sql`(count(*) filter (where ${which}))::int`
const ofCourse = (column: SQL, course: number | undefined) =>
  course === undefined ? undefined : sql`${column} = ${course}`

const idOf = (companyId: number) => sql`${companyId}::bigint`

/** What is assigned, and what is learned by the company's licences: each of them alone where filters say so. */
function ofSource(source: ReportFilters['source'], assigned: SQL, byLicence: SQL): SQL {
  if (source === undefined) return sql`${assigned} union all ${byLicence}`
  return source === 'assigned' ? assigned : byLicence
}

/**
 * Keeps a condition from being read together with what it is of: it is asked of one row after another, until there are enough. For one person
 * alone that is half the work, since their first attempt mostly answers it; for many it is more.
 */
const rowByRow = sql`offset 0`

/** What is assigned, by the day on which it was, as it stands now; and what was begun by licence. */
const completion: Facts = {
  from: (people, companyId, filters) =>
    ofSource(filters.source, assigned(people, companyId, filters), begun(people, companyId, filters)),
  measures: sql`${count(sql`not f.is_begun`)} as assigned, ${count(sql`f.state = 'assigned'`)} as not_started,
    ${count(sql`f.state = 'in_progress' and not f.is_begun`)} as in_progress, ${count(sql`f.state = 'completed' and not f.is_begun`)} as completed,
    ${count(sql`f.is_overdue`)} as overdue, ${count(sql`f.is_begun`)} as begun, ${count(sql`f.is_begun and f.state = 'completed'`)} as begun_completed`,
  order: sql`assigned`,
  groupings: ['course', 'department', 'month'],
}

function assigned(people: SQL, companyId: number, filters: ReportFilters): SQL {
  return sql`
    select p.id as employee_id, p.department_id, ${assignments.courseId} as course_id, null::bigint as exam_id,
      ${companyDay(sql`${assignments.createdAt}`, idOf(companyId))} as day, ${assignments.state} as state, ${isOverdue(idOf(companyId))} as is_overdue, false as is_begun
    from (${people}) p join ${assignments} on ${assignments.employeeId} = p.id and ${eq(assignments.companyId, companyId)}
    where ${and(
      sql`${assignments.state} <> 'withdrawn'`,
      inPeriod(sql`${assignments.createdAt}`, filters, idOf(companyId)),
      ofCourse(sql`${assignments.courseId}`, filters.course),
    )}`
}

/** What was completed, by the day on which it was, whenever it was assigned: `employee_id`, `course_id`, `day`, `is_begun`. */
export function completions(people: SQL, companyId: number, filters: ReportFilters): SQL {
  const assigned = sql`
    select p.id as employee_id, ${assignments.courseId} as course_id, ${companyDay(sql`${assignments.completedAt}`, idOf(companyId))} as day, false as is_begun
    from (${people}) p join ${assignments} on ${assignments.employeeId} = p.id and ${eq(assignments.companyId, companyId)}
    where ${and(
      sql`${assignments.state} = 'completed' and ${assignments.completedAt} is not null`,
      inPeriod(sql`${assignments.completedAt}`, filters, idOf(companyId)),
      ofCourse(sql`${assignments.courseId}`, filters.course),
    )}`
  return ofSource(filters.source, assigned, completedByLicence(people, companyId, filters))
}

/** Active time in what the company assigned, from the day on which it did until it was withdrawn or the person left: the rest is private. */
function timeAssigned(
  people: SQL,
  companyId: number,
  filters: ReportFilters,
  { end = sql``, days = sql`join ${learningDays} t on t.user_id = p.user_id` } = {},
): SQL {
  return sql`
    select p.id as employee_id, p.department_id, t.course_id, null::bigint as exam_id, t.day, t.seconds,
      p.id * 100000 + (t.day - '2000-01-01'::date) as person_day, false as is_begun
    from (${people}) p ${days}
    where ${and(
      workedOn(sql`p.id`, sql`t.day`, idOf(companyId)),
      assignedOn(companyId, end),
      dayInPeriod(sql`t.day`, filters),
      ofCourse(sql`t.course_id`, filters.course),
    )}`
}

/** Days of both kinds, of which none is looked for once one is found. */
function learned(people: SQL, companyId: number, filters: ReportFilters): SQL {
  // Read from the index of days alone, and asked about one after the other: of most people the first one answers it.
  const assigned = sql`select 1 from (${people}) p join ${learningDays} t on t.user_id = p.user_id
    where ${and(
      assignedOn(companyId, rowByRow),
      workedOn(sql`p.id`, sql`t.day`, idOf(companyId), rowByRow),
      dayInPeriod(sql`t.day`, filters),
      ofCourse(sql`t.course_id`, filters.course),
    )}`
  return ofSource(
    filters.source,
    assigned,
    sql`select 1 from (${timeByLicence(people, companyId, filters)}) l`,
  )
}

/** What `time` selects, for some days alone: one after the other is looked up, in what was assigned first, not all that somebody has. */
export const timeOfDays = (people: SQL, companyId: number, period: { from: string; to: string }): SQL => sql`
  select p.id as employee_id, p.department_id, t.course_id, t.day, t.seconds from (${people}) p join ${learningDays} t on t.user_id = p.user_id
  where ${and(
    workedOn(sql`p.id`, sql`t.day`, idOf(companyId)),
    sql`(${assignedOn(companyId, rowByRow)} or ${openedOn(companyId)})`,
    dayInPeriod(sql`t.day`, period),
  )}`

/** All days of each person: a database that asks for those of a period reads what everybody learned in it. */
const daysOfEach = sql`cross join lateral (select * from ${learningDays} d where d.user_id = p.user_id ${rowByRow}) t`

const time: Facts = {
  ofFew: (people, companyId, filters) =>
    ofSource(
      filters.source,
      timeAssigned(people, companyId, filters, { days: daysOfEach }),
      timeByLicence(people, companyId, filters, true),
    ),
  any: learned,
  anyThen: learned,
  from: (people, companyId, filters) =>
    ofSource(
      filters.source,
      timeAssigned(people, companyId, filters),
      timeByLicence(people, companyId, filters),
    ),
  measures: sql`coalesce(sum(f.seconds), 0)::float8 as seconds, count(distinct f.employee_id)::int as people,
    count(distinct f.person_day)::int as days`,
  order: sql`seconds`,
  groupings: ['course', 'department', 'month'],
}

/**
 * The condition that an attempt `a` in an exam `x` of what is assigned to a person is the company's to see.
 * @param end ends the search within it, as its caller's plan needs it
 */
const isGiven = (companyId: number, person: SQL, end = sql``): SQL =>
  sql`exists (select from ${assignments} o where o.company_id = ${companyId} and o.employee_id = ${person} and o.course_id = x.course_id
    and o.state <> 'withdrawn' and ${isGivenBy(hasBegun(companyId))} ${end})`

/**
 * Attempts `a` of people `p` in exams `x` of what is assigned to them, which count.
 * @param end of the conditions of each: none, or {@link rowByRow}
 */
function attemptsAssigned(people: SQL, companyId: number, filters: ReportFilters, end = sql``): SQL {
  return sql`
    from (${people}) p join ${attempts} a on a.user_id = p.user_id join ${exams} x on x.id = a.exam_id
    where ${and(
      isCounted,
      sql`x.published_at is not null`,
      workedAt(sql`p.id`, sql`a.submitted_at`, end),
      isGiven(companyId, sql`p.id`, end),
      ofCourse(sql`x.course_id`, filters.course),
    )}`
}

const graded = (attempted: SQL, isBegun: boolean) => sql`
  select p.id as employee_id, p.department_id, x.course_id, x.id as exam_id, max(a.submitted_at) as last_at, ${countedColumns('x')},
    ${sql.raw(String(isBegun))} as is_begun ${attempted}
  group by p.id, p.department_id, a.user_id, x.id`

/** Attempts of both kinds, of which none is looked for once one is found. */
function attempted(people: SQL, companyId: number, filters: ReportFilters): SQL {
  const then = inPeriod(sql`a.submitted_at`, filters, idOf(companyId)) ?? sql`true`
  return ofSource(
    filters.source,
    sql`select 1 ${attemptsAssigned(people, companyId, filters, rowByRow)} and ${then}`,
    sql`select 1 ${attemptsByLicence(people, companyId, filters, true)} and ${then}`,
  )
}

/** Exams of both kinds that were handed in last in a period: then, and not again after it. */
function attemptedLast(people: SQL, companyId: number, filters: ReportFilters): SQL {
  const moment = sql`a.submitted_at`
  const then = inPeriod(moment, filters, idOf(companyId)) ?? sql`true`
  const after = filters.to === undefined ? undefined : inPeriod(moment, { to: filters.to }, idOf(companyId))
  const isLast =
    after &&
    sql`not exists (select from (select a.exam_id, a.user_id, p.id) l join ${attempts} a on a.exam_id = l.exam_id and a.user_id = l.user_id
      where ${isCounted} and ${workedAt(sql`l.id`, moment)} and ${isGiven(companyId, sql`l.id`)} and not (${after}))`
  const last = inPeriod(sql`max(a.submitted_at)`, filters, idOf(companyId)) ?? sql`true`
  return ofSource(
    filters.source,
    sql`select 1 ${attemptsAssigned(people, companyId, filters, rowByRow)} and ${and(then, isLast)}`,
    sql`select 1 ${attemptsByLicence(people, companyId, filters, true)} group by p.id, x.id having ${last}`,
  )
}

function results(people: SQL, companyId: number, filters: ReportFilters, areFew: boolean): SQL {
  const assigned = graded(attemptsAssigned(people, companyId, filters), false)
  const byLicence = graded(attemptsByLicence(people, companyId, filters, areFew), true)
  return sql`
    select g.*, ${companyDay(sql`g.last_at`, idOf(companyId))} as day from (${ofSource(filters.source, assigned, byLicence)}) g
    where ${inPeriod(sql`g.last_at`, filters, idOf(companyId)) ?? sql`true`}`
}

/** The grade of each person in each exam of what is assigned to them, or begun by licence, by the last day on which they handed it in. */
const scores: Facts = {
  any: attempted,
  anyThen: attemptedLast,
  from: (people, companyId, filters) => results(people, companyId, filters, false),
  ofFew: (people, companyId, filters) => results(people, companyId, filters, true),
  measures: sql`${count(sql`f.is_visible`)} as results, ${count(sql`f.is_visible and f.passed`)} as passed,
    round(avg(f.percent::numeric) filter (where f.is_visible), 1)::float8 as mean, ${count(sql`not f.is_visible`)} as hidden`,
  order: sql`results`,
  groupings: ['course', 'exam', 'department', 'month'],
}

export const factsOf: Record<ReportKind, Facts> = { completion, time, scores }
