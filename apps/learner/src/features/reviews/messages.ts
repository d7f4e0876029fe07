import { featureMessages } from '@masar/app-shell'

export const reviewsMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
