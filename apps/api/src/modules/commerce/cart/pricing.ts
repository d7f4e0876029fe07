import { applyCoupon, type CouponEffect } from '../coupons/rules.ts'
import { splitVat, type VatSplit } from '../money/vat.ts'
import type { CartRow, CartState } from './state.ts'

/** A line with its price; sums in minor units, VAT included. */
export interface PricedLine extends CartRow {
  /** Before the discount: price × seats. */
  sum: number
  discount: number
  total: number
}

export interface Totals extends VatSplit {
  subtotal: number
  discount: number
  total: number
  /** In hundredths of a percent. */
  vatRate: number
}

export interface PricedCart {
  lines: PricedLine[]
  leftOut: CartRow[]
  /** What the coupon does; null without one. */
  effect: CouponEffect | null
  totals: Totals
}

/** What a cart costs: lines that can be bought, the coupon's discount on them, and the VAT of the whole. */
export function priceCart({ rows, coupon, ownUses, vatRate }: CartState, now: Date): PricedCart {
  const buyable = rows
    .filter(({ leftOut }) => leftOut === null)
    .map(row => ({ ...row, sum: row.price * row.seats }))
  const effect = coupon && applyCoupon(coupon, buyable, { now, ownUses })
  const lines = buyable.map((line, place) => {
    const discount = effect?.discounts[place] ?? 0
    return { ...line, discount, total: line.sum - discount }
  })
  return {
    lines,
    leftOut: rows.filter(({ leftOut }) => leftOut !== null),
    effect,
    totals: totalsOf(lines, vatRate),
  }
}

/** Sums of lines, with the VAT computed once for all of them. */
export function totalsOf(lines: readonly { sum: number; discount: number }[], vatRate: number): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.sum, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const total = subtotal - discount
  return { subtotal, discount, total, ...splitVat(total, vatRate), vatRate }
}
