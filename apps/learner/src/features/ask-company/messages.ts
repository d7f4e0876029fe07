import { featureMessages } from '@masar/app-shell'

/** The sentences of asking one's company, fetched where a person can. */
export const askCompanyMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
