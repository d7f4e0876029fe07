import { sql, type SQL } from 'drizzle-orm'
import { employees } from '../../../db/schema/index.ts'
import { openSeat } from '../../commerce/seats/open-seat.ts'
import { hasOwnAccess } from '../../learning/access.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { Connection } from '../../../db/client.ts'
import { whoMatches } from '../employees/filter.ts'
import type { EmployeeFilters } from '../employees/schema.ts'
import { peopleOnList } from '../people-lists/service.ts'
import { branchBelow, inReachOf } from '../policy.ts'

/** What is to be assigned to whom. A person or a course that is named in several ways counts once. */
export interface Wanted {
  course_ids?: readonly number[] | undefined
  path_ids?: readonly number[] | undefined
  employee_ids?: readonly number[] | undefined
  group_ids?: readonly number[] | undefined
  /** With all departments below them. */
  department_ids?: readonly number[] | undefined
  /** Everybody whom the member sees, and who has not left. */
  everyone?: boolean | undefined
  /** All who match now. */
  filters?: EmployeeFilters | undefined
  /** All whom a list has found. */
  people_list_id?: number | undefined
}

const ids = (given: readonly number[] | undefined) => sql`${sql.param(given ?? [])}::bigint[]`

/** Selects `course_id` and `path_id` of the courses that are named: those that are or were published, and those of published paths. */
export function coursesOf(companyId: number, wanted: Pick<Wanted, 'course_ids' | 'path_ids'>): SQL {
  return sql`select c.id as course_id, null::bigint as path_id from courses c
      where c.id = any(${ids(wanted.course_ids)}) and c.state in ('published', 'archived')
    union all select l.course_id, l.path_id from learning_path_courses l
      join learning_paths p on p.company_id = l.company_id and p.id = l.path_id and p.state = 'published'
      where l.company_id = ${companyId}::bigint and l.path_id = any(${ids(wanted.path_ids)})`
}

/** A course that is wanted, and the path by which; null where it is named by itself. */
export interface WantedCourse {
  courseId: number
  pathId: number | null
}

type Reading = Pick<Connection, 'execute'>

/** Selects `employee_id` of the people who are wanted and whom the member sees. */
export async function peopleOf(db: Reading, member: CompanyMembership, wanted: Wanted): Promise<SQL> {
  const company = sql`${member.companyId}::bigint`
  const inDepartments = (wanted.department_ids ?? []).map(
    department => sql`${employees.departmentId} in (${branchBelow(company, sql`${department}::bigint`)})`,
  )
  const whom = sql.join(
    [
      sql`${employees.id} = any(${ids(wanted.employee_ids)})`,
      sql`exists (select from employee_group_members m where m.company_id = ${company} and m.employee_id = ${employees.id}
        and m.group_id = any(${ids(wanted.group_ids)}))`,
      ...inDepartments,
      ...(wanted.everyone ? [sql`${employees.state} <> 'deactivated'`] : []),
      ...(wanted.filters ? [sql`(${await whoMatches(db, member, wanted.filters)})`] : []),
      ...(wanted.people_list_id === undefined
        ? []
        : [sql`${employees.id} in (${peopleOnList(member, wanted.people_list_id)})`]),
    ],
    sql` or `,
  )
  return sql`select ${employees.id} as employee_id from ${employees}
    where ${inReachOf(member, employees.companyId, employees.departmentId)} and (${whom})`
}

/** Each course that is wanted once, in the order of their ids. */
export async function wantedCourses(
  db: Reading,
  { companyId }: CompanyMembership,
  wanted: Wanted,
): Promise<WantedCourse[]> {
  const { rows } = await db.execute<WantedCourse & Record<string, unknown>>(sql`
    select distinct on (w.course_id) w.course_id::float8 as "courseId", w.path_id::float8 as "pathId"
    from (${coursesOf(companyId, wanted)}) as w order by w.course_id, w.path_id nulls first`)
  return rows
}

/** Selects `employee_id`, `course_id` and `path_id` of each of some people with each of some courses. @param people as {@link peopleOf} selects them */
export function pairsWith(people: SQL, courses: readonly WantedCourse[]): SQL {
  const column = (values: (number | null)[]) => sql`${sql.param(values)}::bigint[]`
  return sql`select p.employee_id, c.course_id, c.path_id from (${people}) as p
    cross join unnest(${column(courses.map(({ courseId }) => courseId))}, ${column(courses.map(({ pathId }) => pathId))}) as c (course_id, path_id)`
}

/** How many pairs one statement judges: of more, it could take longer than a statement may. */
const mostJudged = 50_000

/** All that is wanted: the people, how many they are, and the courses in parts of which each is judged in one statement. */
export async function wantedParts(db: Reading, member: CompanyMembership, wanted: Wanted) {
  const people = await peopleOf(db, member, wanted)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${people}) as p`,
  )
  const count = rows[0]?.count ?? 0
  const courses = count === 0 ? [] : await wantedCourses(db, member, wanted)
  const size = Math.max(1, Math.floor(mostJudged / Math.max(1, count)))
  const parts = Array.from({ length: Math.ceil(courses.length / size) }, (_, at) =>
    courses.slice(at * size, (at + 1) * size),
  )
  return { people, count, courses: courses.length, parts }
}

/**
 * Selects what becomes of each pair, as of now: `employee_id`, `course_id`, `path_id`, `user_id`, `outcome`, `has_own` (the person has the
 * course by themselves, so no seat is taken), `is_owned` (and without it a seat would be: who took a free course is not told), `seat_id` (one that they still have) and `needs_seat`. Free seats go to people in the order of
 * their ids.
 * @param pairs selects `employee_id`, `course_id` and `path_id`
 * @param branchId of the assigner: people who have left the branch since they were chosen are left out; null for the whole company
 */
export function judged(companyId: number, pairs: SQL, branchId: number | null = null): SQL {
  const company = sql`${companyId}::bigint`
  const hasMoved =
    branchId === null
      ? sql``
      : sql`when e.department_id is null or e.department_id not in (${branchBelow(company, sql`${branchId}::bigint`)}) then 'left'`
  return sql`with pairs as (${pairs}), looked as (
      select pairs.*, e.user_id, c.price,
        case when c.state <> 'published' then 'course_withdrawn' when e.state = 'deactivated' then 'deactivated'
          ${hasMoved}
          when exists (select from assignments a where a.company_id = ${company} and a.employee_id = e.id and a.course_id = c.id
            and a.state <> 'withdrawn') then 'already_assigned' end as held_by,
        e.user_id is not null and ${hasOwnAccess(sql`e.user_id`, sql`c.id`)} as has_own,
        ${openSeat(company, sql`e.id`, sql`c.id`)} as seat_id
      from pairs join employees e on e.company_id = ${company} and e.id = pairs.employee_id join courses c on c.id = pairs.course_id
    ), counted as (
      select looked.*, price > 0 and not has_own and seat_id is null as needs_seat,
        count(*) filter (where held_by is null and price > 0 and not has_own and seat_id is null)
          over (partition by course_id order by employee_id) as place
      from looked
    )
    select employee_id::float8 as "employeeId", course_id::float8 as "courseId", path_id::float8 as "pathId", user_id::float8 as "userId",
      has_own as "hasOwn", has_own and price > 0 as "isOwned", seat_id::float8 as "seatId", needs_seat as "needsSeat",
      coalesce(held_by, case when needs_seat and place > coalesce((select p.bought - p.used from seat_pools p
        where p.company_id = ${company} and p.course_id = counted.course_id), 0) then 'no_seat' else 'assigned' end) as outcome
    from counted`
}
