import type { I18n } from '@lingui/core'

/**
 * Shows sentences by a tag, with their numbers in its digits. What writes other digits than 0–9 into sentences is fetched only for who reads them.
 * @returns ends it: the reader chose otherwise meanwhile
 */
export function writeDigits(i18n: I18n, locale: string, tag: string): () => void {
  let isWanted = true
  const end = () => {
    isWanted = false
  }
  if (tag.includes('-nu-arab'))
    void import('./written-numbers.ts').then(({ writeNumbersAlike }) => {
      writeNumbersAlike(i18n)
      if (isWanted) i18n.activate(locale, tag)
    })
  else if (i18n.locales !== tag) i18n.activate(locale, tag)
  return end
}
