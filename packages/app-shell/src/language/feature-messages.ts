import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '@masar/site-map'
import type { RouterContext } from '../app-context.ts'

type Catalogue = () => Promise<{ messages: Messages }>

/**
 * A feature's own sentences, fetched with its first page instead of with the app. Its folder has `locales/ar.po` and
 * `locales/en.po`; each of its routes returns this from its loader. Not for pages that the host draws: there is no such
 * fetch there.
 * @throws when they cannot be fetched; the router then shows the page that failed
 */
export function featureMessages(
  catalogues: Record<Locale, Catalogue>,
): (context: Pick<RouterContext, 'locale'>) => Promise<void> {
  return async ({ locale }) => {
    const { messages } = await catalogues[locale]()
    i18n.load(locale, messages)
  }
}
