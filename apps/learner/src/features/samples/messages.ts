import { partMessages } from '@masar/app-shell'

/** Around what pages show of a course's inside: a lesson that plays in place, a question to try. */
export const SampleMessages = partMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
