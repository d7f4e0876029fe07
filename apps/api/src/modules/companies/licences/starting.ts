import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { courses, employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { placesFor } from '../../commerce/licences/taking.ts'
import { hasAccess, lockAccess } from '../../learning/access.ts'
import { openGrant } from '../../learning/grants.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { releaseReserved } from '../budgets/charges.ts'
import { withdrawAskedFor } from '../requests/settling.ts'
import { holds, storedRule } from '../shelf/rule.ts'

/**
 * Starts a course of the company's shelf by its yearly licence: it takes one place for the person, however many courses they start, until the
 * licence ends or they leave. What they begin stays theirs until then, whatever the shelf holds later. A second time changes nothing.
 * @throws AppError `not_found` where the person does not work there or the course does not stand on the shelf or is free; `course_owned`;
 *   `no_free_place`
 */
export async function startByLicence(
  tx: Transaction,
  userId: number,
  { companyId, courseId }: { companyId: number; courseId: number },
): Promise<void> {
  const [person] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(eq(employees.companyId, companyId), eq(employees.userId, userId), eq(employees.state, 'active')),
    )
    .for('no key update')
  const [course] = await tx
    .select({ title: courses.title })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.state, 'published'), sql`${courses.price} > 0`))
  if (!person || !course) throw new AppError('not_found')
  const hadAccess = await lockAccess(tx, userId, courseId)
  if (hadAccess) {
    if (await hasByLicence(tx, userId, courseId, companyId)) return
    throw new AppError('course_owned')
  }
  if (!(await standsOnShelf(tx, companyId, courseId))) throw new AppError('not_found')
  const places = await placesFor(tx, companyId, person.id)
  if (places.length === 0) throw new AppError('no_free_place')
  for (const { placeId: seatId, startsAt, endsAt } of places)
    await openGrant(tx, {
      userId,
      courseId,
      kind: 'licence',
      companyId,
      seatId,
      endsAt,
      // One that holds already opens the course now.
      ...(startsAt > new Date() && { startsAt }),
    })
  await withdrawAskedFor(tx, companyId, person.id, courseId)
  await notify(tx, {
    userId,
    kind: 'enrolled',
    isOwnAct: true,
    link: `/Course/${courseId}`,
    data: { name: course.title, course_id: courseId },
  })
  await releaseReserved(tx, companyId, [person.id], courseId)
}

async function hasByLicence(
  tx: Transaction,
  userId: number,
  courseId: number,
  companyId: number,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from enrolment_grants g where g.user_id = ${userId} and g.course_id = ${courseId} and g.company_id = ${companyId}
      and g.kind = 'licence' and g.ended_reason is null and g.ends_at > clock_timestamp() and ${hasAccess(userId, courseId)} limit 1`)
  return rows.length > 0
}

async function standsOnShelf(tx: Transaction, companyId: number, courseId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from courses c join ${storedRule(sql`${companyId}::bigint`)} r on ${holds} where c.id = ${courseId}`)
  return rows.length > 0
}
