import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Locale } from '@masar/site-map'
import { intlTagOf, UiProvider } from '@masar/ui'
import { type ReactNode, useEffect } from 'react'
import { useReading } from './reading.ts'
import { writeDigits } from './write-digits.ts'

interface ReaderProviderProps {
  locale: Locale
  i18n: I18n
  children: ReactNode
}

/** Sentences, dates and numbers in the page's language and as its reader chose. */
export function ReaderProvider({ locale, i18n, children }: ReaderProviderProps) {
  const reading = useReading()
  // Numbers in sentences follow the choice; after I18nProvider has begun to listen.
  useEffect(() => writeDigits(i18n, locale, intlTagOf(locale, reading)), [i18n, locale, reading])
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider locale={locale} reading={reading}>
        {children}
      </UiProvider>
    </I18nProvider>
  )
}
