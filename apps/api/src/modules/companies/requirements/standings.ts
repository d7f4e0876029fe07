import type { WorkingDays } from '@masar/text'
import { sql, type SQL } from 'drizzle-orm'
import { finishedByLicence } from '../../learning/licence-grants.ts'
import { companyDay, startOfDay } from '../../platform/calendar/days.ts'
import { dueDay } from '../../platform/calendar/in-sql.ts'
import { isEarnedHere } from '../employees/certificates.ts'
import { isShared } from '../employments/sharing.ts'
import { expiringDays, type RequirementStatus } from './status.ts'

/** A row of {@link standings}; days are ISO. */
export interface StandingRow extends Record<string, unknown> {
  requirementId: number
  employeeId: number
  status: RequirementStatus
  completedOn: string | null
  validUntil: string | null
  dueOn: string | null
  isExpiring: boolean
}

export interface StandingsAsked {
  companyId: number
  /** Of the company's calendar. */
  working: WorkingDays
  /** As of the end of this day, ISO. */
  day: string
  /** Selects the people from `employees`: `id`, `user_id`, `joined_on`, `department_id`. */
  people: SQL
  /** Of these requirements alone. */
  requirementIds?: readonly number[] | undefined
}

/** The first moment after a day of a company, reckoned once for a statement and not for each of its rows. */
export const endOf = (day: string, companyId: number) =>
  sql`(select ${startOfDay(sql`${day}::date + 1`, sql`${companyId}::bigint`)})`

/** The condition for the `requirements` that stood on a day. */
export function standingOn(companyId: number, day: string): SQL {
  return sql`requirements.company_id = ${companyId} and requirements.created_at < ${endOf(day, companyId)}
    and (requirements.ended_at is null or requirements.ended_at >= ${endOf(day, companyId)})`
}

/**
 * Selects where people stand with the requirements that are made of them: what `standingOf` says of one person and requirement. Completions
 * are certificates that were handed out, and completed assignments that have none; what a review policy holds back is not told.
 * @returns a select of `requirement_id`, `employee_id`, `status`, `completed_on`, `valid_until`, `due_on`, `is_expiring`
 */
export function standings(asked: StandingsAsked): SQL {
  const day = sql`${asked.day}::date`
  return sql`with recursive people as (${asked.people}), ${demanded(asked)}, ${completions(asked)}, ${lastCompletions},
    known as (
      select d.*, l.completed_on, (l.completed_on + make_interval(months => d.renewal_months))::date as valid_until
      from demanded d left join last_completions l on l.requirement_id = d.requirement_id and l.employee_id = d.employee_id
    ), dated as (
      select *, completed_on is not null and (valid_until is null or valid_until >= ${day}) as is_met,
        case when completed_on is null then first_due_on else valid_until end as due_on from known
    )
    select requirement_id, employee_id, completed_on, valid_until, due_on,
      is_met and coalesce(valid_until <= ${day} + ${expiringDays}::int, false) as is_expiring,
      case when is_met then 'met' when ${isWaived(asked)} then 'waived'
        when due_on is null or due_on >= ${day} then 'due'
        when due_on + grace_days >= ${day} then 'grace'
        when completed_on is null then 'late' else 'expired' end as status
    from dated`
}

/**
 * Selects the completions by which people stand where {@link standings} says. One counts whoever paid for the course, but the company gets the code of
 * a certificate, with which anybody reads it, only where it gave the course itself, or where the person shares their certificates.
 * @returns a select of `requirement_id`, `employee_id`, `course_id`, `day`, `code` (of the certificate, where there is one that the company sees)
 */
export function countedCompletions(asked: StandingsAsked): SQL {
  const { companyId } = asked
  const employeeId = sql`counted.employee_id`
  const earned = { employeeId, courseId: sql`held.course_id`, completedAt: sql`held.completed_at` }
  return sql`with recursive people as (${asked.people}), ${demanded(asked)}, ${completions(asked)}
    select counted.requirement_id, counted.employee_id, counted.course_id, counted.day,
      case when held.code is not null and (${isEarnedHere(companyId, earned)} or ${isShared(companyId, employeeId, 'certificates')}) then held.code end as code
    from completions counted left join certificates held on held.code = counted.code`
}

/** `demands`: the requirements; `branches`: the departments that each reaches. */
export function demandsOf({
  companyId,
  day,
  requirementIds,
}: Omit<StandingsAsked, 'people' | 'working'>): SQL {
  const which = requirementIds
    ? sql`and requirements.id = any(${sql.param(requirementIds)}::bigint[])`
    : sql``
  return sql`demands as (
      select requirements.*, ${companyDay(sql`requirements.created_at`, sql`${companyId}::bigint`)} as made_on from requirements where ${standingOn(companyId, day)} ${which}
    ), branches as (
      select r.id as requirement_id, r.department_id from demands r where r.department_id is not null
      union select b.requirement_id, d.id from branches b join departments d on d.company_id = ${companyId} and d.parent_id = b.department_id
    )`
}

/** Whether a row `r` of `demands` is made of a person. */
export function isMadeOf(companyId: number, person: { id: SQL; departmentId: SQL }): SQL {
  return sql`((num_nonnulls(r.department_id, r.group_id, r.department_name, r.group_name) = 0)
    or exists (select from branches b where b.requirement_id = r.id and b.department_id = ${person.departmentId})
    or exists (select from employee_group_members m where m.company_id = ${companyId} and m.group_id = r.group_id and m.employee_id = ${person.id})
    or (num_nonnulls(r.department_name, r.group_name) = 1 and exists (select from requirement_people k
      where k.company_id = ${companyId} and k.requirement_id = r.id and k.employee_id = ${person.id})))`
}

