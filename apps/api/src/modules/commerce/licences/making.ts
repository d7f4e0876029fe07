import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { licences, seatLedger, seatPools } from '../../../db/schema/index.ts'
import { continueGrants } from '../../learning/licence-grants.ts'
import { retract } from '../../platform/notifications/retract.ts'
import { startOfDay, todayOf } from '../../platform/calendar/days.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'
import { endLicences } from './ending.ts'
import { holdersOf, lockHolders } from './holders.ts'
import { isToCome, lastDayOf, millis } from './period.ts'
import { takePlaces } from './taking.ts'

type Licence = typeof licences.$inferSelect

export interface NewLicence {
  companyId: number
  places: number
  /** Of a place for the year, VAT included. */
  unitPrice: number
  /** What paid for it; null where nothing did. */
  orderLineId: number | null
  /** The licence that it continues: it begins when that one ends, and people keep their places. */
  continuesId: number | null
}

/**
 * Gives a company a licence for a year: from today on, or from the end of the one that it continues and that has not ended. Its places are
 * bought in the ledger.
 */
export async function makeLicence(tx: Transaction, given: NewLicence): Promise<Licence> {
  const { companyId, places, unitPrice, orderLineId, continuesId } = given
  // The company's time zone cannot change meanwhile, and two that continue the same one run one after the other.
  await tx.execute(sql`select from companies where id = ${companyId} for no key update`)
  const before = continuesId === null ? null : await lastOfChain(tx, companyId, continuesId)
  if (before !== null) await lockHolders(tx, before)
  const company = sql`${companyId}::bigint`
  const first = before === null ? todayOf(company) : sql`(${before.endsOn}::date + 1)`
  const [pool] = await tx
    .insert(seatPools)
    .values({ companyId, bought: places })
    .returning({ id: seatPools.id })
  if (!pool) throw new Error('A pool of places was not made.')
  const { rows } = await tx.execute<{
    startsOn: string
    endsOn: string
    startsAt: number
    endsAt: number
  }>(sql`
    select d.first::text as "startsOn", d.last::text as "endsOn", ${millis(startOfDay(sql`d.first`, company))} as "startsAt",
      ${millis(startOfDay(sql`d.last + 1`, company))} as "endsAt"
    from (select f.first, ${lastDayOf(sql`f.first`)} as last from (select ${first}::date as first) f) d`)
  const [period] = rows
  if (!period) throw new Error('A licence has no days.')
  const [licence] = await tx
    .insert(licences)
    .values({
      companyId,
      poolId: pool.id,
      places,
      unitPrice,
      orderLineId,
      continuesId: before?.id ?? null,
      startsOn: period.startsOn,
      endsOn: period.endsOn,
      startsAt: new Date(period.startsAt),
      endsAt: new Date(period.endsAt),
    })
    .returning()
  if (!licence) throw new Error('A licence was not made.')
  await tx
    .insert(seatLedger)
    .values({ companyId, poolId: pool.id, movement: 'bought', seats: places, orderLineId })
  if (before !== null) {
    await keepPlaces(tx, before, licence)
    await takeBackNotice(tx, before.id)
  }
  await enqueue(tx, endLicences, {}, { runAt: licence.endsAt, uniqueKey: licence.endsAt.toISOString() })
  return licence
}

/** The licence at the end of a chain of continuations; null where it has ended. */
async function lastOfChain(tx: Transaction, companyId: number, id: number): Promise<Licence | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive chain as (
      select l.* from licences l where l.company_id = ${companyId} and l.id = ${id}
      union all select l.* from licences l join chain c on l.company_id = c.company_id and l.continues_id = c.id
    )
    select l.id::float8 as id from chain l where ${isToCome}
      and not exists (select from licences n where n.company_id = l.company_id and n.continues_id = l.id)`)
  const [last] = rows
  if (!last) return null
  const [licence] = await tx.select().from(licences).where(eq(licences.id, last.id))
  return licence ?? null
}

/** No more notices that a licence ends once it is continued; where the continuation is refunded, buyers are notified again. */
async function takeBackNotice(tx: Transaction, id: number): Promise<void> {
  await tx.update(licences).set({ toldDays: null }).where(eq(licences.id, id))
  await retract(tx, 'licence_ending', ['licence_id', id])
}

/** The people of a licence, whom the caller holds, keep their places, those who have had theirs longest first, with all that they learn by them. */
async function keepPlaces(tx: Transaction, before: Licence, after: Licence): Promise<void> {
  const held = (await holdersOf(tx, before)).slice(0, after.places)
  const taken = await takePlaces(
    tx,
    after,
    held.map(({ employeeId }) => employeeId),
  )
  await continueGrants(
    tx,
    held.map(({ placeId, employeeId }) => ({ from: placeId, to: taken.get(employeeId) ?? 0 })),
    after,
  )
}
