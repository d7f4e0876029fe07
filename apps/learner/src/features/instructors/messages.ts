import { partMessages } from '@masar/app-shell'

/** Around what the host prerenders of this feature. */
export const InstructorsMessages = partMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
