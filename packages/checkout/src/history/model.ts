import type { Order } from '@masar/api-sdk'
import { siteTimeZone } from '@masar/text'

/** Reads the query of `/shop-history`, forgivingly: what is no year shows all of them. */
export function historySearch(search: Record<string, unknown>): { year?: number } {
  const year = String(search['year'] ?? '')
  return /^20\d\d$/.test(year) ? { year: Number(year) } : {}
}

/** A year begins in Riyadh, as the documents and the service's filter say. */
export function yearOf(moment: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    timeZone: siteTimeZone,
  })
  return Number(parts.format(new Date(moment)))
}

/** Orders in the order given, parted by year. */
export function byYear(orders: readonly Order[]): { year: number; orders: Order[] }[] {
  const groups: { year: number; orders: Order[] }[] = []
  for (const order of orders) {
    const year = yearOf(order.created_at)
    const last = groups.at(-1)
    if (last?.year === year) last.orders.push(order)
    else groups.push({ year, orders: [order] })
  }
  return groups
}

export type Refund = Order['refunds'][number]
export type RefundReason = NonNullable<Order['lines'][number]['refundable']['reason']>

/** What one asks back: seats by line. */
export type WantedRefund = ReadonlyMap<number, number>

/** The call's lines; a person's line names no seats. */
export function wantedLines(wanted: WantedRefund, isCompany: boolean) {
  return [...wanted].map(([line_id, seats]) => ({ line_id, ...(isCompany && { seats }) }))
}
