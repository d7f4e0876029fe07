import type { Order } from '@masar/api-sdk'

export type OrderState = Order['state']

/** The reason shown for a decline; providers have many more reasons than buyers can act on. */
export const declineReasons = ['card_declined', 'insufficient_funds', 'authentication_failed'] as const
export type DeclineReason = (typeof declineReasons)[number] | 'other'

/** @returns null where no card was declined */
export function declineOf({ failure }: Pick<Order, 'failure'>): DeclineReason | null {
  if (failure === null) return null
  return declineReasons.find(reason => reason === failure) ?? 'other'
}

/** Reads the query of `/cart-details`, forgivingly: what is no order's id shows the checkout, of an offered licence where one is named. */
export function checkoutSearch(search: Record<string, unknown>): { order?: string; licence?: number } {
  const { order, licence } = search
  if (typeof order === 'string' && /^[\w-]{22}$/.test(order)) return { order }
  const id = Number(licence)
  return Number.isSafeInteger(id) && id > 0 ? { licence: id } : {}
}

/** Whether a quote or an order is of a yearly licence. */
export function holdsLicence({ lines }: { lines: readonly { course_id: number | null }[] }): boolean {
  return lines.some(line => line.course_id === null)
}

/** Milliseconds between the questions after an order's payment, growing: the first ones catch a buyer who just came back. */
export function pauseAfter(asked: number): number {
  return Math.min(2_000 * 1.6 ** asked, 30_000)
}
