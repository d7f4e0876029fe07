import { and, asc, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import { companies, licenceOffers, users } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { likeText } from '../../catalogue/instructors-and-reviews.ts'
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

/**
 * Companies by their name in either language, folded, or by their registration number, in the order of the reader's names; with the licences
 * that an offer can continue.
 * @param after the last one read before
 */
export async function findCompanies(
  db: Connection,
  { words, after, limit }: { words: string; after: { name: string; id: number } | null; limit: number },
  locale: Locale,
) {
  const other = locale === 'ar' ? 'en' : 'ar'
  const name = sql<string>`coalesce(${companies.legalName} ->> ${locale}, ${companies.legalName} ->> ${other}) collate "C"`
  const rows = await db
    .select({ id: companies.id, name, number: companies.registrationNumber })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(
      and(
        isFound(words),
        after === null ? undefined : sql`(${name}, ${companies.id}) > (${after.name}, ${after.id}::bigint)`,
      ),
    )
    .orderBy(sql`${name}`, asc(companies.id))
    .limit(limit)
  const continuable = await continuableOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    registration_number: row.number,
    licences: continuable
      .filter(({ companyId }) => companyId === row.id)
      .map(licence => ({ id: licence.id, places: licence.places, ends_on: licence.endsOn })),
  }))
}

/** How many companies a search finds. */
export async function countCompanies(db: Connection, words: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(isFound(words))
  return row?.total ?? 0
}

/** The condition for companies that are there still, and have the words in a name or their number. */
function isFound(words: string): SQL {
  return sql`${users.erasedAt} is null and ${companies.searchFolded} like ${`%${likeText(words)}%`}`
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
