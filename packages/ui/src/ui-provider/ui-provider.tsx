import type { Reading } from '@masar/text'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { directionOf, intlTagOf, intlTags, type Direction, type UiLocale } from './locale.ts'

interface UiSettings {
  locale: UiLocale
  /** The tag that every formatter takes: calendar and figures are pinned to the reader's choice. */
  tag: string
  dir: Direction
}

const UiContext = createContext<UiSettings>({ locale: 'ar', tag: intlTags.ar, dir: 'rtl' })

export interface UiProviderProps {
  locale: UiLocale
  /** How the reader wants days and numbers written; Gregorian and 0–9 without it. */
  reading?: Reading
  /** The router's way to a URL, for the links in menus; without it they load the document. */
  navigate?: (href: string) => void
  children: ReactNode
}

/**
 * Gives the components their language and direction. It touches no document: the host writes `lang` and `dir` on
 * `<html>`. Sentences come from lingui's own `I18nProvider`, which must stand around this one.
 */
export function UiProvider({ locale, reading, navigate, children }: UiProviderProps) {
  const settings = useMemo(
    () => ({ locale, tag: intlTagOf(locale, reading), dir: directionOf(locale) }),
    [locale, reading],
  )
  return (
    <I18nProvider locale={settings.tag}>
      <UiContext value={settings}>
        {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
      </UiContext>
    </I18nProvider>
  )
}

/** Language, Intl tag and direction of the components around. */
export function useUi(): UiSettings {
  return use(UiContext)
}
