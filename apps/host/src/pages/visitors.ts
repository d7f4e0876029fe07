import type { IncomingHttpHeaders } from 'node:http'
import { appOf, localeOfPath, type Page, type PageMatch } from '@masar/site-map'
import { publicPageOf } from '@masar/site-map/server'
import { isOfCertificate } from './head.ts'

/**
 * Whether a request is anonymous: no session's token in its cookies, nor in a header. Nothing else that it carries changes a
 * page, but its address and, at `/`, the cookie of the chosen language.
 */
export function isVisitor({ cookie, authorization }: IncomingHttpHeaders): boolean {
  return authorization === undefined && (cookie === undefined || !/(?:^|;\s*)token=[^;]/.test(cookie))
}

/** Longer queries do not count as anonymous. */
const longestQuery = 1024

/** What the document of a page that every visitor may have is made of. */
export interface SharedAddress {
  /** Equal for two requests that get the same document. */
  key: string
  /** The query without what the page does not read: who follows an advertisement gets the page that everybody gets. */
  search: string
}

/**
 * Tells which visitors get the same document.
 * @param match the page at the address; null for an unknown one, of which there is one document for each app and language, and one for codes of certificates
 * @param search the query as it was sent, with its `?`
 * @returns null for pages of people who are signed in, and for those that only their address's owner may see
 */
export function sharedAddressOf(
  match: PageMatch | null,
  pathname: string,
  search: string,
): SharedAddress | null {
  const locale = localeOfPath(pathname)
  if (match === null) {
    const key = `404 ${locale} ${appOf({ pathname, search })}${isOfCertificate(pathname) ? ' certificate' : ''}`
    return { key, search }
  }
  const { page } = match
  if (!isShared(page)) return null
  const read = readSearch(page, search)
  // A page that is rendered in the browser is the same document for whatever its path holds.
  const key = publicPageOf(page) === undefined ? `${locale} ${page.app} ${page.path}` : pathname + read
  return { key, search: page.app === 'company' ? search : read }
}

function isShared({ guard, id }: Page): boolean {
  return (guard === 'open' || guard === 'guest') && (id === null || id === 'number')
}

/** The part of a query that a page is made of: each value once, as it was sent. */
function readSearch(page: Page, search: string): string {
  if (search.length > longestQuery) return ''
  const names = new Set(publicPageOf(page)?.preload.flatMap(({ fromSearch = [] }) => fromSearch))
  const parts = search
    .slice(1)
    .split('&')
    .filter(part => names.delete(part.split('=', 1)[0] ?? ''))
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
