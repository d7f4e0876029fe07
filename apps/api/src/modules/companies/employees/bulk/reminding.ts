import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import type { BilingualText } from '../../../../db/schema/columns.ts'
import { employees } from '../../../../db/schema/index.ts'
import { waitsForTurn } from '../../../learning/path-order.ts'
import type { CompanyActor } from '../../../platform/audit/actor.ts'
import { auditMany } from '../../../platform/audit/audit.ts'
import { remindedByHand } from '../../../platform/notifications/company-notices.ts'
import { notifyEach } from '../../../platform/notifications/notify.ts'

/** Hours within which no one can be reminded by hand a second time. */
const restHours = 20

/** The condition for employees who were not reminded by hand of late. */
export const isRested = sql`(${employees.remindedAt} is null or ${employees.remindedAt} < now() - make_interval(hours => ${restHours}::int))`

interface Reminded extends Record<string, unknown> {
  id: number
  userId: number
  title: BilingualText
}

/**
 * Reminds those of some people who have anything assigned that is not finished, once within a day: what is due first is named. Whom nothing
 * waits for, who has not joined or was reminded of late is passed over.
 * @param among of these assignments alone
 * @returns how many were reminded
 */
export async function remindOfAssignments(
  tx: Transaction,
  actor: CompanyActor,
  ids: readonly number[],
  among?: readonly number[],
): Promise<number> {
  const { companyId } = actor.member
  const isMeant = among === undefined ? sql`` : sql`and a.id = any(${sql.param(among)}::bigint[])`
  const first = sql`(select c.title from assignments a join courses c on c.id = a.course_id
    where a.company_id = ${companyId} and a.employee_id = ${employees.id} and a.state in ('assigned', 'in_progress')
      ${isMeant} and not ${waitsForTurn(sql`a.id`)} order by a.due_on nulls last, a.id limit 1)`
  const people = await tx
    .update(employees)
    .set({ remindedAt: sql`now()` })
    .where(
      and(
        eq(employees.companyId, companyId),
        inArray(employees.id, [...ids]),
        eq(employees.state, 'active'),
        isNotNull(employees.userId),
        isRested,
        sql`${first} is not null`,
      ),
    )
    .returning({
      id: employees.id,
      userId: employees.userId,
      title: sql<BilingualText>`${first}`,
    })
  for (const [title, userIds] of byTitle(people as Reminded[]))
    await notifyEach(tx, remindedByHand(JSON.parse(title) as BilingualText), userIds, {
      key: `reminded:${title}`,
    })
  await auditMany(
    tx,
    actor,
    people.map(({ id }) => ({ action: 'employee.remind', subject: { type: 'employee', id } })),
  )
  return people.length
}

/** Those whom the same course is named to are notified together. */
function byTitle(people: readonly Reminded[]): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const { title, userId } of people) {
    const key = JSON.stringify(title)
    groups.set(key, [...(groups.get(key) ?? []), userId])
  }
  return groups
}
