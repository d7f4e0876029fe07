import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { companies, courseRequests, courses, employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { cleanParagraphs } from '../../accounts/fields/name.ts'
import { hasAccess } from '../../learning/access.ts'
import { courseAsked } from '../../platform/notifications/notices.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { payingBudget, releaseReserved, reserveCredit } from '../budgets/charges.ts'
import { accountsWhoManage } from '../policy.ts'
import { licenceFor } from '../licences/for-person.ts'
import { shelvesOf } from '../shelf/courses.ts'
import { holds, storedRule } from '../shelf/rule.ts'
import { reservedFor } from './reserved.ts'

/** How many answers one person may wait for in a company. */
export const mostOpen = 20

/** The companies that a person can ask for a course, and the latest that they asked of each. */
export async function ownRequests(db: Database, userId: number, courseId: number, locale: Locale) {
  const works = and(eq(employees.userId, userId), eq(employees.state, 'active'))
  const isLearning = hasAccess(userId, sql`${courseId}::bigint`)
  const rows = await db
    .select({
      id: companies.id,
      name: companies.legalName,
      budget: sql<
        'enough' | 'short' | null
      >`(select case when p.free >= ${courses.price} then 'enough' else 'short' end
        from (${payingBudget(sql`${companies.id}`, sql`${employees.departmentId}`)}) as p)`,
      isOnShelf: sql<
        boolean | null
      >`(select ${holds} from ${storedRule(sql`${companies.id}`)} r join courses c on c.id = ${courseId})`,
      licence: licenceFor(sql`${companies.id}`, sql`${employees.id}`),
    })
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .innerJoin(courses, eq(courses.id, courseId))
    .where(and(works, eq(courses.state, 'published'), sql`${courses.price} > 0`, sql`not ${isLearning}`))
    .orderBy(companies.id)
  return {
    companies: rows.map(({ id, name, budget, isOnShelf, licence }) => ({
      id,
      name: pick(name, locale),
      budget,
      is_on_shelf: isOnShelf,
      licence: isOnShelf === true ? licence : null,
    })),
    shelves: await shelvesOf(db, userId, locale, courseId),
    requests: await latestAsked(db, works, courseId, locale),
  }
}

/** The latest that was asked of each company. @param works where the person does */
async function latestAsked(db: Database, works: SQL | undefined, courseId: number, locale: Locale) {
  const asked = await db
    .selectDistinctOn([courseRequests.companyId], {
      request: courseRequests,
      name: companies.legalName,
      reserved: reservedFor,
    })
    .from(courseRequests)
    .innerJoin(
      employees,
      and(eq(employees.companyId, courseRequests.companyId), eq(employees.id, courseRequests.employeeId)),
    )
    .innerJoin(companies, eq(companies.id, courseRequests.companyId))
    .where(and(works, eq(courseRequests.courseId, courseId), isNull(courseRequests.askedBy)))
    .orderBy(courseRequests.companyId, desc(courseRequests.id))
  return asked.map(({ request, name, reserved }) => ({
    id: request.id,
    company: { id: request.companyId, name: pick(name, locale) },
    reason: request.reason,
    state: request.state,
    created_at: request.createdAt.toISOString(),
    decided_at: request.decidedAt?.toISOString() ?? null,
    answer: request.answer,
    reserved: request.state === 'open' ? reserved : 0,
  }))
}

/**
 * Asks a company for a course, and tells those who may give it.
 * @returns the request's id
 * @throws AppError `not_found` where the person does not work there or the course is not sold; `course_owned`; `request_open`, `requests_full`
 */
export async function askForCourse(
  tx: Transaction,
  userId: number,
  { companyId, courseId, reason }: { companyId: number; courseId: number; reason: string },
): Promise<number> {
  const [person] = await tx
    .select({ id: employees.id, departmentId: employees.departmentId })
    .from(employees)
    .where(
      and(eq(employees.companyId, companyId), eq(employees.userId, userId), eq(employees.state, 'active')),
    )
    .for('no key update')
  const [course] = await tx
    .select({
      id: courses.id,
      title: courses.title,
      price: courses.price,
      isOwned: hasAccess(userId, courseId),
    })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.state, 'published'), sql`${courses.price} > 0`))
  if (!person || !course) throw new AppError('not_found')
  if (course.isOwned) throw new AppError('course_owned')
  const open = await tx
    .select({ id: courseRequests.id, courseId: courseRequests.courseId, askedBy: courseRequests.askedBy })
    .from(courseRequests)
    .where(and(eq(courseRequests.employeeId, person.id), eq(courseRequests.state, 'open')))
  const waiting = open.find(row => row.courseId === courseId)
  if (waiting?.askedBy === null) throw new AppError('request_open')
  // A manager has asked for them: from now on it is theirs, with their reason.
  if (waiting) return takeOver(tx, waiting.id, reason)
  if (open.filter(row => row.askedBy === null).length >= mostOpen) throw new AppError('requests_full')
  const [made] = await tx
    .insert(courseRequests)
    .values({ companyId, employeeId: person.id, courseId, reason: cleanParagraphs(reason) })
    .returning({ id: courseRequests.id })
  if (!made) throw new Error('A request was not made.')
  // In the order in which notifications lock people's counters.
  const { rows: managers } = await tx.execute<{ id: number }>(sql`
    select w.user_id::float8 as id from (${accountsWhoManage(companyId, person.departmentId)}) as w
    where w.user_id <> ${userId} order by w.user_id`)
  for (const { id } of managers) await notify(tx, courseAsked({ userId: id, requestId: made.id, course }))
  // After the counters of notifications, as everywhere. What is not reserved now may still be granted before the answer.
  const { departmentId, id: employeeId } = person
  await reserveCredit(tx, { companyId, employeeId, departmentId, courseId, amount: course.price })
  return made.id
}

async function takeOver(tx: Transaction, id: number, reason: string): Promise<number> {
  await tx
    .update(courseRequests)
    .set({ askedBy: null, reason: cleanParagraphs(reason) })
    .where(eq(courseRequests.id, id))
  return id
}

/** The person takes a request back. @throws AppError `not_found` where it is not theirs; `conflict` where it was answered */
export async function withdrawRequest(tx: Transaction, userId: number, id: number): Promise<void> {
  const [row] = await tx
    .select({ request: courseRequests })
    .from(courseRequests)
    .innerJoin(
      employees,
      and(eq(employees.companyId, courseRequests.companyId), eq(employees.id, courseRequests.employeeId)),
    )
    .where(and(eq(courseRequests.id, id), eq(employees.userId, userId), isNull(courseRequests.askedBy)))
    .for('no key update', { of: courseRequests })
  if (!row) throw new AppError('not_found')
  const { companyId, employeeId, courseId, state } = row.request
  if (state !== 'open') throw new AppError('conflict')
  await tx
    .update(courseRequests)
    .set({ state: 'withdrawn', decidedAt: sql`clock_timestamp()` })
    .where(eq(courseRequests.id, id))
  await releaseReserved(tx, companyId, [employeeId], courseId)
}
