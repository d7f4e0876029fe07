import { intlTagOf } from '@masar/ui'
import { setupI18n, type Messages } from '@lingui/core'
import type { AppName, Locale } from '@masar/site-map'
import { createMemoryHistory, type AnyRouter } from '@tanstack/react-router'
import { prerender as renderToEnd } from 'react-dom/static'
import { AppRoot } from './app-root.tsx'
import type { RouterContext } from './app-context.ts'
import { createQueryClient } from './queries/query-client.ts'
import { type InitialData, seedInitialData } from './queries/initial-data.ts'

export interface PrerenderRequest {
  app: AppName
  locale: Locale
  messages: Messages
  /** Origin, path and query of the page, as a browser requested it. */
  url: string
  /** The answers that the page is served with; nothing else is fetched. */
  initialData: InitialData[]
  createRouter: (context: RouterContext) => AnyRouter
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Prerenders a page as HTML for a visitor without a session: no request is made, no effect runs.
 * Lazy parts are awaited; queries without initial data are rendered as skeletons. One after another, since the initial
 * data is in a place that every query reads.
 */
export function prerender(asked: PrerenderRequest): Promise<string> {
  const prerendered = last.then(() => render(asked))
  // The caller gets the error; the next page only waits for the end.
  last = prerendered.then(
    () => null,
    () => null,
  )
  return prerendered
}

async function render({
  app,
  locale,
  messages,
  url,
  initialData,
  createRouter,
}: PrerenderRequest): Promise<string> {
  const { origin, pathname, search } = new URL(url)
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  i18n.activate(locale, intlTagOf(locale))
  const queryClient = createQueryClient()
  // The page's initial data is as new as the page, however long this process runs: nothing is fetched again.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, staleTime: Infinity },
  })
  seedInitialData(queryClient, initialData)
  const router = createRouter({ app, locale, queryClient })
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [pathname + search] }),
    origin,
    isServer: true,
  })
  await router.load()
  // One piece: parts that follow later would need a script to be put in their place.
  const { prelude } = await renderToEnd(<AppRoot {...{ app, locale, i18n, queryClient, router }} />, {
    progressiveChunkSize: Infinity,
  })
  return new Response(prelude).text()
}
