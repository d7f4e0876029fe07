import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import {
  assignmentBatches,
  assignmentBatchItems,
  courses,
  employees,
  type AssignmentOutcome,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { countCap, decodeCursor, pageOf } from '../../cursor.ts'
import { inReachOf } from '../policy.ts'
import { batchesOf, batchLimit } from './batches.ts'
import { judged, pairsWith, type Wanted, wantedParts } from './pairs.ts'
import type { BatchConflictQuery, PreviewedQuery, WaitingQuery } from './schema.ts'
import { whoWaitsForSeats } from './waiting.ts'

/** A person and a course, and what becomes of the two; `total` of the whole list. */
interface Pair extends Record<string, unknown> {
  employeeId: number
  courseId: number
  outcome: AssignmentOutcome | null
  total: number
}

/**
 * What an act would leave out, as of now, page by page in the order of courses and people: all, or those of one kind; `own` is who is assigned
 * a course that they have by themselves, and that would take a seat otherwise. Where courses behind the page are not looked at, the total says that there are more.
 */
export async function listPreviewed(
  db: Database,
  member: CompanyMembership,
  wanted: Wanted,
  { kind, limit = 25, ...query }: PreviewedQuery,
  locale: Locale,
) {
  const sort = kind ?? 'all'
  const cursor = decodeCursor(query.cursor, sort, 'number')
  const { people, count, courses: taught, parts } = await wantedParts(db, member, wanted)
  if (count * taught > batchLimit) throw new AppError('too_many_assignments')
  const after = cursor
    ? sql`where ("courseId", "employeeId") > (${cursor.value}::float8, ${cursor.id}::float8)`
    : sql``
  const rows: Pair[] = []
  let found = 0
  let judgedParts = 0
  for (const part of parts) {
    if (rows.length > limit) break
    judgedParts += 1
    if (cursor && Number(cursor.value) > (part.at(-1)?.courseId ?? 0)) continue
    // A course is judged whole: free seats go to its people one after another.
    const { rows: next } = await db.execute<Pair>(sql`
      select "employeeId", "courseId", outcome, total from (
        select j.*, count(*) over ()::int as total from (${judged(member.companyId, pairsWith(people, part))}) as j where ${isOf(kind)}
      ) as listed ${after} order by "courseId", "employeeId" limit ${limit + 1 - rows.length}`)
    rows.push(...next)
    found += next[0]?.total ?? 0
  }
  // The parts behind the page are not judged for their number.
  const isPartial = judgedParts < parts.length && cursor === null
  const total = cursor?.total ?? (isPartial ? found + 1 : found)
  return pageOfPairs(db, rows, { sort, limit, total, isBounded: isPartial, cap: found }, locale)
}

function isOf(kind: PreviewedQuery['kind']): SQL {
  if (kind === undefined) return sql`outcome <> 'assigned'`
  return kind === 'own' ? sql`outcome = 'assigned' and "isOwned"` : sql`outcome = ${kind}`
}

/** What a batch has not assigned so far, page by page, of people who are in the member’s sight still. @throws AppError `not_found` */
export async function listBatchConflicts(
  db: Database,
  member: CompanyMembership,
  batchId: number,
  { outcome, limit = 25, ...query }: BatchConflictQuery,
  locale: Locale,
) {
  const own = and(eq(assignmentBatches.id, batchId), batchesOf(member))
  if ((await db.$count(assignmentBatches, own)) === 0) throw new AppError('not_found')
  const sort = outcome ?? 'all'
  const cursor = decodeCursor(query.cursor, sort, 'number')
  const which = and(
    eq(assignmentBatchItems.batchId, batchId),
    inReachOf(member, employees.companyId, employees.departmentId),
    outcome === undefined
      ? sql`${assignmentBatchItems.outcome} not in ('assigned', 'undone')`
      : eq(assignmentBatchItems.outcome, outcome),
  )
  const key = sql`(${assignmentBatchItems.courseId}, ${assignmentBatchItems.employeeId})`
  const rows = await db
    .select({
      employeeId: assignmentBatchItems.employeeId,
      courseId: assignmentBatchItems.courseId,
      outcome: assignmentBatchItems.outcome,
      total:
        cursor === null
          ? sql<number>`(select count(*) from (select from ${assignmentBatchItems} join ${employees}
              on ${employees.id} = ${assignmentBatchItems.employeeId} where ${which} limit ${countCap + 1}) as counted)::int`
          : sql<number>`${cursor.total}::float8`,
    })
    .from(assignmentBatchItems)
    .innerJoin(employees, eq(employees.id, assignmentBatchItems.employeeId))
    .where(and(which, cursor ? sql`${key} > (${cursor.value}::bigint, ${cursor.id}::bigint)` : undefined))
    .orderBy(assignmentBatchItems.courseId, assignmentBatchItems.employeeId)
    .limit(limit + 1)
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOfPairs(db, rows, { sort, limit, total, isBounded: true }, locale)
}

/** Who waits for a seat of a course that a standing assignment gives them, page by page in the order of courses and people. */
export async function listWaiting(
  db: Database,
  companyId: number,
  { limit = 25, ...query }: WaitingQuery,
  locale: Locale,
) {
  const sort = 'waiting'
  const cursor = decodeCursor(query.cursor, sort, 'number')
  const after =
    cursor && sql`where (course_id, employee_id) > (${cursor.value}::bigint, ${cursor.id}::bigint)`
  const { rows } = await db.execute<Pair>(sql`
    select employee_id::float8 as "employeeId", course_id::float8 as "courseId", 'no_seat' as outcome, total from (
      select w.*, count(*) over ()::int as total from (${whoWaitsForSeats(companyId)}) as w
    ) as listed ${after ?? sql``} order by course_id, employee_id limit ${limit + 1}`)
  const total = cursor?.total ?? rows[0]?.total ?? 0
  return pageOfPairs(db, rows, { sort, limit, total, isBounded: false }, locale)
}

interface PairPage {
  sort: string
  limit: number
  total: number
  isBounded: boolean
  cap?: number
}

/** A page of pairs, with the names of their people and the titles of their courses. */
async function pageOfPairs(db: Database, rows: Pair[], page: PairPage, locale: Locale) {
  const { sort, limit, total } = page
  const ids = (read: (pair: Pair) => number) => [...new Set(rows.map(read))]
  const people = await db
    .select({ id: employees.id, name: nameIn(locale, 'employees') })
    .from(employees)
    .where(
      inArray(
        employees.id,
        ids(pair => pair.employeeId),
      ),
    )
  const taught = await db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(
      inArray(
        courses.id,
        ids(pair => pair.courseId),
      ),
    )
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const titles = new Map(taught.map(({ id, title }) => [id, pick(title, locale)]))
  return pageOf(
    rows,
    limit,
    page,
    ({ employeeId, courseId, outcome }) => ({
      employee: { id: employeeId, name: names.get(employeeId) ?? '' },
      course: { id: courseId, title: titles.get(courseId) ?? '' },
      outcome,
    }),
    ({ employeeId, courseId }) => ({ sort, value: courseId, id: employeeId, total }),
  )
}
