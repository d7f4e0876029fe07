import { featureMessages } from '@masar/app-shell'

/** The sentences of the pages of people, fetched with the first of them. */
export const peopleMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
