import { partMessages } from '@masar/app-shell'

/** Around what the host prerenders of this feature. */
export const CourseMessages = partMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
