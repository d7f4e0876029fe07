import { localeOfPath, sameInOtherLocale, type Locale } from '@masar/site-map'
import { localeAge, writeCookie } from '../session/cookies.ts'

const scrollKey = 'masar-language-scroll'

/** Of the session's storage: what was typed is under it from one document to the next. */
export const carriedKey = 'masar-language-typed'

/** Of the window, before the page is loaded in the other language: what is typed is to be carried over. */
export const languageEvent = 'masar-language'

/** Remembers the choice for a year and loads the same page in the other language, at the same place. */
export function switchLanguage(): void {
  const other: Locale = localeOfPath(location.pathname) === 'ar' ? 'en' : 'ar'
  writeCookie(document, 'locale', other, { age: localeAge, isSecure: location.protocol === 'https:' })
  sessionStorage.setItem(scrollKey, String(scrollY))
  dispatchEvent(new Event(languageEvent))
  location.assign(sameInOtherLocale(location))
}

/** Milliseconds for which a page may grow until the place is there. */
const patience = 3000

/** Goes back to where the page was read in the other language, once, as soon as the page is long enough; a person who scrolls is left alone. */
export function restoreLanguageScroll(): void {
  const kept = sessionStorage.getItem(scrollKey)
  if (kept === null) return
  sessionStorage.removeItem(scrollKey)
  // The page is not opened at the top: a position is right only once everything above it is laid out.
  delete document.documentElement.dataset['arrived']
  const top = Number(kept)
  const until = performance.now() + patience
  const moved = new AbortController()
  for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(act, () => moved.abort(), { passive: true, signal: moved.signal })
  const step = () => {
    if (moved.signal.aborted) return
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) <= 1 || performance.now() > until) moved.abort()
    else requestAnimationFrame(step)
  }
  step()
}
