import { foldDigits } from '@masar/text'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import { cartLines, carts, coupons, courses } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { publishCart } from '../../platform/notifications/notices.ts'
import { buyerChannel, type BuyerKey, type BuyerSlot } from '../buyer.ts'
import { reasonOf, type Coupon } from '../coupons/rules.ts'
import { countCart, ownUsesOf, readCart, type CartRow, type CartState } from './state.ts'

/** A course that is to be bought, with its seats: 1 for a person. */
export interface WantedLine {
  courseId: number
  seats: number
  /** When it was added, of a line that is put back. */
  addedAt?: Date | undefined
}

const maxLines = 100
const errorCodes = {
  owned: 'course_owned',
  own: 'course_own',
  free: 'course_free',
  retired: 'not_found',
} as const satisfies Record<NonNullable<CartRow['leftOut']>, string>

/** Acts on a buyer's cart. Each locks the cart's row, drops the lines that can't be bought any more, and tells the buyer's screens. */
export class Carts {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  read(buyer: BuyerKey, locale: Locale): Promise<CartState> {
    return readCart(this.#db, buyer, locale)
  }

  count(buyer: BuyerKey): Promise<number> {
    return countCart(this.#db, buyer)
  }

  /** Puts a course into the cart; one that is there already keeps its place and takes the larger number of seats. */
  add(buyer: BuyerKey, wanted: WantedLine, ask: Ask): Promise<CartState> {
    return this.#change(buyer, ask, async (tx, cartId) => {
      await put(tx, buyer, cartId, [wanted])
      const { rows } = await readCart(tx, buyer, ask.locale)
      const reason = rows.find(({ courseId }) => courseId === wanted.courseId)?.leftOut
      if (reason !== null) throw new AppError(reason === undefined ? 'not_found' : errorCodes[reason])
      if (rows.filter(({ leftOut }) => leftOut === null).length > maxLines) throw new AppError('cart_full')
    })
  }

  /** Sets a line's seats. @throws AppError `not_found` where the course is not in the cart */
  setSeats(buyer: BuyerKey, { courseId, seats }: WantedLine, ask: Ask): Promise<CartState> {
    return this.#change(buyer, ask, async (tx, cartId) => {
      const changed = await tx
        .update(cartLines)
        .set({ seats: seatsFor(buyer, seats) })
        .where(and(eq(cartLines.cartId, cartId), eq(cartLines.courseId, courseId)))
        .returning({ courseId: cartLines.courseId })
      if (changed.length === 0) throw new AppError('not_found')
    })
  }

  /** Takes a course out; one that isn't there is no error. */
  remove(buyer: BuyerKey, courseId: number, ask: Ask): Promise<CartState> {
    return this.#change(buyer, ask, async (tx, cartId) => {
      await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.courseId, courseId)))
    })
  }

  /** A visitor's cart joins the account's: the union of both, and of seats the larger number; what can't be bought is left out. */
  merge(buyer: BuyerKey, wanted: readonly WantedLine[], ask: Ask): Promise<CartState> {
    return this.#change(buyer, ask, async (tx, cartId) => {
      const { rows } = await readCart(tx, buyer, ask.locale)
      const known = new Set(rows.map(({ courseId }) => courseId))
      const news = wanted.filter(({ courseId }) => !known.has(courseId)).slice(0, maxLines - known.size)
      await put(tx, buyer, cartId, [...wanted.filter(({ courseId }) => known.has(courseId)), ...news])
    })
  }

  /**
   * Remembers a coupon with the cart. What depends on the cart's lines (a minimum, certain courses) the cart itself tells.
   * @throws AppError `coupon_unknown`, `coupon_not_started`, `coupon_ended`, `coupon_used_up`, `coupon_used`
   */
  setCoupon(buyer: BuyerKey, code: string, ask: Ask): Promise<CartState> {
    return this.#change(buyer, ask, async (tx, cartId) => {
      const [found] = await tx
        .select({ coupon: coupons, ownUses: ownUsesOf(buyer), now: sql<string>`now()` })
        .from(coupons)
        .where(eq(coupons.code, couponCode(code)))
      if (!found) throw new AppError('coupon_unknown')
      refuse(found.coupon, found.ownUses, new Date(found.now))
      await tx.update(carts).set({ couponId: found.coupon.id }).where(eq(carts.id, cartId))
    })
  }

  removeCoupon(buyer: BuyerKey, ask: Ask): Promise<CartState> {
    return this.#change(buyer, ask, async (tx, cartId) => {
      await tx.update(carts).set({ couponId: null }).where(eq(carts.id, cartId))
    })
  }

  async #change(
    buyer: BuyerKey,
    ask: Ask,
    act: (tx: Transaction, cartId: number) => Promise<void>,
  ): Promise<CartState> {
    return this.#db.transaction(async tx => {
      const cartId = await lockCart(tx, buyer)
      await act(tx, cartId)
      const state = await dropLeftOut(tx, cartId, await readCart(tx, buyer, ask.locale))
      await publishCart(tx, buyerChannel(buyer), state.rows.length, ask.socketId)
      return state
    })
  }
}

