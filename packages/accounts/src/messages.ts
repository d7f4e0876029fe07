import { featureMessages } from '@masar/app-shell'

/** The sentences of everything about accounts, fetched with the first of its pages. */
export const accountMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
