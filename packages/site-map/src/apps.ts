import { stripLocale } from './locales.ts'
import type { AppName, Page } from './page.ts'
import { hasForm } from './patterns.ts'
import { pages } from './tables.ts'

/** The part of a URL that decides who answers; a `URL`, `window.location` and a router's location all fit. */
export interface PageAddress {
  pathname: string
  /** The query with its `?`, or an empty string. */
  search: string
}

/** Pages of other apps than the learner app that are theirs whatever the query says. */
const ownPages = pages.filter(page => page.isOwn && page.app !== 'learner')

/**
 * THE routing table: which app answers a page request. The host and the apps' links both ask here.
 * The locale prefix counts for nothing. An app's own paths are its own; `company` in the query (any value, or none) makes
 * any other path the company app's, all else is the learner app's.
 */
export function appOf({ pathname, search }: PageAddress): AppName {
  const path = stripLocale(pathname)
  const owner = ownPages.find(page => hasForm(path, page.path))?.app
  return owner ?? (hasCompany(search) ? 'company' : 'learner')
}

/** Whether a query carries `company`, whatever its value. */
export function hasCompany(search: string): boolean {
  return new URLSearchParams(search).has('company')
}

/**
 * Where a learner page is that was asked for with `company`, though the portal has none at its path: the same address without it.
 * @param address with or without locale prefix
 * @returns null where the portal answers, or nothing
 */
export function learnerAddressOf({ pathname, search }: PageAddress): string | null {
  const path = stripLocale(pathname)
  const has = (app: AppName) => pages.some(page => page.app === app && hasForm(path, page.path))
  if (!hasCompany(search) || has('company') || !has('learner')) return null
  const query = new URLSearchParams(search)
  query.delete('company')
  return query.size === 0 ? pathname : `${pathname}?${query}`
}

/**
 * Where a page of the portal is that was asked for without `company`, though the learner app has none at its path: the same address with it.
 * @param address with or without locale prefix
 * @returns null where the learner app answers, the page is the portal's whatever the query says, or there is none
 */
export function portalAddressOf({ pathname, search }: PageAddress): string | null {
  const path = stripLocale(pathname)
  const has = (app: AppName) => pages.some(page => page.app === app && hasForm(path, page.path))
  if (appOf({ pathname, search }) !== 'learner' || has('learner') || !has('company')) return null
  return `${pathname}?company${search === '' ? '' : `&${search.slice(1)}`}`
}

/**
 * The address of a page as links have it, without locale: with `company` in the query where the page is not its app's own.
 * @param path the page's path with its values filled in; its pattern, if there are none
 */
export function addressOf({ path: pattern, isOwn }: Page, path = pattern): string {
  return isOwn ? path : `${path}?company`
}
