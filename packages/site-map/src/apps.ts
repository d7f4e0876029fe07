import { stripLocale } from './locales.ts'

export type AppName = 'learner' | 'company'

/** The part of a URL that decides who answers; a `URL`, `window.location` and a router's location all fit. */
export interface PageAddress {
  pathname: string
  /** The query with its `?`, or an empty string. */
  search: string
}

/** Paths that are the company app's own, with or without `company` in the query. */
const companyPaths = /^\/(?:Employees(?:\/[^/]+)?|auth\/company-account)\/?$/

/**
 * THE routing table: which app answers a page request. The host and the apps' links both ask here.
 * The locale prefix counts for nothing; `company` in the query (any value, or none) or one of the company app's own
 * paths makes it the company app's, all else is the learner app's.
 */
export function appOf({ pathname, search }: PageAddress): AppName {
  return hasCompany(search) || companyPaths.test(stripLocale(pathname)) ? 'company' : 'learner'
}

/** Whether a query carries `company`, whatever its value. */
export function hasCompany(search: string): boolean {
  return new URLSearchParams(search).has('company')
}
