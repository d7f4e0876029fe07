import { featureMessages } from '@masar/app-shell'

/** The sentences of the notifications' pages, fetched with the first of them. */
export const notificationMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
