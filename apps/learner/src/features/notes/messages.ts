import { featureMessages } from '@masar/app-shell'

export const notesMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
