import { featureMessages } from '@masar/app-shell'

export const recordMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
