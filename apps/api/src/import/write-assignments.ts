import { and, eq, inArray, sql } from 'drizzle-orm'
import { assignments, seatLedger, seatPools } from '../db/schema/index.ts'
import { recordGrants, type PastGrant } from '../modules/learning/grants.ts'
import type { CompanyEntry, EmployeeEntry } from './shapes.ts'
import {
  courseFrames,
  lessonsDone,
  percentOf,
  writeEnrolments,
  type CourseFrame,
  type WantedEnrolment,
} from './write-learning.ts'
import { idOf, insertAll, type Stored, type Writing } from './writing.ts'

interface Assigned {
  employee: EmployeeEntry
  employeeId: number
  userId: number | null
  assignment: EmployeeEntry['assignments'][number]
  frame: CourseFrame
}

/** What employees have to learn. An assignment that is there is left alone; a new one takes a seat, bought where none is free. */
export async function writeAssignments(
  writing: Writing,
  company: CompanyEntry,
  companyId: number,
  people: Map<string, Stored>,
): Promise<void> {
  const { tx, report } = writing
  const frames = await courseFrames(writing, [
    ...new Set(
      company.employees.flatMap(employee => employee.assignments.map(assignment => assignment.course)),
    ),
  ])
  const all: Assigned[] = company.employees.flatMap(employee =>
    employee.assignments.map(assignment => ({
      employee,
      assignment,
      employeeId: idOf(people, employee.email),
      userId: people.get(employee.email)?.['userId'] as number | null,
      frame: frames.get(assignment.course) as CourseFrame,
    })),
  )
  const stored = await tx
    .select({ employeeId: assignments.employeeId, courseId: assignments.courseId })
    .from(assignments)
    .where(eq(assignments.companyId, companyId))
  const known = new Set(stored.map(row => `${row.employeeId} ${row.courseId}`))
  const fresh = all.filter(({ employeeId, frame }) => !known.has(`${employeeId} ${frame.id}`))
  report.count('assignments', 'created', fresh.length)
  report.count('assignments', 'unchanged', all.length - fresh.length)
  if (fresh.length === 0) return
  await writeEnrolments(writing, fresh.flatMap(enrolmentOf), frames)
  const made = await insertAll(
    tx,
    assignments,
    fresh.map(row => assignmentRow(row, companyId)),
  )
  await followEnrolments(writing, companyId)
  const seats = await takeSeats(writing, companyId, fresh)
  await recordGrants(
    tx,
    fresh.flatMap((row, index) => grantOf(row, companyId, Number(made[index]?.['id']), seats, writing.now)),
  )
}

/** A seat opens the course to an employee with an account, beside what they have themselves; a returned one has ended. */
function grantOf(
  row: Assigned,
  companyId: number,
  assignmentId: number,
  seats: Map<string, number>,
  now: Date,
): PastGrant[] {
  if (row.userId === null) return []
  const joined = new Date(Math.min(now.getTime(), Date.parse(row.employee.joined ?? now.toISOString())))
  return [
    {
      kind: 'seat',
      companyId,
      userId: row.userId,
      courseId: row.frame.id,
      seatId: seats.get(`${row.employeeId} ${row.frame.id}`),
      assignmentId,
      startsAt: joined,
      ...(isWithdrawn(row) && { endsAt: now, endedReason: 'seat_returned' as const }),
    },
  ]
}

/** An employee with an account learns through the seat. */
function enrolmentOf({ employee, userId, assignment }: Assigned): WantedEnrolment[] {
  if (userId === null) return []
  const until =
    assignment.due !== undefined && assignment.progress === 100 ? new Date(assignment.due) : undefined
  return [
    {
      userId,
      course: assignment.course,
      progress: assignment.progress,
      source: 'seat',
      from: employee.joined === undefined ? undefined : new Date(employee.joined),
      until,
    },
  ]
}

function isWithdrawn({ employee, assignment }: Assigned): boolean {
  return employee.state === 'deactivated' && assignment.progress < 100
}

function assignmentRow(row: Assigned, companyId: number): typeof assignments.$inferInsert {
  const { assignment, employeeId, frame } = row
  const percent = percentOf(lessonsDone(assignment.progress, frame.lessonIds.length), frame.lessonIds.length)
  const state = isWithdrawn(row)
    ? 'withdrawn'
    : percent === 100
      ? 'completed'
      : percent > 0
        ? 'in_progress'
        : 'assigned'
  return {
    companyId,
    employeeId,
    courseId: frame.id,
    dueOn: assignment.due ?? null,
    state,
    percent,
    score: assignment.score ?? null,
  }
}

/** An employee who was in the course already has the percentage that is stored there, and its dates. */
async function followEnrolments({ tx }: Writing, companyId: number): Promise<void> {
  await tx.execute(sql`update assignments a set percent = e.percent, created_at = e.created_at, completed_at = e.completed_at,
      state = case when a.state = 'withdrawn' then a.state when e.percent = 100 then 'completed' when e.percent > 0 then 'in_progress' else 'assigned' end
    from employees p join enrolments e on e.user_id = p.user_id where p.id = a.employee_id and e.course_id = a.course_id and a.company_id = ${companyId}`)
}

/** @returns the ledger's rows that took the seats, by employee and course */
async function takeSeats(
  { tx, report }: Writing,
  companyId: number,
  fresh: Assigned[],
): Promise<Map<string, number>> {
  const taken = new Map<string, number>()
  const byCourse = Map.groupBy(fresh, row => row.frame.id)
  const pools = new Map(
    (
      await tx
        .select()
        .from(seatPools)
        .where(and(eq(seatPools.companyId, companyId), inArray(seatPools.courseId, [...byCourse.keys()])))
    ).map(row => [row.courseId, row]),
  )
  for (const [courseId, rows] of byCourse) {
    const kept = rows.filter(row => !isWithdrawn(row)).length
    const old = pools.get(courseId)
    const used = (old?.used ?? 0) + kept
    // Seats are sold in packs of five; two stay free for the next ones.
    const bought = Math.max(
      old?.bought ?? 0,
      old !== undefined && used <= old.bought ? 0 : Math.ceil((used + 2) / 5) * 5,
    )
    const [pool] = await tx
      .insert(seatPools)
      .values({ companyId, courseId, bought, used })
      .onConflictDoUpdate({ target: [seatPools.companyId, seatPools.courseId], set: { bought, used } })
      .returning({ id: seatPools.id })
    if (!pool) throw new Error('A seat pool went away while it was written.')
    const extra = bought - (old?.bought ?? 0)
    const mine = { companyId, poolId: pool.id }
    const moved = await insertAll(tx, seatLedger, [
      ...(extra > 0 ? [{ ...mine, movement: 'bought', seats: extra }] : []),
      ...rows.map(({ employeeId }) => ({ ...mine, employeeId, movement: 'assigned', seats: -1 })),
      ...rows
        .filter(isWithdrawn)
        .map(({ employeeId }) => ({ ...mine, employeeId, movement: 'returned', seats: 1 })),
    ])
    for (const movement of moved)
      if (movement['movement'] === 'assigned')
        taken.set(`${String(movement['employeeId'])} ${courseId}`, Number(movement['id']))
    report.count('seat pools', old === undefined ? 'created' : 'changed')
  }
  return taken
}
