import { eq, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { readyCard } from '../../../db/answers/ready.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { carts, coupons } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import { isBuyers, type BuyerKey, type BuyerSlot } from '../buyer.ts'
import type { Coupon } from '../coupons/rules.ts'
import type { leftOutReasons } from '../schema.ts'

/** A line of the cart with what the catalogue says of its course now. */
export interface CartRow {
  courseId: number
  categoryId: number
  title: BilingualText
  price: number
  seats: number
  /** The price that the buyer has seen; null on lines that earlier versions wrote. */
  seenPrice: number | null
  addedAt: Date
  /** The course as lists show it, as JSON. */
  card: string
  /** Why it can't be bought any more. */
  leftOut: (typeof leftOutReasons)[number] | null
  pendingOrder: string | null
  /** What a company has of the course already, by its ledger; null on a person's line. */
  companySeats: { bought: number; free: number } | null
}

export interface CartState {
  rows: CartRow[]
  coupon: Coupon | null
  /** Orders of this buyer that count for the coupon. */
  ownUses: number
  /** In hundredths of a percent. */
  vatRate: number
}

/** Reads a buyer's cart, in the order in which its lines were added; empty without a buyer. @param locale of the cards */
export async function readCart(db: Connection, buyer: BuyerKey, locale: Locale): Promise<CartState> {
  const { rows } = await db.execute<RawRow>(sql`
    select l.course_id, c.category_id, c.title, c.price, l.seats, l.seen_price, l.added_at,
      ${sql.raw(readyCard('c', locale))} as card,
      ${leftOutOf(buyer)} as left_out,
      ${pendingOrderOf(buyer, sql`l.course_id`)} as pending_order, p.bought, p.used, k.coupon_id is not null as has_coupon,
      ${vatRateOf(countryOf(buyer.userId))} as vat_rate
    from cart_lines l join carts k on k.id = l.cart_id join courses c on c.id = l.course_id
      left join seat_pools p on p.company_id = l.company_id and p.course_id = l.course_id
    where ${ownCart(buyer, 'k')}
    order by l.added_at, l.course_id`)
  const [first] = rows
  // The lines tell already whether there is one.
  const { coupon, ownUses } = first?.has_coupon === false ? noCoupon : await couponOf(db, buyer)
  return {
    rows: rows.map(row => rowOf(row, buyer)),
    coupon,
    ownUses,
    vatRate: first ? knownRate(first.vat_rate) : await vatRateFor(db, countryOf(buyer.userId)),
  }
}

/** How many lines of a buyer's cart can be bought, which is the header's number, without reading what they are. */
export async function countCart(db: Connection, buyer: BuyerKey): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from cart_lines l join carts k on k.id = l.cart_id join courses c on c.id = l.course_id
    where ${ownCart(buyer, 'k')} and ${leftOutOf(buyer)} is null`)
  return rows[0]?.count ?? 0
}

/** Why the course `c` of a line can't be bought any more; null while it can. */
function leftOutOf({ userId, companyId }: BuyerKey): SQL {
  return sql`case when c.state <> 'published' then 'retired' when c.price = 0 then 'free'
    ${companyId === null ? personalReasons(userId) : sql``} end`
}

/** A person's cart has no company, a company's no person. */
export function ownCart({ userId, companyId }: BuyerSlot, alias: string) {
  return companyId === null
    ? sql`${sql.raw(alias)}.user_id = ${userId}`
    : sql`${sql.raw(alias)}.company_id = ${companyId}`
}

/** Whether a person has a course for good, so that it needs no buying; a seat or an assignment of a company may end. */
export function hasForGood(userId: number, course: SQL): SQL {
  return sql`exists (select from enrolment_grants g where g.user_id = ${userId} and g.course_id = ${course}
    and g.kind in ('free', 'order', 'gift', 'operator') and g.ended_reason is null and g.ends_at is null)`
}

function personalReasons(userId: number) {
  return sql`when ${hasForGood(userId, sql`c.id`)} then 'owned'
    when exists (select from instructors i where i.id = c.instructor_id and i.user_id = ${userId}) then 'own'`
}

/** The order of the buyer that waits for payment of a course; null where there is none. */
export function pendingOrderOf(buyer: BuyerKey, course: SQL): SQL {
  return sql`(select o.public_id from orders o join order_lines ol on ol.order_id = o.id
    where ${isBuyers(buyer, 'o')} and o.state = 'pending' and ol.course_id = ${course} limit 1)`
}

async function couponOf(db: Connection, buyer: BuyerKey) {
  const [found] = await db
    .select({ coupon: coupons, ownUses: ownUsesOf(buyer) })
    .from(carts)
    .innerJoin(coupons, eq(coupons.id, carts.couponId))
    .where(buyer.companyId === null ? eq(carts.userId, buyer.userId) : eq(carts.companyId, buyer.companyId))
  return found ?? noCoupon
}

const noCoupon = { coupon: null, ownUses: 0 }

/** How many of a buyer's orders count for the coupon of the statement; a company's members are one buyer. */
export function ownUsesOf(buyer: BuyerKey) {
  return sql<number>`(select count(*)::int from coupon_redemptions r where r.coupon_id = ${coupons.id} and ${isBuyers(buyer, 'r')})`
}

/**
 * The VAT rate of a country on today's date in Riyadh; the seller's own where the table has none, and 0 where the seller is not
 * registered for VAT: who has no VAT number may charge none (Saudi VAT Implementing Regulations, articles 2 and 53).
 * @returns hundredths of a percent
 */
export async function vatRateFor(db: Connection, country: SQL | string): Promise<number> {
  const { rows } = await db.execute<{ rate: number | null }>(sql`select ${vatRateOf(country)} as rate`)
  return knownRate(rows[0]?.rate ?? null)
}

/** The same as a column of another statement, for `knownRate`. */
export function vatRateOf(country: SQL | string): SQL<number | null> {
  return sql`(select case when s.value ->> 'vat_number' = '' then 0 else r.rate end
    from vat_rates r left join settings s on s.key = 'seller'
    where r.country in (${country}, 'SA') and r.valid_from <= (now() at time zone 'Asia/Riyadh')::date
    order by (r.country = ${country}) desc, r.valid_from desc limit 1)`
}

/** @throws Error where the table has no rate */
export function knownRate(rate: number | null): number {
  if (rate === null) throw new Error('No VAT rate is known.')
  return rate
}

/** The country of an account, by its two letters; Saudi Arabia where none is known. */
export function countryOf(userId: number): SQL {
  return sql`coalesce((select c.code from users u join countries c on c.id = u.country_id where u.id = ${userId}), 'SA')`
}

type RawRow = {
  course_id: string
  category_id: string
  title: BilingualText
  price: string
  seats: number
  seen_price: string | null
  added_at: string
  card: string
  left_out: CartRow['leftOut']
  pending_order: string | null
  bought: number | null
  used: number | null
  has_coupon: boolean
  vat_rate: number | null
}

function rowOf(row: RawRow, { companyId }: BuyerKey): CartRow {
  const bought = row.bought ?? 0
  return {
    courseId: Number(row.course_id),
    categoryId: Number(row.category_id),
    title: row.title,
    price: Number(row.price),
    seats: row.seats,
    seenPrice: row.seen_price === null ? null : Number(row.seen_price),
    addedAt: new Date(row.added_at),
    card: row.card,
    leftOut: row.left_out,
    pendingOrder: row.pending_order,
    companySeats: companyId === null ? null : { bought, free: bought - (row.used ?? 0) },
  }
}
