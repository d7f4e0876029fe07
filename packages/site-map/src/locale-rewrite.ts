import { type Locale, localeOfPath, stripLocale, withLocale } from './locales.ts'

/** The shape of the router's `rewrite` option. */
export interface LocaleRewrite {
  input: (options: { url: URL }) => URL
  output: (options: { url: URL }) => URL
}

/**
 * The router's view of the address bar: `/en/courses` outside is `/courses` inside, so that links stay typed and
 * locale-free. Pure: a copy is returned, since a rewrite that changes the URL it was given makes the history grow.
 * @param locale the locale of the loaded document, read once from its URL
 */
export function localeRewrite(locale: Locale): LocaleRewrite {
  return {
    input: ({ url }) =>
      withPathname(url, localeOfPath(url.pathname) === locale ? stripLocale(url.pathname) : url.pathname),
    output: ({ url }) => withPathname(url, withLocale(url.pathname, locale)),
  }
}

function withPathname(url: URL, pathname: string): URL {
  const copy = new URL(url)
  copy.pathname = pathname
  return copy
}
