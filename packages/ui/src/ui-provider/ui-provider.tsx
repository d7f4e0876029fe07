import { createContext, use, useMemo, type ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { directionOf, intlTags, type Direction, type UiLocale } from './locale.ts'

interface UiSettings {
  locale: UiLocale
  /** The pinned tag that every Intl call takes. */
  tag: string
  dir: Direction
}

const UiContext = createContext<UiSettings>({ locale: 'ar', tag: intlTags.ar, dir: 'rtl' })

export interface UiProviderProps {
  locale: UiLocale
  /** The router's way to a URL, for the links in menus; without it they load the document. */
  navigate?: (href: string) => void
  children: ReactNode
}

/**
 * Gives the components their language and direction. It touches no document: the host writes `lang` and `dir` on
 * `<html>`. Sentences come from lingui's own `I18nProvider`, which must stand around this one.
 */
export function UiProvider({ locale, navigate, children }: UiProviderProps) {
  const settings = useMemo(() => ({ locale, tag: intlTags[locale], dir: directionOf(locale) }), [locale])
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
