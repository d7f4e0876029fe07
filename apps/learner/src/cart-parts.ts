import { type CartParts } from '@masar/app-shell'
import type { Locale } from '@masar/site-map'
import { checkoutMessages } from '@masar/checkout'

/** The parts of the cart that stand around the pages, with their sentences: no route fetches those for them. */
export async function loadCartParts(locale: Locale): Promise<CartParts> {
  const [parts] = await Promise.all([import('@masar/checkout/visitor-cart'), checkoutMessages({ locale })])
  return parts
}
