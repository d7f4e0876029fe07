import { describeErrors } from '@masar/api-sdk'
import { intlTagOf } from '@masar/ui'
import { i18n, type Messages } from '@lingui/core'
import { localeOfPath, localeRewrite, type AppName, type Locale } from '@masar/site-map'
import type { AnyRouter } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RouterContext } from './app-context.ts'
import { AppRoot, type AppRootProps } from './app-root.tsx'
import { errorWords } from './calls/error-words.ts'
import { restoreLanguageScroll } from './language/language.ts'
import { goLive } from './live/live.ts'
import { parseSearch, stringifySearch } from './navigation/search.ts'
import { yieldToBrowser } from './yield-to-browser.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { createQueryClient } from './queries/query-client.ts'
import { readInitialData, seedInitialData } from './queries/initial-data.ts'
import { isSignedIn, renewSession } from './session/session.ts'
import { readingStore } from './session/reading.ts'
import { followOtherTabs, refreshSession, sessionStore } from './session/session-store.ts'
import { watchBuild } from './watch/build-watch.ts'
import { reloadOnMissingChunk } from './watch/chunk-reload.ts'

/** Router options that both apps share; each app makes its own router, since types are registered per program. */
export function routerOptions(context: RouterContext) {
  return {
    context,
    rewrite: localeRewrite(context.locale),
    parseSearch,
    stringifySearch,
    caseSensitive: true,
    defaultPreload: 'intent' as const,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    // On the host there is nothing to scroll.
    scrollRestoration: typeof document !== 'undefined',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  }
}

export interface AppParts {
  app: AppName
  loadMessages: (locale: Locale) => Promise<Messages>
  createRouter: (context: RouterContext) => AnyRouter
}

/**
 * Starts an app: language from the URL, sentences, session from the cookies, the host's initial data, router, watches.
 * An error while mounting is logged and thrown again (source specification, section 8).
 */
export async function startApp({ app, loadMessages, createRouter }: AppParts): Promise<void> {
  try {
    reloadOnMissingChunk()
    const locale = localeOfPath(location.pathname)
    i18n.load(locale, await loadMessages(locale))
    i18n.activate(locale, intlTagOf(locale))
    describeErrors(errorWords)
    await yieldToBrowser()
    renewSession(document, location.protocol === 'https:')
    refreshSession()
    const queryClient = createQueryClient()
    seedInitialData(queryClient, readInitialData())
    await yieldToBrowser()
    const startedAt = location.href
    const router = createRouter({ app, locale, queryClient })
    // After the router's own turn, which begins every page at its top.
    const stop = router.subscribe('onRendered', () => {
      stop()
      restoreLanguageScroll()
    })
    // Loaded first, so that the prerendered page is hydrated, and never replaced by an empty one.
    await router.load()
    await yieldToBrowser()
    mount({ app, locale, i18n, queryClient, router }, startedAt)
    goLive({ app, locale, queryClient })
    void import('./navigation/follow-navigation.ts').then(({ followNavigation }) => followNavigation(router))
    followOtherTabs(() => location.reload())
    void import('./watch/poll-service.ts').then(({ watchService }) =>
      watchService(() => {
        void queryClient.invalidateQueries()
        void router.invalidate()
      }),
    )
    watchBuild(() => void import('./watch/offer-update.ts').then(({ offerUpdate }) => offerUpdate()))
  } catch (error) {
    console.error('the app could not be mounted', error)
    throw error
  }
}

/** @param startedAt the address that the router has loaded */
function mount(props: AppRootProps, startedAt: string): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root; the host writes it into every document.')
  const onLive = () => {
    root.dataset['live'] = ''
    // A navigation before the router listened is followed now.
    if (location.href !== startedAt) void props.router.load()
  }
  const element = <AppRoot {...props} onLive={onLive} />
  if (!isPrerenderedForThis(root, props.router)) {
    root.replaceChildren()
    props.i18n.activate(props.locale, intlTagOf(props.locale, readingStore.getState()))
    return createRoot(root).render(element)
  }
  // Tells the router that its first matches are in the document already, without a boundary around them.
  props.router.ssr = { manifest: undefined }
  // In a transition React hydrates the page in short tasks: a click in between is handled at once.
  startTransition(() => {
    hydrateRoot(root, element, {
      // After a navigation before the hydration the app renders another page: no error.
      onRecoverableError: error => {
        if (location.href === startedAt)
          console.error('hydration mismatch: the prerendered page differs from the app', error)
      },
    })
  })
}

/**
 * Whether the host prerendered what the app would render: for a visitor, without a hash, at the same address. After a navigation
 * before any script ran the address is another one; so is a query that the router is about to normalise.
 */
function isPrerenderedForThis(root: HTMLElement, { state, options, routesById }: AnyRouter): boolean {
  const { pathname, hash } = new URL(state.location.publicHref, location.origin)
  const match = state.matches.at(-1)
  const given = match?.search ?? {}
  // What a page does not read of its query makes no difference.
  const read = (match && routesById[match.routeId]?.options.validateSearch?.(given)) ?? {}
  const search = options.stringifySearch?.(
    Object.fromEntries(Object.entries(given).filter(([name]) => name in read)),
  )
  return (
    root.dataset['prerenderedAt'] === pathname + search && hash === '' && !isSignedIn(sessionStore.getState())
  )
}
