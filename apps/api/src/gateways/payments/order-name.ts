import { sentence, type Locale } from '../../locale.ts'

export const orderMessage = /*i18n*/ { id: 'payment.order', message: 'Order {reference}' }

/** An order, as the pages of providers name it. */
export function orderName(reference: string, locale: Locale): string {
  return sentence(locale, orderMessage, { reference })
}
