import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { openSeat } from '../commerce/seats/open-seat.ts'
import { assignmentMade } from '../platform/notifications/notices.ts'
import { notify } from '../platform/notifications/notify.ts'
import { hasOwnAccess } from './access.ts'
import { openAssignment } from './assigned.ts'
import { waitsForTurn, type PathOrderScope } from './path-order.ts'

interface Next extends Record<string, unknown> {
  id: number
  userId: number
  courseId: number
  title: BilingualText
  dueOn: string | null
  seatId: number | null
}

/** Does the work of `openPathCourses`, a person in each transaction. What is open already is passed over. */
export async function workOnPathCourses(db: Database, scope: PathOrderScope): Promise<void> {
  const whom =
    'pathId' in scope
      ? sql`a.learning_path_id = ${scope.pathId}`
      : sql`a.employee_id = any(${sql.param(scope.employeeIds)}::bigint[])`
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct a.employee_id::float8 as id from assignments a
    where a.company_id = ${scope.companyId} and ${whom} and a.learning_path_id is not null and a.state in ('assigned', 'in_progress')
      and not exists (select from enrolment_grants g where g.assignment_id = a.id)
    order by id`)
  for (const { id } of rows) await db.transaction(tx => openNextOf(tx, scope.companyId, id))
}

async function openNextOf(tx: Transaction, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(
    sql`select from employees where company_id = ${companyId} and id = ${employeeId} for no key update`,
  )
  const { rows } = await tx.execute<Next>(sql`
    select a.id::float8 as id, e.user_id::float8 as "userId", a.course_id::float8 as "courseId", c.title, a.due_on::text as "dueOn",
      ${openSeat(sql`a.company_id`, sql`a.employee_id`, sql`a.course_id`)}::float8 as "seatId"
    from assignments a join employees e on e.company_id = a.company_id and e.id = a.employee_id join courses c on c.id = a.course_id
    where a.company_id = ${companyId} and a.employee_id = ${employeeId} and e.state = 'active' and e.user_id is not null
      and a.learning_path_id is not null and a.state in ('assigned', 'in_progress') and not ${waitsForTurn(sql`a.id`)}
      and not exists (select from enrolment_grants g where g.assignment_id = a.id)
      and not ${hasOwnAccess(sql`e.user_id`, sql`a.course_id`)}
    order by a.course_id`)
  for (const { id, userId, courseId, title, dueOn, seatId } of rows) {
    await openAssignment(tx, { companyId, userId, courseId, assignmentId: id, seatId, hasOwn: false })
    await notify(tx, assignmentMade({ userId, id, course: { id: courseId, title }, dueOn }))
  }
}
