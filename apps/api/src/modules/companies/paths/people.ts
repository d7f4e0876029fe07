import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { employees, learningPaths } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { likeText } from '../../catalogue/instructors-and-reviews.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { inReachOf } from '../policy.ts'

interface PersonRow extends Record<string, unknown> {
  id: number
  name: string
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

export interface PathPeopleQuery {
  q?: string | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

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
  const cursor = decodeCursor(query.cursor, 'newest', 'number')
  const limit = query.limit ?? 25
  const { rows } = await db.execute<PersonRow>(
    peopleOf(member, pathId, { q: query.q, after: cursor?.id ?? null, limit: limit + 1, locale }),
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
    row => ({ sort: 'newest', value: row.id, id: row.id, total }),
  )
}

function peopleOf(
  member: CompanyMembership,
  pathId: number,
  { q, after, limit, locale }: { q: string | undefined; after: number | null; limit: number; locale: Locale },
): SQL {
  const name = q === undefined ? sql`true` : sql`${employees.searchText} like ${`%${likeText(q)}%`}`
  return sql`with people as (
      select ${employees.id} as id, ${nameIn(locale, 'employees')} as name from ${employees}
      where ${inReachOf(member, employees.companyId, employees.departmentId)} and ${employees.state} <> 'deactivated' and ${name}
        and exists (select from assignments a where a.company_id = ${employees.companyId} and a.employee_id = ${employees.id}
          and a.learning_path_id = ${pathId} and a.state <> 'withdrawn')
    ), page as (
      select * from people where id > ${after ?? 0} order by id limit ${limit}
    ), progress as (
      select page.id, page.name, count(*)::int as courses, count(*) filter (where a.state = 'completed')::int as completed,
        round(avg(coalesce(a.percent, 0)))::int as percent, max(a.completed_at) as completed_at,
        min(a.due_on) filter (where a.state <> 'completed') as due_on,
        min(array[a.due_days, a.counts_working_days::int]) filter (where a.state <> 'completed' and a.due_days is not null) as due_days,
        (array_agg(c.course_id order by c.position) filter (where a.state is distinct from 'completed'))[1] as next_id
      from page join learning_path_courses c on c.company_id = ${member.companyId} and c.path_id = ${pathId}
        left join assignments a on a.company_id = c.company_id and a.employee_id = page.id and a.course_id = c.course_id and a.state <> 'withdrawn'
      group by page.id, page.name
    )
    select p.id::float8 as id, p.name, p.courses, p.completed, p.percent, p.next_id::float8 as "nextId", k.title as "nextTitle",
      p.due_on::text as "dueOn",
      case when p.due_on is null then p.due_days[1] end as "dueDays", p.due_on is null and coalesce(p.due_days[2] = 1, false) as "countsWorkingDays",
      p.completed_at::text as "completedAt", (select count(*) from people)::int as total
    from progress p left join courses k on k.id = p.next_id order by p.id`
}
