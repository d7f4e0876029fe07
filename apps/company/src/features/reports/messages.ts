import { featureMessages } from '@masar/app-shell'

/** The sentences of reports, fetched with the first page that has one. */
export const reportsMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
