import { partMessages } from '../language/part-messages.tsx'

/** The sentences of the panel beside the forms of the auth area, fetched with it. */
export const AuthPanelMessages = partMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
