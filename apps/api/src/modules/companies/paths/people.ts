import { and, eq, sql, type SQL } from 'drizzle-orm'
import { type Static, Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { nameIn, nameKeyIn } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { employees, learningPaths } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { Choice, strict } from '../../contract.ts'
import { type Cursor, decodeCursor, pageOf } from '../../cursor.ts'
import { finding, likeOf } from '../../finding.ts'
import { inReachOf } from '../policy.ts'

interface PersonRow extends Record<string, unknown> {
  id: number
  name: string
  key: string
  courses: number
  completed: number
  percent: number
  nextId: number | null
  nextTitle: BilingualText | null
  dueOn: string | null
  dueDays: number | null
  countsWorkingDays: boolean
  completedAt: string | null
  total: number
}

/** As they came to the company, by name, who is least far first, or what is due first. */
const pathPeopleSorts = ['oldest', 'name', 'progress', 'due'] as const
type PathPeopleSort = (typeof pathPeopleSorts)[number]
export const PathPeopleQuery = strict({ ...finding, sort: Type.Optional(Choice(pathPeopleSorts)) })
type PathPeopleQuery = Static<typeof PathPeopleQuery>

/**
 * How far the people are who have a path, among those whom the member sees: over the courses that it has now, whatever assigned each of them. The path is
 * completed when its last course is.
 * @throws AppError `not_found`
 */
export async function listPathPeople(
  db: Database,
  member: CompanyMembership,
  pathId: number,
  query: PathPeopleQuery,
  locale: Locale,
) {
  const own = and(eq(learningPaths.companyId, member.companyId), eq(learningPaths.id, pathId))
  if ((await db.$count(learningPaths, own)) === 0) throw new AppError('not_found')
  const { q, sort = 'oldest', limit = 25 } = query
  const cursor = decodeCursor(query.cursor, sort, 'text')
  const { rows } = await db.execute<PersonRow>(
    peopleOf(member, pathId, { q, sort, cursor, limit: limit + 1, locale }),
  )
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOf(
    rows,
    limit,
    { total, isBounded: false },
    row => ({
      employee: { id: row.id, name: row.name },
      courses: row.courses,
      completed: row.completed,
      percent: row.percent,
      next:
        row.nextId === null || row.nextTitle === null
          ? null
          : { id: row.nextId, title: pick(row.nextTitle, locale) },
      due_on: row.dueOn,
      due_days: row.dueDays,
      counts_working_days: row.countsWorkingDays,
      completed_at:
        row.completed < row.courses || row.completedAt === null
          ? null
          : new Date(row.completedAt).toISOString(),
    }),
    row => ({ sort, value: row.key, id: row.id, total }),
  )
}

/**
 * The text by which people stand: of what is not said of each by themselves, `s`, it is read what the courses of the path say of all, once.
 * Who has nothing due stands last.
 */
function orderOf(companyId: number, pathId: number, sort: PathPeopleSort, locale: Locale) {
  const sums = sql`left join (select a.employee_id, sum(a.percent) as percent, min(a.due_on) filter (where a.state <> 'completed') as due_on
    from assignments a join learning_path_courses c on c.company_id = a.company_id and c.course_id = a.course_id
    where a.company_id = ${companyId} and c.path_id = ${pathId} and a.state <> 'withdrawn' group by a.employee_id) s on s.employee_id = ${employees.id}`
  const orders: Record<PathPeopleSort, { join: SQL; key: SQL }> = {
    oldest: { join: sql``, key: sql`''::text` },
    name: { join: sql``, key: nameKeyIn(locale) },
    progress: { join: sums, key: sql`lpad(coalesce(s.percent, 0)::text, 8, '0') collate "C"` },
    due: { join: sums, key: sql`coalesce(to_char(s.due_on, 'YYYY-MM-DD'), '9999-12-31') collate "C"` },
  }
  return orders[sort]
}

interface Asked {
  q: string | undefined
  sort: PathPeopleSort
  cursor: Cursor | null
  limit: number
  locale: Locale
}

function peopleOf(member: CompanyMembership, pathId: number, { q, sort, cursor, limit, locale }: Asked): SQL {
  const like = likeOf(q)
  const isNamed = like === undefined ? sql`true` : sql`${employees.searchText} like ${like}`
  const { join, key } = orderOf(member.companyId, pathId, sort, locale)
  const after =
    cursor === null ? sql`true` : sql`(people.key, people.id) > (${cursor.value}::text, ${cursor.id}::bigint)`
  return sql`with people as (
      select ${employees.id} as id, ${nameIn(locale, 'employees')} as name, ${key} as key from ${employees} ${join}
      where ${inReachOf(member, employees.companyId, employees.departmentId)} and ${employees.state} <> 'deactivated' and ${isNamed}
        and exists (select from assignments a where a.company_id = ${employees.companyId} and a.employee_id = ${employees.id}
          and a.learning_path_id = ${pathId} and a.state <> 'withdrawn')
    ), page as (
      select * from people where ${after} order by people.key, people.id limit ${limit}
    ), progress as (
      select page.id, page.name, page.key, count(*)::int as courses, count(*) filter (where a.state = 'completed')::int as completed,
        round(avg(coalesce(a.percent, 0)))::int as percent, max(a.completed_at) as completed_at,
        min(a.due_on) filter (where a.state <> 'completed') as due_on,
        min(array[a.due_days, a.counts_working_days::int]) filter (where a.state <> 'completed' and a.due_days is not null) as due_days,
        (array_agg(c.course_id order by c.position) filter (where a.state is distinct from 'completed'))[1] as next_id
      from page join learning_path_courses c on c.company_id = ${member.companyId} and c.path_id = ${pathId}
        left join assignments a on a.company_id = c.company_id and a.employee_id = page.id and a.course_id = c.course_id and a.state <> 'withdrawn'
      group by page.id, page.name, page.key
    )
    select p.id::float8 as id, p.name, p.key, p.courses, p.completed, p.percent, p.next_id::float8 as "nextId", k.title as "nextTitle",
      p.due_on::text as "dueOn",
      case when p.due_on is null then p.due_days[1] end as "dueDays", p.due_on is null and coalesce(p.due_days[2] = 1, false) as "countsWorkingDays",
      p.completed_at::text as "completedAt", (select count(*) from people)::int as total
    from progress p left join courses k on k.id = p.next_id order by p.key, p.id`
}
