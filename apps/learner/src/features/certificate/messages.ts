import { featureMessages } from '@masar/app-shell'

export const certificateMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