/** `demanded`: what is demanded of whom, and when it is due first; `demanded_courses`: the courses of each requirement. */
function demanded(asked: StandingsAsked): SQL {
  const { companyId, working } = asked
  const counted = dueDay(
    working,
    sql`greatest(p.joined_on, r.made_on)`,
    sql`r.first_due_days`,
    sql`r.counts_working_days`,
  )
  return sql`${demandsOf(asked)}, demanded as (
      select r.id as requirement_id, p.id as employee_id, p.user_id, r.renewal_months, r.grace_days,
        case when r.first_due_on is not null then r.first_due_on when p.joined_on is not null then ${counted} end as first_due_on
      from demands r cross join people p where ${isMadeOf(companyId, { id: sql`p.id`, departmentId: sql`p.department_id` })}
    ), demanded_courses as (
      select r.id as requirement_id, r.course_id from demands r where r.course_id is not null
      union all select r.id, c.course_id from demands r join learning_path_courses c on c.company_id = ${companyId} and c.path_id = r.path_id
    )`
}

/**
 * `assigned`: what the company assigned of the demanded courses and is completed, `licensed`: what was completed by the company's licence alone, each
 * read once and not for each requirement of each person (`is not distinct from` keeps it from looking through all that was completed at that moment);
 * `completions`: each completion of a demanded course that happened and was recorded by the end of the day: by a certificate, regardless of who paid for the
 * course, or without one by what the company assigned or opened by its licence.
 */
function completions({ companyId, day }: StandingsAsked): SQL {
  return sql`assigned as materialized (
      select a.employee_id, a.course_id, a.completed_at from people p join assignments a on a.employee_id = p.id
      where a.company_id = ${companyId} and a.state = 'completed' and a.completed_at < ${endOf(day, companyId)}
        and a.course_id = any(array(select course_id from demanded_courses))
    ), licensed as materialized (
      select p.id as employee_id, e.course_id, e.completed_at
      from enrolment_grants g join enrolments e on e.user_id = g.user_id and e.course_id = g.course_id join people p on p.user_id = g.user_id
      where g.company_id = ${companyId} and g.kind = 'licence' and g.course_id in (select course_id from demanded_courses)
        and ${finishedByLicence} and e.completed_at < ${endOf(day, companyId)} and not exists (select from certificates c
        where c.user_id = e.user_id and c.course_id = e.course_id and c.completed_at = e.completed_at)
        and not exists (select from assignments a where a.company_id = ${companyId} and a.employee_id = p.id
          and a.course_id = e.course_id and a.state = 'completed' and a.completed_at is not distinct from e.completed_at)
    ), completions as (
      select d.requirement_id, d.employee_id, k.course_id, ${companyDay(sql`c.completed_at`, sql`${companyId}::bigint`)} as day, c.code
      from demanded d join demanded_courses k on k.requirement_id = d.requirement_id
        join certificates c on c.user_id = d.user_id and c.course_id = k.course_id
      where c.completed_at < ${endOf(day, companyId)} and c.released_at < ${endOf(day, companyId)} and (c.revoked_at is null or c.revoked_at >= ${endOf(day, companyId)})
      union all
      select d.requirement_id, d.employee_id, k.course_id, ${companyDay(sql`a.completed_at`, sql`${companyId}::bigint`)}, null
      from assigned a join demanded_courses k on k.course_id = a.course_id
        join demanded d on d.requirement_id = k.requirement_id and d.employee_id = a.employee_id
      where not exists (select from certificates c
        where c.user_id = d.user_id and c.course_id = a.course_id and c.completed_at = a.completed_at)
      union all
      select distinct d.requirement_id, d.employee_id, l.course_id, ${companyDay(sql`l.completed_at`, sql`${companyId}::bigint`)}, null
      from licensed l join demanded_courses k on k.course_id = l.course_id
        join demanded d on d.requirement_id = k.requirement_id and d.employee_id = l.employee_id
    )`
}

/**
 * `last_completions`: the last day of each. A path is completed in rounds: on the day of its last course, and again when each of its courses was
 * completed again after that day. `path_days` has the days of a person in one row, so that a round reads no table.
 */
const lastCompletions = sql`path_days as (
      select c.requirement_id, c.employee_id, array_agg(c.course_id) as courses, array_agg(c.day) as days,
        (select count(*) from demanded_courses k where k.requirement_id = c.requirement_id) as needed
      from completions c join demands r on r.id = c.requirement_id where r.path_id is not null group by c.requirement_id, c.employee_id
    ), rounds as (
      select requirement_id, employee_id, courses, days, needed, '-infinity'::date as completed_on from path_days
      union all
      select r.requirement_id, r.employee_id, r.courses, r.days, r.needed, n.day from rounds r cross join lateral (
        select max(f.day) as day from (
          select u.course_id, min(u.day) as day from unnest(r.courses, r.days) as u(course_id, day) where u.day > r.completed_on group by u.course_id
        ) f having count(*) = r.needed) n
    ), last_completions as (
      select c.requirement_id, c.employee_id, max(c.day) as completed_on from completions c join demands r on r.id = c.requirement_id
      where r.course_id is not null group by c.requirement_id, c.employee_id
      union all
      select requirement_id, employee_id, max(completed_on) from rounds where completed_on > '-infinity' group by requirement_id, employee_id
    )`

function isWaived({ companyId, day }: StandingsAsked): SQL {
  return sql`exists (select from waivers w where w.company_id = ${companyId} and w.requirement_id = dated.requirement_id
    and w.employee_id = dated.employee_id and w.created_at < ${endOf(day, companyId)} and (w.expires_on is null or w.expires_on >= ${day}::date)
    and (w.ended_at is null or w.ended_at >= ${endOf(day, companyId)}))`
}
