import type { Messages } from '@lingui/core'
import type { UiLocale } from '../ui-provider/locale.ts'

/**
 * The sentences of this package's own components, for the app to merge with its own catalogue
 * (`i18n.load(locale, { ...ui, ...app })`): `loadAndActivate` replaces what was there.
 */
export async function loadUiMessages(locale: UiLocale): Promise<Messages> {
  const catalogue = locale === 'ar' ? await import('./ar.po') : await import('./en.po')
  return catalogue.messages
}
