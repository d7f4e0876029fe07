import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  companyShelfCourses,
  companyShelves,
  enrolmentGrants,
  enrolments,
  licences,
  seatLedger,
} from '../db/schema/index.ts'
import { lockHolders } from '../modules/commerce/licences/holders.ts'
import { makeLicence, type NewLicence } from '../modules/commerce/licences/making.ts'
import { takePlaces } from '../modules/commerce/licences/taking.ts'
import { curriculum } from './catalogue.ts'
import { seatsOf } from './assigning.ts'
import type { TestApi } from './test-api.ts'

/** A course with two lessons on a company's shelf, and on sale. */
export async function shelfCourse(api: TestApi, companyId: number) {
  const taught = await curriculum(api, 2, { price: 9_900 })
  await api.db.insert(companyShelves).values({ companyId }).onConflictDoNothing()
  await api.db.insert(companyShelfCourses).values({ companyId, courseId: taught.courseId })
  return taught
}

export function licensed(api: TestApi, companyId: number, places: number, given: Partial<NewLicence> = {}) {
  return api.db.transaction(tx =>
    makeLicence(tx, { companyId, places, unitPrice: 30_000, orderLineId: null, continuesId: null, ...given }),
  )
}

/** Has a licence begin so many days earlier than it did, with all that it opened. */
export async function aged(api: TestApi, id: number, days: number): Promise<void> {
  const zone = sql`(select c.time_zone from companies c where c.id = l.company_id)`
  await api.db.transaction(async tx => {
    const [licence] = await tx.select().from(licences).where(eq(licences.id, id))
    // In the order of all acts on people. A statement of its own: the next one sees what they opened until then.
    await lockHolders(tx, licence!)
    await tx.execute(sql`select from licences where id = ${id} for update`)
    await tx.execute(sql`
    with moved as (
      update licences l set starts_on = d.first, ends_on = d.last, starts_at = d.first::timestamp at time zone ${zone},
        ends_at = (d.last + 1)::timestamp at time zone ${zone}
      from (select k.id, k.starts_on - ${days}::int as first, (k.starts_on - ${days}::int + interval '1 year' - interval '1 day')::date as last
        from licences k) d
      where d.id = l.id and l.id = ${id} returning l.*
    )
    update enrolment_grants g set starts_at = least(g.starts_at, m.ends_at) - ${days} * interval '1 day', ends_at = m.ends_at
    from moved m join seat_ledger s on s.pool_id = m.pool_id where g.seat_id = s.id and g.ended_reason is null`)
  })
}

/** Starts a course by the company's licence, as its page does. @returns what became of it */
export async function startedBy(
  api: TestApi,
  { token }: { token: string },
  companyId: number,
  courseId: number,
): Promise<string> {
  const call = api.as(token)
  const body = { company_id: companyId }
  const key = { 'idempotency-key': randomUUID() }
  const answer = await call('POST', `/client-api/v1/courses/${courseId}/licence`, body, key)
  return answer.statusCode === 200 ? 'started' : answer.json<{ code: string }>().code
}

/** Gives people a place of a new licence each. @returns the places by employee */
export async function placesFor(
  api: TestApi,
  companyId: number,
  employeeIds: number[],
): Promise<ReadonlyMap<number, number>> {
  const licence = await licensed(api, companyId, employeeIds.length)
  return api.db.transaction(tx => takePlaces(tx, licence, employeeIds))
}

/** What can happen to a course that a learner has by a place: it is begun, completed, and ends. @param at when */
export function happenByLicence(
  api: TestApi,
  { companyId, userId, courseId, seatId }: Record<'companyId' | 'userId' | 'courseId' | 'seatId', number>,
  at: Date,
): (() => Promise<unknown>)[] {
  const own = and(
    eq(enrolmentGrants.userId, userId),
    eq(enrolmentGrants.courseId, courseId),
    isNull(enrolmentGrants.endedReason),
  )
  return [
    async () => {
      if ((await api.db.$count(enrolmentGrants, own)) > 0) return
      await api.db.insert(enrolments).values({ userId, courseId }).onConflictDoNothing()
      const endsAt = new Date(Date.now() + 300 * 86_400_000)
      await api.db
        .insert(enrolmentGrants)
        .values({ userId, courseId, kind: 'licence', companyId, seatId, startsAt: at, endsAt })
    },
    () =>
      api.db
        .update(enrolments)
        .set({ completedAt: at })
        .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId))),
    () =>
      api.db
        .update(enrolmentGrants)
        .set({
          endedReason: 'seat_returned',
          endsAt: sql`greatest(starts_at, ${at.toISOString()}::timestamptz)`,
        })
        .where(own),
  ]
}

/** The numbers of a licence's pool, and what its ledger adds up to. */
export async function placesOf(api: TestApi, id: number) {
  const [row] = await api.db.select().from(licences).where(eq(licences.id, id))
  const poolId = row?.poolId ?? 0
  const [sum] = await api.db
    .select({ free: sql<number>`sum(${seatLedger.seats})::int` })
    .from(seatLedger)
    .where(eq(seatLedger.poolId, poolId))
  return { ...(await seatsOf(api, poolId)), free: sum?.free }
}
