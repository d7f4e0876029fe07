import { featureMessages } from '@masar/app-shell'

export const examMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
