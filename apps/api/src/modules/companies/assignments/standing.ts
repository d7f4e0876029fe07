import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { assignmentBatchItems, assignmentBatches, standingAssignments } from '../../../db/schema/index.ts'
import { todayOf } from '../../platform/calendar/days.ts'
import type { JobContext } from '../../platform/queue/job-run.ts'
import { branchBelow } from '../policy.ts'
import { enqueueBatch } from './batches.ts'
import { coursesOf } from './pairs.ts'
import type { StandingScope } from './standing-scope.ts'
import { lockOpen, withdraw } from './withdrawing.ts'

type Standing = typeof standingAssignments.$inferSelect

/** How many assignments one transaction takes from people who left. */
const partSize = 100

/**
 * Does the work of `keepStanding`: people who joined the group or department of a standing assignment get it, by an act of its own; so do
 * people who lacked a seat, while there are seats. For people who left it, courses not begun are withdrawn. No one is assigned a course twice by the same one, unless they left and came back.
 */
export async function workOnStanding(db: Database, scope: StandingScope, job: JobContext): Promise<void> {
  const all = await db
    .select({ id: standingAssignments.id })
    .from(standingAssignments)
    .where(eq(standingAssignments.companyId, scope.companyId))
    .orderBy(asc(standingAssignments.id))
  for (const { id } of all) {
    let isOver = false
    while (!isOver) {
      job.signal.throwIfAborted()
      isOver = await db.transaction(async tx => {
        const standing = await lockStanding(tx, scope.companyId, id)
        if (!standing) return true
        if ((await takeFromLeavers(tx, standing, scope)) > 0) return false
        await retryRefused(tx, standing, scope)
        await assignToNewcomers(tx, standing, scope)
        return true
      })
    }
  }
}

async function lockStanding(tx: Transaction, companyId: number, id: number): Promise<Standing | undefined> {
  const [standing] = await tx
    .select()
    .from(standingAssignments)
    .where(and(eq(standingAssignments.companyId, companyId), eq(standingAssignments.id, id)))
    .for('no key update')
  return standing
}

/** Whether an employee `e` is one of those whom it is for. */
function isMeant({ companyId, groupId, departmentId }: Standing): SQL {
  const company = sql`${companyId}::bigint`
  return groupId !== null
    ? sql`exists (select from employee_group_members m where m.company_id = ${company} and m.group_id = ${groupId} and m.employee_id = e.id)`
    : sql`e.department_id in (${branchBelow(company, sql`${departmentId}::bigint`)})`
}

const among = ({ employeeIds }: StandingScope, column: SQL) =>
  employeeIds === undefined ? sql`true` : sql`${column} = any(${sql.param(employeeIds)}::bigint[])`

/** @returns how many assignments of people who left were looked at; 0 where none is left */
async function takeFromLeavers(tx: Transaction, standing: Standing, scope: StandingScope): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select a.id::float8 as id from assignments a join assignment_batches b on b.company_id = a.company_id and b.id = a.batch_id
      join employees e on e.company_id = a.company_id and e.id = a.employee_id
    where b.standing_id = ${standing.id} and a.state = 'assigned' and ${among(scope, sql`a.employee_id`)} and not ${isMeant(standing)}
    order by a.employee_id, a.course_id limit ${partSize}`)
  if (rows.length === 0) return 0
  const open = await lockOpen(
    tx,
    standing.companyId,
    rows.map(({ id }) => id),
  )
  // Those who began while this waited for the lock keep it.
  const unbegun = open.filter(({ state }) => state === 'assigned')
  await withdraw(tx, standing.companyId, unbegun)
  await tx.execute(sql`update assignment_batch_items i set outcome = 'left'
    from assignments a where a.id = any(${sql.param(unbegun.map(({ id }) => id))}::bigint[])
      and i.batch_id = a.batch_id and i.employee_id = a.employee_id and i.course_id = a.course_id`)
  return rows.length
}

/** What a standing assignment assigns, as `course_id` and `path_id`. */
function whatOf({ companyId, courseId, pathId }: Standing): SQL {
  return coursesOf(companyId, {
    course_ids: courseId === null ? [] : [courseId],
    path_ids: pathId === null ? [] : [pathId],
  })
}

/** Whether a standing assignment has tried a course `w` for an employee `e`, with an outcome of a kind. */
const wasTried = (standing: Standing, outcome: SQL) => sql`exists (
  select from assignment_batch_items i join assignment_batches b on b.id = i.batch_id
  where b.standing_id = ${standing.id} and i.employee_id = e.id and i.course_id = w.course_id and (${outcome}))`

/** Writes an act for those who were refused for want of a seat, as many as there are seats, in the order in which people were added. */
async function retryRefused(tx: Transaction, standing: Standing, scope: StandingScope): Promise<void> {
  await writeAct(
    tx,
    standing,
    sql`select t.employee_id, t.course_id, t.path_id from (
      select e.id as employee_id, w.course_id, w.path_id, p.bought - p.used as free,
        row_number() over (partition by w.course_id order by e.id) as place
      from employees e cross join (${whatOf(standing)}) as w
        join seat_pools p on p.company_id = e.company_id and p.course_id = w.course_id and p.bought > p.used
      where e.company_id = ${standing.companyId} and e.state <> 'deactivated' and ${among(scope, sql`e.id`)} and ${isMeant(standing)}
        and ${wasTried(standing, sql`i.outcome = 'no_seat'`)}
        and not ${wasTried(standing, sql`i.outcome is null or i.outcome not in ('left', 'deactivated', 'no_seat')`)}
    ) t where t.place <= t.free`,
  )
}

/** Writes an act for those to whom it was not assigned yet. */
async function assignToNewcomers(tx: Transaction, standing: Standing, scope: StandingScope): Promise<void> {
  await writeAct(
    tx,
    standing,
    sql`select e.id as employee_id, w.course_id, w.path_id from employees e cross join (${whatOf(standing)}) as w
    where e.company_id = ${standing.companyId} and e.state <> 'deactivated' and ${among(scope, sql`e.id`)} and ${isMeant(standing)}
      and not ${wasTried(standing, sql`i.outcome is null or i.outcome not in ('left', 'deactivated')`)}`,
  )
}

/** Writes an act that assigns pairs of `employee_id`, `course_id` and `path_id`; none where there are none. */
async function writeAct(tx: Transaction, standing: Standing, pairs: SQL): Promise<void> {
  const { companyId, id, createdBy } = standing
  const found = await tx.execute(sql`${pairs} limit 1`)
  if (found.rows.length === 0) return
  // A fixed day that has passed is ignored for people who join later.
  const [batch] = await tx
    .insert(assignmentBatches)
    .values({
      companyId,
      standingId: id,
      createdBy,
      dueOn: sql`(select s.due_on from standing_assignments s where s.id = ${id} and s.due_on >= ${todayOf(sql`${companyId}::bigint`)})`,
      dueDays: standing.dueDays,
      countsWorkingDays: standing.countsWorkingDays,
      total: 0,
    })
    .returning({ id: assignmentBatches.id })
  if (!batch) throw new Error('A batch of assignments was not made.')
  const { rowCount } = await tx.execute(sql`
    insert into ${assignmentBatchItems} (company_id, batch_id, employee_id, course_id, learning_path_id)
    select ${companyId}, ${batch.id}, n.employee_id, n.course_id, n.path_id from (${pairs}) as n`)
  await enqueueBatch(tx, companyId, batch.id, { total: rowCount ?? 0 })
}
