import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RouterContext } from '@masar/app-shell'
import { intlTag, type Locale } from '@masar/site-map'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { checkoutMessages } from '../messages.ts'

/** What stands on a bill in both languages, as the law and its readers want it. */
export const billWords = {
  simplified: msg`Simplified tax invoice`,
  standard: msg`Tax invoice`,
  credit_note: msg`Credit note`,
  proForma: msg`Pro-forma invoice`,
  number: msg`Document number`,
  issued: msg`Issued (Riyadh time)`,
  corrects: msg`Corrects invoice`,
  purchaseOrder: msg`Purchase order`,
  seller: msg`Seller`,
  buyer: msg`Buyer`,
  vatNumber: msg`VAT number`,
  registration: msg`Commercial registration`,
  address: msg`Address`,
  lines: msg`What was bought`,
  description: msg`Description`,
  seats: msg`Seats`,
  unitPrice: msg`Unit price`,
  discount: msg`Discount`,
  lineTotal: msg`Total`,
  subtotal: msg`Total before discount`,
  net: msg`Total excluding VAT`,
  vat: msg`VAT`,
  rounding: msg`Rounding`,
  total: msg`Total including VAT`,
} satisfies Record<string, MessageDescriptor>

/** The sentences of both languages: a bill shows both, whatever its reader's is. */
const bothLanguages = queryOptions({
  queryKey: ['bill-words'],
  queryFn: async (): Promise<Record<Locale, I18n>> => {
    const [ar, en] = await Promise.all([import('../locales/ar.po'), import('../locales/en.po')])
    const speaking = (locale: Locale, { messages }: typeof ar) =>
      setupI18n({ locale, locales: intlTag(locale), messages: { [locale]: messages } })
    return { ar: speaking('ar', ar), en: speaking('en', en) }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The sentences of buying, and those of the bill in both languages. */
export async function billMessages(context: RouterContext): Promise<void> {
  await Promise.all([checkoutMessages(context), context.queryClient.ensureQueryData(bothLanguages)])
}

/** Says a word in one of the languages; undefined until both are there. */
export function useBothLanguages(): ((word: MessageDescriptor, locale: Locale) => string) | undefined {
  const { data } = useQuery(bothLanguages)
  return data && ((word, locale) => data[locale]._(word))
}
