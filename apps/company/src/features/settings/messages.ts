import { featureMessages } from '@masar/app-shell'

/** The sentences of the company's settings, fetched with their page. */
export const settingsMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
