import { featureMessages } from '@masar/app-shell'

/** The sentences of assigning, learning paths and seats, fetched with the first of their pages. */
export const learnMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
