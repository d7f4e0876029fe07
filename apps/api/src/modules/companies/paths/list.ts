import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { categories, courses, learningPathCourses, learningPaths } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { totalsFor } from '../reports/sums/branches.ts'
import { pathProgress } from '../reports/sums/paths-and-licences.ts'
import { dashboardAsOf } from '../reports/sums/reading.ts'

/** A company's paths with their courses, and how far those people are whom the member sees; one, by its id. */
export async function readPaths(db: Database, member: CompanyMembership, locale: Locale, id?: number) {
  const paths = await db
    .select()
    .from(learningPaths)
    .where(
      and(
        eq(learningPaths.companyId, member.companyId),
        id === undefined ? undefined : eq(learningPaths.id, id),
      ),
    )
    .orderBy(asc(learningPaths.id))
  const ids = paths.map(path => path.id)
  const [byPath, progress] = [await coursesOf(db, ids), await progressOf(db, member, id)]
  return paths.map(path => ({
    id: path.id,
    name: pick(path.name, locale),
    names: path.name,
    state: path.state,
    order_enforced: path.orderEnforced,
    version: path.version,
    people: progress.get(path.id)?.people ?? 0,
    percent: progress.get(path.id)?.percent ?? null,
    courses: (byPath.get(path.id) ?? []).map(course => ({
      id: course.id,
      title: pick(course.title, locale),
      category_slug: course.slug,
      is_withdrawn: course.state !== 'published',
    })),
  }))
}

/** The courses of paths, in their order, by path. */
async function coursesOf(db: Database, pathIds: number[]) {
  const rows = await db
    .select({
      pathId: learningPathCourses.pathId,
      id: courses.id,
      title: courses.title,
      slug: categories.slug,
      state: courses.state,
    })
    .from(learningPathCourses)
    .innerJoin(courses, eq(courses.id, learningPathCourses.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(inArray(learningPathCourses.pathId, pathIds))
    .orderBy(asc(learningPathCourses.position))
  return Map.groupBy(rows, row => row.pathId)
}

/** How many of those whom the member sees have each path, and how far they are on average. */
async function progressOf(db: Database, member: CompanyMembership, id?: number) {
  const isKept = (await dashboardAsOf(db, member.companyId)) !== null
  const totals = isKept ? await totalsFor(db, member) : null
  const { rows } = await db.execute<{ pathId: number; people: number; percent: number | null }>(sql`
    select p.learning_path_id::float8 as "pathId", p.people, round(p.percents::numeric / nullif(p.assigned, 0)::numeric)::int as percent
    from (${pathProgress(member, isKept, totals)}) p ${id === undefined ? sql`` : sql`where p.learning_path_id = ${id}`}`)
  return new Map(rows.map(row => [row.pathId, row]))
}
