import { notFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../app-context.ts'
import { refreshSession } from '../session/session-store.ts'
import { areaOf } from '../session/area.ts'
import { pageRedirect } from './guards.ts'
import { navigateTo } from './foreign.ts'
import { appOf, hrefFor, isAuthArea, matchPageOf } from '@masar/site-map'
import { parseSearch } from './search.ts'

interface GuardInput {
  context: RouterContext
  location: { pathname: string; searchStr: string }
  /** A link under the pointer is preloaded; that must not redirect. */
  preload?: boolean
}

/** Whether a page has another session than the document that is shown: it is loaded as a document of its own. */
function isOtherArea({ pathname, searchStr }: GuardInput['location']): boolean {
  return typeof window !== 'undefined' && areaOf({ pathname, search: searchStr }) !== areaOf(window.location)
}

/**
 * The guard of every page, from the one table: an unknown address or an id that breaks its rule is a 404; who may not
 * enter is sent where the guard says (a signed-in person from anywhere below `/auth`), into the other app by loading its document. Until that has happened the promise stays
 * open, so that no loader asks the service for what this person may not see.
 */
export function guardPage({
  context: { app, locale },
  location,
  preload = false,
}: GuardInput): Promise<void> | void {
  const isPage = matchPageOf(app, location.pathname) !== null
  if (!isPage && !isAuthArea(location.pathname)) throw notFound()
  if (isOtherArea(location)) {
    if (preload) throw notFound()
    navigateTo(hrefFor(location.pathname + location.searchStr, { locale }))
    return new Promise(() => {})
  }
  const target = pageRedirect(app, location.pathname, location.searchStr, refreshSession())
  if (target === null) {
    if (!isPage) throw notFound()
    return
  }
  const [, pathname = '/', search = ''] = /^([^?]*)(\?.*)?$/.exec(target) ?? []
  if (appOf({ pathname, search }) !== app) {
    if (preload) throw notFound()
    navigateTo(hrefFor(target, { locale }), { replace: true })
    return new Promise(() => {})
  }
  throw redirect({ to: pathname, search: parseSearch(search), replace: true } as object)
}
