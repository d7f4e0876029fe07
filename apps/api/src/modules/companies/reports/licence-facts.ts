import { and, sql, type SQL } from 'drizzle-orm'
import { assignments, attempts, enrolmentGrants, exams, learningDays } from '../../../db/schema/index.ts'
import { isCounted } from '../../exams/counted.ts'
import { companyDay, lastDayBefore } from '../../platform/calendar/days.ts'
import { workedAt, workedOn } from '../employees/absences.ts'
import { begunBy, isAssigned, isTheirs } from '../licences/begun.ts'
import { dayInPeriod, inPeriod } from '../period.ts'
import type { ReportFilters } from './schema.ts'

// What people begin by the company's yearly licence is the company's to see, as what it assigned, for as long as the licence opens it. What
// is assigned to them as well counts as assigned alone.

const ofCourse = (column: SQL, course: number | undefined) =>
  course === undefined ? undefined : sql`${column} = ${course}`

/** As `completion` of facts, by the day on which a course was begun; what is finished alone, where filters say so. */
export function begun(people: SQL, companyId: number, filters: ReportFilters): SQL {
  const company = sql`${companyId}::bigint`
  return sql`
    select l.employee_id, l.department_id, l.course_id, null::bigint as exam_id, ${companyDay(sql`l.begun_at`, company)} as day,
      case when l.completed_at is null then 'in_progress' else 'completed' end as state, false as is_overdue, true as is_begun
    from (${begunBy(people, companyId, filters.course)}) l
    where ${and(
      inPeriod(sql`l.begun_at`, filters, company) ?? sql`true`,
      filters.source === 'licence_finished' ? sql`l.completed_at is not null` : undefined,
    )}`
}

/** What was completed by licence, by the day on which it was: `employee_id`, `course_id`, `day`, `is_begun`. */
export function completedByLicence(people: SQL, companyId: number, filters: ReportFilters): SQL {
  const company = sql`${companyId}::bigint`
  return sql`
    select l.employee_id, l.course_id, ${companyDay(sql`l.completed_at`, company)} as day, true as is_begun
    from (${begunBy(people, companyId, filters.course)}) l
    where ${and(sql`l.completed_at is not null`, inPeriod(sql`l.completed_at`, filters, company))}`
}

/**
 * People `p` with each course `k` that they ever began by a licence of the company, once.
 * @param areFew whether each is looked up by themselves: all that the company ever opened is read otherwise
 */
function learners(people: SQL, companyId: number, areFew: boolean): SQL {
  const begun = sql`from ${enrolmentGrants} g where g.company_id = ${companyId} and g.kind = 'licence'`
  return areFew
    ? sql`(${people}) p cross join lateral (select distinct g.user_id, g.course_id ${begun} and g.user_id = p.user_id offset 0) k`
    : sql`(${people}) p join (select distinct g.user_id, g.course_id ${begun}) k on k.user_id = p.user_id`
}

/**
 * The condition that anybody at all began anything by a licence of the company: looked up once, where otherwise each person is asked about what
 * most companies have nothing of. In the order of its index: for `exists` the planner walks through all grants of a company, as one of them has to come soon.
 */
export const hasBegun = (companyId: number) =>
  sql`coalesce((select true from ${enrolmentGrants} g where g.company_id = ${companyId} and g.kind = 'licence' order by g.user_id limit 1), false)`

/** Active time by licence, on days when it opened the course, unless the course was assigned on that day. @param areFew as of {@link learners} */
export function timeByLicence(people: SQL, companyId: number, filters: ReportFilters, areFew = false): SQL {
  return sql`
    select p.id as employee_id, p.department_id, t.course_id, null::bigint as exam_id, t.day, t.seconds,
      p.id * 100000 + (t.day - '2000-01-01'::date) as person_day, true as is_begun
    from ${learners(people, companyId, areFew)} join ${learningDays} t on t.user_id = k.user_id and t.course_id = k.course_id
    where ${and(
      workedOn(sql`p.id`, sql`t.day`, sql`${companyId}::bigint`),
      openedOn(companyId),
      sql`not ${assignedOn(companyId)}`,
      dayInPeriod(sql`t.day`, filters),
      ofCourse(sql`t.course_id`, filters.course),
    )}`
}

/** The condition that a licence of the company opened the course of an exam `x` when an attempt `a` in it was handed in. */
const openedAt = (companyId: number): SQL =>
  sql`exists (select from ${enrolmentGrants} g where g.company_id = ${companyId} and g.kind = 'licence' and g.user_id = a.user_id
    and g.course_id = x.course_id and a.submitted_at >= g.starts_at and a.submitted_at < g.ends_at)`

/** The condition that a licence of the company opened the course of a learning day `t` to a person `p` on that day. */
export function openedOn(companyId: number): SQL {
  const company = sql`${companyId}::bigint`
  return sql`(${hasBegun(companyId)} and exists (select from ${enrolmentGrants} g where ${isTheirs(companyId)} and g.course_id = t.course_id
    and g.starts_at < g.ends_at and t.day between ${companyDay(sql`g.starts_at`, company)} and ${lastDayBefore(sql`g.ends_at`, company)}))`
}

/**
 * The condition that the company assigned the course of a learning day `t` to a person `p` by then, and had not withdrawn it.
 * @param end ends the search within it, as its caller's plan needs it
 */
export function assignedOn(companyId: number, end = sql``): SQL {
  const company = sql`${companyId}::bigint`
  return sql`exists (select from ${assignments} a where a.company_id = ${companyId} and a.employee_id = p.id and a.course_id = t.course_id
    and t.day >= ${companyDay(sql`a.created_at`, company)} and (a.withdrawn_at is null or t.day <= ${companyDay(sql`a.withdrawn_at`, company)}) ${end})`
}

const attemptsOfLearners = (people: SQL, companyId: number) => sql`${learners(people, companyId, false)}
  join ${exams} x on x.course_id = k.course_id join ${attempts} a on a.exam_id = x.id and a.user_id = p.user_id`

/**
 * Attempts `a` of people `p` in exams `x` of what was begun by licence, which count: those that were handed in while it was open.
 * @param areFew whether the attempts of each are read, whatever they were begun by
 */
export function attemptsByLicence(
  people: SQL,
  companyId: number,
  filters: ReportFilters,
  areFew = false,
): SQL {
  return sql`
    from ${areFew ? sql`(${people}) p join ${attempts} a on a.user_id = p.user_id join ${exams} x on x.id = a.exam_id` : attemptsOfLearners(people, companyId)}
    where ${and(
      hasBegun(companyId),
      isCounted,
      sql`x.published_at is not null`,
      workedAt(sql`p.id`, sql`a.submitted_at`),
      openedAt(companyId),
      sql`not ${isAssigned(companyId, sql`x.course_id`)}`,
      ofCourse(sql`x.course_id`, filters.course),
    )}`
}
