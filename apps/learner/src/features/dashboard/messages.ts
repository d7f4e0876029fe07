import { featureMessages } from '@masar/app-shell'

export const dashboardMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
