import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { companies, licenceOffers, licences, users } from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { AppError } from '../../../errors.ts'
import { sentence } from '../../../locale.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { companyToday, lastDayBefore, startOfDay } from '../../platform/calendar/days.ts'
import { licenceOffered } from '../../platform/notifications/licence-notices.ts'
import { retract } from '../../platform/notifications/retract.ts'
import { tellBuyers } from './telling.ts'

const title = /*i18n*/ { id: 'licence.title', message: 'Yearly licence for the company’s own shelf' }
/** What a bill says of a licence. */
export const licenceTitle: BilingualText = { ar: sentence('ar', title), en: sentence('en', title) }

export interface NewOffer {
  companyId: number
  places: number
  /** Of a place for the year, VAT included. */
  unitPrice: number
  /** The licence that it would continue. */
  continuesId: number | null
  /** The last day on which it can be ordered, ISO: a day of the company's own zone. */
  lastDay: string
}

/** The same date of the next year: later, prices and needs are others. */
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

/** Offers a company a licence, and tells those who buy for it. @throws AppError `not_found` where there is no such company, or no such licence of it; `validation` */
export async function offerLicence(tx: Transaction, actor: Actor, offer: NewOffer): Promise<number> {
  const { companyId, places, unitPrice, continuesId, lastDay } = offer
  const [known] = await tx
    .select({ name: companies.legalName })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(companies.id, companyId), isNull(users.erasedAt)))
  const continued =
    continuesId === null ||
    (await tx.$count(licences, and(eq(licences.id, continuesId), eq(licences.companyId, companyId)))) > 0
  if (!known || !continued) throw new AppError('not_found')
  const today = await companyToday(tx, companyId)
  const code = lastDay < today ? 'day_past' : lastDay > yearAfter(today) ? 'day_far' : null
  if (code !== null) throw new AppError('validation', { fields: { last_day: [{ code }] } })
  const [made] = await tx
    .insert(licenceOffers)
    .values({
      companyId,
      places,
      unitPrice,
      continuesId,
      expiresAt: startOfDay(sql`${lastDay}::date + 1`, sql`${companyId}::bigint`),
    })
    .returning({ id: licenceOffers.id })
  if (!made) throw new Error('An offer was not written.')
  await audit(tx, actor, {
    action: 'licence.offer',
    subject: { type: 'licence_offer', id: made.id },
    after: { company_id: companyId, places, unit_price: unitPrice, continues_id: continuesId },
    companyId,
  })
  await tellBuyers(tx, companyId, licenceOffered({ id: made.id, company: known.name, places, lastDay }))
  return made.id
}

/** Withdraws an offer; an order that came of it stands. @throws AppError `not_found`; `conflict` where it was withdrawn or bought */
export async function withdrawOffer(tx: Transaction, actor: Actor, id: number): Promise<void> {
  const [offer] = await tx
    .select(offerColumns)
    .from(licenceOffers)
    .where(eq(licenceOffers.id, id))
    .for('update')
  if (!offer) throw new AppError('not_found')
  if (offer.withdrawnAt !== null || offer.isBought) throw new AppError('conflict')
  await tx
    .update(licenceOffers)
    .set({ withdrawnAt: sql`clock_timestamp()` })
    .where(eq(licenceOffers.id, id))
  const { companyId } = offer
  await audit(tx, actor, {
    action: 'licence.withdraw_offer',
    subject: { type: 'licence_offer', id },
    companyId,
  })
  await retract(tx, 'licence_offered', ['offer_id', id])
}

/** The order that was made of an offer last, in some states; by its public id. */
const orderIn = (states: string) => sql<
  string | null
>`(select o.public_id from order_lines n join orders o on o.id = n.order_id
  where n.id = licence_offers.order_line_id and o.state in ${sql.raw(states)})`

/** An offer with what became of it, by the database's clock. */
export const offerColumns = {
  ...getTableColumns(licenceOffers),
  pendingOrder: orderIn(`('pending')`),
  isBought: sql<boolean>`${orderIn(`('paid', 'partially_refunded', 'refunded')`)} is not null`,
  /** The last day on which it can be ordered, in the company's zone: an offer ends with a day. */
  lastDay: sql<string>`${lastDayBefore(licenceOffers.expiresAt, sql`licence_offers.company_id`)}::text`,
  isOver: sql<boolean>`${licenceOffers.expiresAt} <= clock_timestamp()`,
}
export type Offer = Awaited<ReturnType<typeof offersOf>>[number]

/** What is offered to a company and not bought yet, the newest first. */
export function offersOf(db: Connection, companyId: number) {
  return db
    .select(offerColumns)
    .from(licenceOffers)
    .where(
      and(
        eq(licenceOffers.companyId, companyId),
        sql`${offerColumns.isBought} = false`,
        sql`(${offerColumns.pendingOrder} is not null or ${licenceOffers.withdrawnAt} is null and not ${offerColumns.isOver})`,
      ),
    )
    .orderBy(sql`${licenceOffers.id} desc`)
}

/**
 * Holds an offer that can be ordered until the transaction ends.
 * @throws AppError `not_found` where it is another company's, or was withdrawn, bought, or is over; `order_pending`
 */
export async function holdOffer(tx: Transaction, companyId: number, id: number): Promise<Offer> {
  const which = and(eq(licenceOffers.id, id), eq(licenceOffers.companyId, companyId))
  await tx.select({ id: licenceOffers.id }).from(licenceOffers).where(which).for('update')
  const [offer] = await tx.select(offerColumns).from(licenceOffers).where(which)
  if (offer?.pendingOrder) throw new AppError('order_pending', { data: { order_id: offer.pendingOrder } })
  if (!offer || offer.isBought || offer.isOver || offer.withdrawnAt !== null) throw new AppError('not_found')
  return offer
}
