import { partMessages } from '../language/part-messages.tsx'

/** The sentences of the suggestions, fetched with them. */
export const SuggestionMessages = partMessages({
  ar: () => import('./locales/ar.po'),
  en: () => import('./locales/en.po'),
})
