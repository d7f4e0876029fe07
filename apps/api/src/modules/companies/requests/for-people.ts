import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { courseRequests, courses, employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { cleanParagraphs } from '../../accounts/fields/name.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { courseAsked } from '../../platform/notifications/notices.ts'
import { notify } from '../../platform/notifications/notify.ts'
import type { Judged } from '../assignments/assigning.ts'
import { batchLimit } from '../assignments/batches.ts'
import { refusePastDay, type Due } from '../assignments/due.ts'
import { judged, pairsWith, type Wanted, wantedParts } from '../assignments/pairs.ts'
import { accountsWhoManage } from '../policy.ts'
import { mostForPeople } from './schema.ts'

/**
 * Asks those who run the company for the seats that an assignment lacks: one request for each person and course that none is free for.
 * Who waits for the course already goes on waiting. Nothing is reserved: what it costs is charged when it is given.
 * @returns how many requests were made, and how many waited already
 * @throws AppError `nothing_to_assign` where no seat is missing; `too_many_assignments`; `validation` for a day that has passed
 */
export async function askForPeople(
  tx: Transaction,
  actor: CompanyActor & { userId: number },
  wanted: Wanted,
  { due, reason }: { due: Due; reason: string },
): Promise<{ made: number; waiting: number }> {
  const { companyId } = actor.member
  await refusePastDay(tx, companyId, due.dueOn)
  const lacking = await lackingSeats(tx, actor, wanted)
  if (lacking.length === 0) throw new AppError('nothing_to_assign')
  if (lacking.length > mostForPeople) throw new AppError('too_many_assignments')
  const present = await holdPresent(tx, companyId, lacking)
  const rows = lacking
    .filter(({ employeeId }) => present.has(employeeId))
    .map(({ employeeId, courseId }) => ({
      companyId,
      employeeId,
      courseId,
      askedBy: actor.userId,
      ...due,
      reason: cleanParagraphs(reason),
    }))
  if (rows.length === 0) throw new AppError('nothing_to_assign')
  const made = await tx
    .insert(courseRequests)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: courseRequests.id, courseId: courseRequests.courseId })
  if (made.length > 0) {
    await tellOfAsked(tx, actor, made)
    await audit(tx, actor, {
      action: 'course_request.ask',
      subject: { type: 'company', id: companyId },
      after: { course_ids: [...new Set(made.map(({ courseId }) => courseId))], requests: made.length },
    })
  }
  return { made: made.length, waiting: rows.length - made.length }
}

/** Those who are still employees, locked as by all acts on people: a leaver no longer waits for anything. */
async function holdPresent(
  tx: Transaction,
  companyId: number,
  lacking: readonly Judged[],
): Promise<Set<number>> {
  const here = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        inArray(employees.id, [...new Set(lacking.map(({ employeeId }) => employeeId))]),
        ne(employees.state, 'deactivated'),
      ),
    )
    .orderBy(asc(employees.id))
    .for('no key update')
  return new Set(here.map(({ id }) => id))
}

async function lackingSeats(tx: Transaction, { member }: CompanyActor, wanted: Wanted): Promise<Judged[]> {
  const { people, count, courses: taught, parts } = await wantedParts(tx, member, wanted)
  if (count * taught > batchLimit) throw new AppError('too_many_assignments')
  const lacking: Judged[] = []
  for (const part of parts) {
    const { rows } = await tx.execute<Judged>(sql`
      select * from (${judged(member.companyId, pairsWith(people, part))}) as j where outcome = 'no_seat'
      limit ${mostForPeople + 1 - lacking.length}`)
    lacking.push(...rows)
    if (lacking.length > mostForPeople) break
  }
  return lacking
}

/** One notice a course, however many people it is asked for; in the order in which notifications lock people's counters. */
async function tellOfAsked(
  tx: Transaction,
  { member, userId }: CompanyActor & { userId: number },
  made: readonly { id: number; courseId: number }[],
): Promise<void> {
  const first = new Map(made.toReversed().map(({ id, courseId }) => [courseId, id]))
  const asked = await tx
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(inArray(courses.id, [...first.keys()]))
    .orderBy(asc(courses.id))
  const { rows: people } = await tx.execute<{ id: number }>(sql`
    select w.user_id::float8 as id from (${accountsWhoManage(member.companyId, null)}) as w
    where w.user_id <> ${userId} order by w.user_id`)
  for (const { id } of people)
    for (const course of asked)
      await notify(tx, courseAsked({ userId: id, requestId: first.get(course.id) ?? 0, course }))
}
