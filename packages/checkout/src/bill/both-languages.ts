import { intlTagOf } from '@masar/ui'
import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import type { RouterContext } from '@masar/app-shell'
import type { Locale } from '@masar/site-map'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { checkoutMessages } from '../messages.ts'

/** The sentences of both languages: a bill shows both, whatever its reader's is. */
const bothLanguages = queryOptions({
  queryKey: ['bill-words'],
  queryFn: async (): Promise<Record<Locale, I18n>> => {
    const [ar, en] = await Promise.all([import('../locales/ar.po'), import('../locales/en.po')])
    const speaking = (locale: Locale, { messages }: typeof ar) =>
      setupI18n({ locale, locales: intlTagOf(locale), messages: { [locale]: messages } })
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
