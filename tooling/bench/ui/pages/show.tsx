import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { intlTags, loadUiMessages, UiProvider } from '@masar/ui'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** What the field last told of the number. */
    told: string
  }
}

/** Puts a phone input on the page, in Arabic; what it tells goes where the measuring reads it. */
export async function show(
  element: (tell: (number: string | null | undefined) => void) => ReactElement,
): Promise<void> {
  window.told = ''
  const i18n = setupI18n({ locale: 'ar', locales: intlTags.ar, messages: { ar: await loadUiMessages('ar') } })
  const field = element(number => {
    window.told = number ?? ''
  })
  createRoot(document.getElementById('root') as HTMLElement).render(
    <I18nProvider i18n={i18n}>
      <UiProvider locale="ar">{field}</UiProvider>
    </I18nProvider>,
  )
}
