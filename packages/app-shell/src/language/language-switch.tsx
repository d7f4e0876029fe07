import { type Locale, withLocale } from '@masar/site-map'
import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useApp } from '../app-context.ts'
import { switchLanguage } from './language.ts'

/** The other language, named in itself. */
export function otherLanguage(locale: Locale): { locale: Locale; name: string } {
  // in no catalogue: languages are named in themselves
  return locale === 'ar' ? { locale: 'en', name: 'English' } : { locale: 'ar', name: 'العربية' }
}

/** A press with a modifier opens the link elsewhere; the choice of language is not made by it. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The same page in the other language. A press keeps the choice and the place on the page. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const other = otherLanguage(useApp().locale)
  const here = useLocation({
    select: ({ pathname, searchStr, hash }) => ({ pathname, rest: searchStr + (hash && `#${hash}`) }),
  })
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    switchLanguage()
  }
  return (
    <a
      href={withLocale(here.pathname, other.locale) + here.rest}
      hrefLang={other.locale}
      lang={other.locale}
      className={className}
      onClick={press}
    >
      {other.name}
    </a>
  )
}
