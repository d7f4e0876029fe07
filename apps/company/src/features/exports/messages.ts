import { featureMessages } from '@masar/app-shell'

/** The sentences of files that are made of lists, fetched with the first page that has one. */
export const exportsMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
