import { useLingui } from '@lingui/react/macro'

/** The words for levels and languages, in the order in which they are offered. */
export function useShelfWords() {
  const { t } = useLingui()
  return {
    levels: { beginner: t`Beginner`, intermediate: t`Intermediate`, advanced: t`Advanced` },
    languages: { ar: t`Arabic`, en: t`English` },
  }
}

/** The options of a group of boxes. */
export function optionsOf(words: Record<string, string>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
