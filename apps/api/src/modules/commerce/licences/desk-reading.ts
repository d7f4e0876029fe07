import { fold, sortKey } from '@masar/text'
import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { companies, licenceOffers, users } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import { isToCome } from './period.ts'
import { offerColumns, type Offer } from './offers.ts'

export const offerStates = ['open', 'pending', 'bought', 'withdrawn', 'over'] as const
export type OfferState = (typeof offerStates)[number]

export function stateOf({ pendingOrder, isBought, isOver, withdrawnAt }: Offer): OfferState {
  if (isBought) return 'bought'
  if (pendingOrder !== null) return 'pending'
  if (withdrawnAt !== null) return 'withdrawn'
  return isOver ? 'over' : 'open'
}

/** The condition that an offer is in a state, as `stateOf` says. */
function isIn(state: OfferState): SQL {
  const { pendingOrder, isBought, isOver } = offerColumns
  if (state === 'bought') return sql`${isBought}`
  const isOpen = sql`not ${isBought} and ${pendingOrder} is null`
  if (state === 'pending') return sql`not ${isBought} and ${pendingOrder} is not null`
  if (state === 'withdrawn') return sql`${isOpen} and ${licenceOffers.withdrawnAt} is not null`
  const still = sql`${isOpen} and ${licenceOffers.withdrawnAt} is null`
  return state === 'over' ? sql`${still} and ${isOver}` : sql`${still} and not ${isOver}`
}

/** What was offered to companies, the newest first. @param after the last one read before */
export function listOffers(
  db: Connection,
  { state, after, limit }: { state?: OfferState | undefined; after?: number | undefined; limit: number },
) {
  return db
    .select({ offer: offerColumns, name: companies.legalName })
    .from(licenceOffers)
    .innerJoin(companies, eq(companies.id, licenceOffers.companyId))
    .where(and(state && isIn(state), after === undefined ? undefined : lt(licenceOffers.id, after)))
    .orderBy(desc(licenceOffers.id))
    .limit(limit)
}

export function countOffers(db: Database, state: OfferState | undefined): Promise<number> {
  return db.$count(licenceOffers, state && isIn(state))
}

/** How many companies a search shows. */
const mostFound = 20

/**
 * Companies by their name in either language, folded, or by their registration number; with the licences that an offer can continue. Names
 * are folded here: a site has thousands of companies at most, and operators look for one now and then.
 */
export async function findCompanies(db: Connection, typed: string, locale: Locale) {
  const words = fold(typed)
  const known = await db
    .select({ id: companies.id, name: companies.legalName, number: companies.registrationNumber })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(sql`${users.erasedAt} is null`)
  const found = known
    .filter(({ name, number }) =>
      [name.ar, name.en, number].some(text => text !== undefined && fold(text).includes(words)),
    )
    .map(row => ({ ...row, name: pick(row.name, locale), key: sortKey(pick(row.name, locale)) }))
    .toSorted((a, b) => (a.key === b.key ? a.id - b.id : a.key < b.key ? -1 : 1))
    .slice(0, mostFound)
  const continuable = await continuableOf(
    db,
    found.map(({ id }) => id),
  )
  return found.map(({ id, name, number }) => ({
    id,
    name,
    registration_number: number,
    licences: continuable
      .filter(({ companyId }) => companyId === id)
      .map(licence => ({ id: licence.id, places: licence.places, ends_on: licence.endsOn })),
  }))
}

/** The licences of companies that hold, or will, and that nothing continues. */
async function continuableOf(db: Connection, companyIds: readonly number[]) {
  if (companyIds.length === 0) return []
  const { rows } = await db.execute<{ id: number; companyId: number; places: number; endsOn: string }>(sql`
    select l.id::float8 as id, l.company_id::float8 as "companyId", p.bought as places, l.ends_on::text as "endsOn"
    from licences l join seat_pools p on p.company_id = l.company_id and p.id = l.pool_id
    where ${inArray(sql`l.company_id`, [...companyIds])} and ${isToCome} and p.bought > 0
      and not exists (select from licences n where n.company_id = l.company_id and n.continues_id = l.id)
    order by l.ends_at, l.id`)
  return rows
}
