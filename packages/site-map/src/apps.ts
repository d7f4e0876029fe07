import { companyPages } from './company-pages.ts'
import { stripLocale } from './locales.ts'
import type { AppName, Page } from './page.ts'
import { hasForm } from './patterns.ts'

/** The part of a URL that decides who answers; a `URL`, `window.location` and a router's location all fit. */
export interface PageAddress {
  pathname: string
  /** The query with its `?`, or an empty string. */
  search: string
}

/** Patterns that are the company app's own, with or without `company` in the query. */
const companyPatterns = companyPages.filter(page => page.isOwn).map(page => page.path)

/**
 * THE routing table: which app answers a page request. The host and the apps' links both ask here.
 * The locale prefix counts for nothing; `company` in the query (any value, or none) or one of the company app's own
 * paths makes it the company app's, all else is the learner app's.
 */
export function appOf({ pathname, search }: PageAddress): AppName {
  if (hasCompany(search)) return 'company'
  const path = stripLocale(pathname)
  return companyPatterns.some(pattern => hasForm(path, pattern)) ? 'company' : 'learner'
}

/** Whether a query carries `company`, whatever its value. */
export function hasCompany(search: string): boolean {
  return new URLSearchParams(search).has('company')
}

/**
 * The address of a page as links have it, without locale: with `company` in the query where the page is not its app's own.
 * @param path the page's path with its values filled in; its pattern, if there are none
 */
export function addressOf({ path: pattern, isOwn }: Page, path = pattern): string {
  return isOwn ? path : `${path}?company`
}