/** How the answer is asked for. */
export interface Ask {
  locale: Locale
  /** The asker's own socket, which needs no event. */
  socketId?: string | undefined
}

async function lockCart(tx: Connection, buyer: BuyerKey): Promise<number> {
  const [cart] = await holdCart(tx, buyer)
  if (!cart) throw new Error('A cart was not made.')
  return cart.id
}

/**
 * The statement, or a part of one, that locks the buyer's cart, which is made where there is none: what changes it or buys from it comes one
 * after another.
 */
export function holdCart(tx: Connection, { userId, companyId }: BuyerSlot) {
  return tx
    .insert(carts)
    .values(companyId === null ? { userId } : { companyId })
    .onConflictDoUpdate({
      target: companyId === null ? carts.userId : carts.companyId,
      set: { updatedAt: sql`now()` },
    })
    .returning({ id: carts.id })
}

/** A coupon's code as it is stored: capital letters and digits, however it was typed. */
export function couponCode(typed: string): string {
  return foldDigits(typed).normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}

async function put(
  tx: Connection,
  buyer: BuyerKey,
  cartId: number,
  wanted: readonly WantedLine[],
): Promise<void> {
  if (wanted.length === 0) return
  const addedAt = new Map(wanted.map(line => [line.courseId, line.addedAt]))
  const seats = new Map<number, number>()
  for (const line of wanted)
    seats.set(line.courseId, Math.max(seats.get(line.courseId) ?? 1, seatsFor(buyer, line.seats)))
  const known = await tx
    .select({ id: courses.id, price: courses.price })
    .from(courses)
    .where(and(inArray(courses.id, [...seats.keys()]), eq(courses.state, 'published')))
  if (known.length === 0) return
  await tx
    .insert(cartLines)
    .values(
      known.map(({ id, price }) => ({
        cartId,
        companyId: buyer.companyId,
        courseId: id,
        seats: seats.get(id) ?? 1,
        seenPrice: price,
        addedAt: addedAt.get(id) ?? sql`now()`,
      })),
    )
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.courseId],
      set: { seats: sql`greatest(${cartLines.seats}, excluded.seats)` },
    })
}

/** A person learns alone. */
function seatsFor({ companyId }: BuyerKey, seats: number): number {
  return companyId === null ? 1 : seats
}

async function dropLeftOut(tx: Connection, cartId: number, state: CartState): Promise<CartState> {
  const gone = state.rows.filter(({ leftOut }) => leftOut !== null).map(({ courseId }) => courseId)
  if (gone.length === 0) return state
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), inArray(cartLines.courseId, gone)))
  return { ...state, rows: state.rows.filter(({ leftOut }) => leftOut === null) }
}

function refuse(coupon: Coupon, ownUses: number, now: Date): void {
  const reason = reasonOf(coupon, now, ownUses)
  if (reason !== null) throw new AppError(`coupon_${reason}`)
}
