import { eq, inArray, and, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import {
  assignmentBatchItems,
  assignmentOutcomes,
  courses,
  employees,
  seatPools,
  type AssignmentOutcome,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { Judged } from './assigning.ts'
import { inReachOf } from '../policy.ts'
import { batchLimit } from './batches.ts'
import { judged, pairsOf, type Wanted } from './pairs.ts'

/** How many of the pairs that are not assigned an answer names. */
const conflictLimit = 100

interface Pair {
  employeeId: number
  courseId: number
  outcome: AssignmentOutcome | null
}

/** What an act would assign, and what prevents it, as of now. @throws AppError `nothing_to_assign`, `too_many_assignments` */
export async function previewAssignments(
  db: Database,
  member: CompanyMembership,
  wanted: Wanted,
  locale: Locale,
) {
  const pairs = sql`select * from (${await pairsOf(db, member, wanted)}) as wanted limit ${batchLimit + 1}`
  const { rows } = await db.execute<Judged>(judged(member.companyId, pairs))
  if (rows.length === 0) throw new AppError('nothing_to_assign')
  if (rows.length > batchLimit) throw new AppError('too_many_assignments')
  const needing = Map.groupBy(
    rows.filter(row => row.needsSeat && (row.outcome === 'assigned' || row.outcome === 'no_seat')),
    row => row.courseId,
  )
  const poolsFree = new Map(
    (
      await db
        .select()
        .from(seatPools)
        .where(
          and(eq(seatPools.companyId, member.companyId), inArray(seatPools.courseId, [...needing.keys()])),
        )
    ).map(pool => [pool.courseId, pool.bought - pool.used]),
  )
  const asked = await coursesOf(db, [...needing.keys()], locale)
  const seats = [...needing].map(([courseId, people]) => {
    const free = poolsFree.get(courseId) ?? 0
    const { title = '', price = 0 } = asked.get(courseId) ?? {}
    const missing = Math.max(0, people.length - free)
    return { course: { id: courseId, title }, needed: people.length, free, missing, cost: missing * price }
  })
  return {
    people: new Set(rows.map(row => row.employeeId)).size,
    courses: new Set(rows.map(row => row.courseId)).size,
    total: rows.length,
    outcomes: countOutcomes(rows),
    with_own: rows.filter(row => row.outcome === 'assigned' && row.hasOwn).length,
    seats,
    cost: seats.reduce((sum, { cost }) => sum + cost, 0),
    conflicts: await namePairs(
      db,
      rows.filter(row => row.outcome !== 'assigned'),
      locale,
    ),
  }
}

function countOutcomes(rows: readonly Pair[]): Record<AssignmentOutcome, number> {
  const counts = Object.fromEntries(assignmentOutcomes.map(outcome => [outcome, 0])) as Record<
    AssignmentOutcome,
    number
  >
  for (const { outcome } of rows) if (outcome !== null) counts[outcome] += 1
  return counts
}

/** What became of a batch so far: counts, and the first of what was not assigned, of people who are in the member’s sight still. */
export async function outcomesOf(db: Database, member: CompanyMembership, batchId: number, locale: Locale) {
  const counts = countOutcomes([])
  const { rows } = await db.execute<{ outcome: AssignmentOutcome; n: number }>(sql`
    select outcome, count(*)::int as n from assignment_batch_items where batch_id = ${batchId} and outcome is not null group by outcome`)
  for (const { outcome, n } of rows) counts[outcome] = n
  const conflicts = await db
    .select({
      employeeId: assignmentBatchItems.employeeId,
      courseId: assignmentBatchItems.courseId,
      outcome: assignmentBatchItems.outcome,
    })
    .from(assignmentBatchItems)
    .innerJoin(employees, eq(employees.id, assignmentBatchItems.employeeId))
    .where(
      and(
        eq(assignmentBatchItems.batchId, batchId),
        inReachOf(member, employees.companyId, employees.departmentId),
        sql`${assignmentBatchItems.outcome} not in ('assigned', 'undone')`,
      ),
    )
    .orderBy(assignmentBatchItems.courseId, assignmentBatchItems.employeeId)
    .limit(conflictLimit)
  return { outcomes: counts, conflicts: await namePairs(db, conflicts, locale) }
}

async function namePairs(db: Database, pairs: readonly Pair[], locale: Locale) {
  const shown = pairs.slice(0, conflictLimit)
  const named = await coursesOf(
    db,
    shown.map(pair => pair.courseId),
    locale,
  )
  const people = await db
    .select({ id: employees.id, name: nameIn(locale, 'employees') })
    .from(employees)
    .where(
      inArray(
        employees.id,
        shown.map(pair => pair.employeeId),
      ),
    )
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return shown.map(({ employeeId, courseId, outcome }) => ({
    employee: { id: employeeId, name: names.get(employeeId) ?? '' },
    course: { id: courseId, title: named.get(courseId)?.title ?? '' },
    outcome,
  }))
}

async function coursesOf(
  db: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, { title: string; price: number }>> {
  const rows = await db
    .select({ id: courses.id, title: courses.title, price: courses.price })
    .from(courses)
    .where(inArray(courses.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, title, price }) => [id, { title: pick(title, locale), price }]))
}
