import { setupI18n, type I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement, use } from 'react'
import { loadUiMessages } from '../locales/load-messages.ts'
import { Text } from '../text/text.tsx'
import { directionOf, intlTags, type UiLocale } from '../ui-provider/locale.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { exampleOf } from './examples/index.ts'
import styles from './gallery.module.css'
import { samples } from './samples.ts'
import { useText } from './use-text.ts'

/** Each language's sentences, fetched once. */
const languages = new Map<UiLocale, Promise<I18n>>()

function languageOf(locale: UiLocale): Promise<I18n> {
  const known =
    languages.get(locale) ??
    loadUiMessages(locale).then(messages =>
      setupI18n({ locale, locales: intlTags[locale], messages: { [locale]: messages } }),
    )
  languages.set(locale, known)
  return known
}

function Pane({ id, locale, theme }: { id: string; locale: UiLocale; theme: 'light' | 'dark' }) {
  const i18n = use(languageOf(locale))
  const text = useText()
  const name = `${locale === 'ar' ? 'العربية' : 'English'} · ${theme === 'light' ? text(['فاتح', 'light']) : text(['داكن', 'dark'])}`
  return (
    <div className={styles.paneFrame}>
      <Text size="xs" soft>
        {name}
      </Text>
      <div
        role="group"
        aria-label={name}
        lang={locale}
        dir={directionOf(locale)}
        className={styles.pane}
        data-theme={theme}
      >
        <I18nProvider i18n={i18n}>
          <UiProvider locale={locale}>{createElement(exampleOf(id), { words: samples[locale] })}</UiProvider>
        </I18nProvider>
      </div>
    </div>
  )
}

/** A component in both languages and both themes at once. What it opens takes the theme of the page: it opens over the page. */
export function SideBySide({ id }: { id: string }) {
  return (
    <div className={styles.panes}>
      {(['ar', 'en'] as const).flatMap(locale =>
        (['light', 'dark'] as const).map(theme => <Pane key={locale + theme} {...{ id, locale, theme }} />),
      )}
    </div>
  )
}
