import { featureMessages } from '@masar/app-shell'

/** The probe's sentences, fetched with its page. */
export const probeMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
