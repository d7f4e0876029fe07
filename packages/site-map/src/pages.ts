import { type AppName, appOf } from './apps.ts'
import { companyPages } from './company-pages.ts'
import { idFits } from './ids.ts'
import { learnerPages } from './learner-pages.ts'
import { stripLocale } from './locales.ts'
import type { Page } from './page.ts'

/** Every page there is, of both apps. */
export const pages: readonly Page[] = [...learnerPages, ...companyPages]

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
  const path = stripLocale(pathname)
  const parts =
    path === '/'
      ? ['']
      : path
          .replace(/(?<=[^/])\/$/, '')
          .split('/')
          .slice(1)
  for (const page of app === 'company' ? companyPages : learnerPages) {
    const params = matchParts(page, parts)
    if (params) return { page, params }
  }
  return null
}

/**
 * Whether a path is that of a page with an id, whatever stands in the id's place: `/Course/1.5` is no file, but a course
 * that cannot be.
 */
export function bearsId(pathname: string): boolean {
  const parts = stripLocale(pathname).split('/').slice(1)
  return pages.some(({ path, id }) => {
    const pattern = path.split('/').slice(1)
    return (
      id !== undefined &&
      pattern.length === parts.length &&
      pattern.every((expected, index) =>
        expected.startsWith('$') ? parts[index] !== '' : expected === parts[index],
      )
    )
  })
}

function matchParts(page: Page, parts: string[]): Record<string, string> | null {
  const pattern = page.path.split('/').slice(1)
  const splat = pattern.at(-1) === '$'
  if (splat ? parts.length < pattern.length : parts.length !== pattern.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (expected === '$') return part === '' ? null : { ...params, _splat: parts.slice(index).join('/') }
    if (!expected.startsWith('$')) {
      if (expected !== part) return null
    } else if (page.id === undefined || !idFits(page.id, part)) return null
    else params[expected.slice(1)] = part
  }
  return params
}
