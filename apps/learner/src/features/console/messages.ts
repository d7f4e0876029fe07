import { featureMessages } from '@masar/app-shell'

export const consoleMessages = featureMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
