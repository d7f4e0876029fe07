import { featureMessages } from '@masar/app-shell'

/** The sentences of buying, fetched with the first of its screens. */
export const checkoutMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
