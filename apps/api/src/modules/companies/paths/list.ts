import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import {
  assignments,
  categories,
  courses,
  employees,
  learningPathCourses,
  learningPaths,
} from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { inReachOf } from '../policy.ts'

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
  const [byPath, progress] = [await coursesOf(db, ids), await progressOf(db, member, ids)]
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
async function progressOf(db: Database, member: CompanyMembership, pathIds: number[]) {
  const rows = await db
    .select({
      pathId: assignments.learningPathId,
      people: sql<number>`count(distinct ${assignments.employeeId})::int`,
      percent: sql<number>`round(avg(${assignments.percent}))::int`,
    })
    .from(assignments)
    .innerJoin(employees, eq(employees.id, assignments.employeeId))
    .where(
      and(
        inArray(assignments.learningPathId, pathIds),
        ne(assignments.state, 'withdrawn'),
        ne(employees.state, 'deactivated'),
        inReachOf(member, employees.companyId, employees.departmentId),
      ),
    )
    .groupBy(assignments.learningPathId)
  return new Map(rows.map(row => [row.pathId, row]))
}
