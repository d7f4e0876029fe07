import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { messages as arabic } from '../locales/ar.po'
import { messages as english } from '../locales/en.po'
import { directionOf, intlTags, type UiLocale } from '../ui-provider/locale.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'

/** Renders as an app does: catalogue, language and direction around the component. */
export function renderUi(element: ReactElement, locale: UiLocale = 'ar'): RenderResult {
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  const i18n = setupI18n({
    locale,
    locales: intlTags[locale],
    messages: { [locale]: locale === 'ar' ? arabic : english },
  })
  const wrap = (content: ReactElement) => (
    <I18nProvider i18n={i18n}>
      <UiProvider locale={locale}>
        <main>{content}</main>
      </UiProvider>
    </I18nProvider>
  )
  const result = render(wrap(element))
  return { ...result, rerender: next => result.rerender(wrap(next as ReactElement)) }
}
