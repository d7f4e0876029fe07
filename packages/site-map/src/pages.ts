import { appOf } from './apps.ts'
import { idFits } from './ids.ts'
import { stripLocale } from './locales.ts'
import type { AppName, Page } from './page.ts'
import { hasForm, segmentsOf } from './patterns.ts'
import { pages, pagesByApp } from './tables.ts'

export interface PageMatch {
  page: Page
  /** `id`, `code`, or `_splat` for the rest below `/teach/`. */
  params: Record<string, string>
}

/**
 * The page at a path, with or without locale prefix, of the app that owns it.
 * @param search the query with its `?`; it decides between the apps
 * @returns null for an unknown path and for an id that breaks its rule: both are a 404
 */
export function matchPage(pathname: string, search = ''): PageMatch | null {
  return matchPageOf(appOf({ pathname, search }), pathname)
}

/** The page of one app at a path, whatever the query says. */
export function matchPageOf(app: AppName, pathname: string): PageMatch | null {
  const segments = segmentsOf(stripLocale(pathname))
  for (const page of pagesByApp[app]) {
    const params = matchSegments(page, segments)
    if (params) return { page, params }
  }
  return null
}

/** Whether a path lies in the area of signing in: one of its parts is `auth`, whether or not there is a page. */
export function isAuthArea(pathname: string): boolean {
  return segmentsOf(stripLocale(pathname)).includes('auth')
}

/**
 * Whether a path is that of a page with an id, whatever is in place of the id: `/Course/1.5` is no file, but a course
 * that cannot be.
 */
export function bearsId(pathname: string): boolean {
  const path = stripLocale(pathname)
  return !path.endsWith('/') && pages.some(page => page.id !== null && hasForm(path, page.path))
}

function matchSegments(page: Page, segments: string[]): Record<string, string> | null {
  const pattern = segmentsOf(page.path)
  const splat = pattern.at(-1) === '$'
  if (splat ? segments.length < pattern.length : segments.length !== pattern.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (expected === '$')
      return segment === '' ? null : { ...params, _splat: segments.slice(index).join('/') }
    if (!expected.startsWith('$')) {
      if (expected !== segment) return null
    } else if (page.id === null || !idFits(page.id, segment)) return null
    else params[expected.slice(1)] = segment
  }
  return params
}
