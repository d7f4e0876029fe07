import { featureMessages } from '@masar/app-shell'

export const announcementMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
