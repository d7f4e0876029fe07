import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { jobKind } from '../platform/queue/job-kind.ts'
import { enqueue } from '../platform/queue/job-queue.ts'

/** Whose courses of learning paths may have come to their turn: everybody's who has the path, or some employees'. */
export type PathOrderScope = { companyId: number } & ({ pathId: number } | { employeeIds: number[] })

/** Opens the courses of learning paths whose turn has come. */
export const openPathCourses = jobKind<PathOrderScope>('open_path_courses', { leaseSeconds: 120 })

/**
 * Whether an assignment waits for its turn: it was made by a path whose order is enforced, and the person has still to complete a course
 * that comes before it there. What was not assigned to them, or was withdrawn, blocks nothing.
 * @param assignmentId its column
 */
export function waitsForTurn(assignmentId: SQL): SQL<boolean> {
  return sql<boolean>`exists (select from assignments held join learning_paths path on path.id = held.learning_path_id and path.order_enforced
      join learning_path_courses mine on mine.path_id = path.id and mine.course_id = held.course_id
      join learning_path_courses earlier on earlier.path_id = path.id and earlier.position < mine.position
      join assignments before on before.company_id = held.company_id and before.employee_id = held.employee_id
        and before.course_id = earlier.course_id and before.state in ('assigned', 'in_progress')
    where held.id = ${assignmentId})`
}

/** Has the next courses opened in the background, after an act that may have brought their turn. */
export async function openNextLater(tx: Connection, scope: PathOrderScope): Promise<void> {
  await enqueue(tx, openPathCourses, scope)
}

/** The same for a person who has completed a course, where a path of a company goes on after it. */
export async function openNextAfter(tx: Connection, userId: number, courseId: number): Promise<void> {
  const { rows } = await tx.execute<{ companyId: number; employeeId: number }>(sql`
    select distinct e.company_id::float8 as "companyId", e.id::float8 as "employeeId"
    from employees e join assignments a on a.company_id = e.company_id and a.employee_id = e.id and a.state in ('assigned', 'in_progress')
      join learning_paths p on p.id = a.learning_path_id and p.order_enforced
      join learning_path_courses c on c.path_id = p.id and c.course_id = ${courseId}
    where e.user_id = ${userId} and e.state = 'active'`)
  for (const { companyId, employeeId } of rows)
    await openNextLater(tx, { companyId, employeeIds: [employeeId] })
}
