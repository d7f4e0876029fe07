import { appOf, hasCompany, type PageAddress } from './apps.ts'
import { defaultLocale, type Locale, localeOfPath, stripLocale, withLocale } from './locales.ts'
import { matchPageOf } from './pages.ts'

export interface LinkFrom {
  /** The locale of the page the link stands on. */
  locale: Locale
  /** Whether it is in the company portal, where `company` is kept on every link to a portal page. */
  company?: boolean
}

/**
 * The address to put into a link.
 * @param to a locale-free path of our own, with query and hash as wanted: `/courses?date=newest#list`
 */
export function hrefFor(to: string, { locale, company = false }: LinkFrom): string {
  const { pathname, search, hash } = split(to)
  const keep = company && !hasCompany(search) && matchPageOf('company', pathname) !== null
  const query = keep ? (search.length > 1 ? `?company&${search.slice(1)}` : '?company') : search
  return withLocale(pathname, locale) + query + hash
}

/** Whether one app answers both addresses: a link between them is a client navigation, else it loads the document. */
export function isSameApp(a: string | PageAddress, b: string | PageAddress): boolean {
  return appOf(addressOf(a)) === appOf(addressOf(b))
}

/** The same page in the other language, query and hash kept, as a path on this origin. */
export function sameInOtherLocale(url: string | (PageAddress & { hash?: string })): string {
  const { pathname, search, hash = '' } = typeof url === 'string' ? split(url) : url
  const other: Locale = localeOfPath(pathname) === defaultLocale ? 'en' : defaultLocale
  return withLocale(stripLocale(pathname), other) + search + hash
}

const refused = /[\\\u0000-\u001F\u007F-\u009F\u2028\u2029]/

/**
 * A return path that was handed in by a query (`?next=`), if it is safe to go there: a path of this origin.
 * @returns null for another origin in any disguise: `//evil`, schemes, backslashes, control characters, dot segments
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2048) return null
  if (!value.startsWith('/') || value.startsWith('//') || refused.test(value)) return null
  const base = 'http://origin.invalid'
  const url = URL.parse(value, base)
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

function addressOf(value: string | PageAddress): PageAddress {
  return typeof value === 'string' ? split(value) : value
}

function split(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? []
  return { pathname, search, hash }
}
