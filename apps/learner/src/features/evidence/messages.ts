import { featureMessages } from '@masar/app-shell'

/** The sentences of the pages by which others check evidence and certificates. */
export const evidenceMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
