import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { assignmentOutcomes, courses, seatPools, type AssignmentOutcome } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { batchLimit } from './batches.ts'
import { judged, pairsWith, type Wanted, wantedParts } from './pairs.ts'

/** How many pairs of a course have one outcome. */
interface Counted extends Record<string, unknown> {
  courseId: number
  outcome: AssignmentOutcome
  needsSeat: boolean
  pairs: number
  own: number
}

/** What an act would assign, and how much prevents it, as of now. @throws AppError `nothing_to_assign`, `too_many_assignments` */
export async function previewAssignments(
  db: Database,
  member: CompanyMembership,
  wanted: Wanted,
  locale: Locale,
) {
  const { people, count, courses: taught, parts } = await wantedParts(db, member, wanted)
  const total = count * taught
  if (total === 0) throw new AppError('nothing_to_assign')
  if (total > batchLimit) throw new AppError('too_many_assignments')
  const counted: Counted[] = []
  for (const part of parts) counted.push(...(await countPairs(db, member, pairsWith(people, part))))
  const sum = (of: readonly Counted[], key: 'pairs' | 'own' = 'pairs') =>
    of.reduce((all, row) => all + row[key], 0)
  const assigned = counted.filter(row => row.outcome === 'assigned')
  const needing = Map.groupBy(
    counted.filter(row => row.needsSeat && (row.outcome === 'assigned' || row.outcome === 'no_seat')),
    row => row.courseId,
  )
  const needed = [...needing].map(([courseId, rows]) => ({ courseId, needed: sum(rows) }))
  const seats = await seatsFor(db, member.companyId, needed, locale)
  return {
    people: count,
    courses: taught,
    total: sum(counted),
    outcomes: outcomesOf(counted),
    with_own: sum(assigned, 'own'),
    seats,
    cost: seats.reduce((all, { cost }) => all + cost, 0),
  }
}

/** Judges pairs and counts them where they are: tens of thousands come to some rows for each course. */
async function countPairs(db: Database, member: CompanyMembership, pairs: SQL): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    select "courseId", outcome, "needsSeat", count(*)::int as pairs, (count(*) filter (where "isOwned"))::int as own
    from (${judged(member.companyId, pairs)}) as j group by "courseId", outcome, "needsSeat" order by "courseId"`)
  return rows
}

/** The seats that courses take, and what those cost that are missing. */
async function seatsFor(
  db: Database,
  companyId: number,
  courseNeeds: readonly { courseId: number; needed: number }[],
  locale: Locale,
) {
  const ids = courseNeeds.map(({ courseId }) => courseId)
  const pools = await db
    .select()
    .from(seatPools)
    .where(and(eq(seatPools.companyId, companyId), inArray(seatPools.courseId, ids)))
  const free = new Map(pools.map(pool => [pool.courseId, pool.bought - pool.used]))
  const taught = await db
    .select({ id: courses.id, title: courses.title, price: courses.price })
    .from(courses)
    .where(inArray(courses.id, ids))
  const byId = new Map(taught.map(course => [course.id, course]))
  return courseNeeds.map(({ courseId, needed }) => {
    const course = byId.get(courseId)
    const left = free.get(courseId) ?? 0
    const missing = Math.max(0, needed - left)
    return {
      course: { id: courseId, title: course ? pick(course.title, locale) : '' },
      needed,
      free: left,
      missing,
      cost: missing * (course?.price ?? 0),
    }
  })
}

/** How many pairs have each outcome; those that are not decided yet count nowhere. */
function outcomesOf(
  rows: readonly { outcome: AssignmentOutcome | null; pairs: number }[],
): Record<AssignmentOutcome, number> {
  const counts = Object.fromEntries(assignmentOutcomes.map(outcome => [outcome, 0])) as Record<
    AssignmentOutcome,
    number
  >
  for (const { outcome, pairs } of rows) if (outcome !== null) counts[outcome] += pairs
  return counts
}

/** What became of a batch so far, in numbers. */
export async function countOutcomes(
  db: Database,
  batchId: number,
): Promise<Record<AssignmentOutcome, number>> {
  const { rows } = await db.execute<{ outcome: AssignmentOutcome; pairs: number }>(sql`
    select outcome, count(*)::int as pairs from assignment_batch_items where batch_id = ${batchId} and outcome is not null
    group by outcome`)
  return outcomesOf(rows)
}
