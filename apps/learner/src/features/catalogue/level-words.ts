import { useLingui } from '@lingui/react/macro'

/** The words for how much a course takes for granted: all that its card needs of the catalogue's words. */
export function useLevelWords() {
  const { t } = useLingui()
  return { beginner: t`Beginner`, intermediate: t`Intermediate`, advanced: t`Advanced` }
}
