import { setupI18n, type Messages } from '@lingui/core'
import { type AppName, intlTag, type Locale } from '@masar/site-map'
import { createMemoryHistory, type AnyRouter } from '@tanstack/react-router'
import { prerender as renderToEnd } from 'react-dom/static'
import { AppRoot } from './app-root.tsx'
import type { RouterContext } from './boot.tsx'
import { createQueryClient } from './queries/query-client.ts'
import { type FirstData, seedFirstData } from './queries/first-data.ts'

export interface PrerenderRequest {
  app: AppName
  locale: Locale
  messages: Messages
  /** Origin, path and query of the page, as a browser asked for it. */
  url: string
  /** The answers that the page is served with; nothing else is asked for. */
  firstData: FirstData[]
  createRouter: (context: RouterContext) => AnyRouter
}

let last: Promise<unknown> = Promise.resolve()

/**
 * The first view of a page as HTML, as a visitor sees it: nobody is signed in here, no request is made, no effect runs.
 * Lazy parts are waited for; queries without first data stand as their skeletons. One after another, since a page's first
 * data stands where every query looks for it.
 */
export function prerender(asked: PrerenderRequest): Promise<string> {
  const drawn = last.then(() => draw(asked))
  // A failure is told to whoever asked for the page; the next one waits for its end alone.
  last = drawn.then(
    () => null,
    () => null,
  )
  return drawn
}

async function draw({
  app,
  locale,
  messages,
  url,
  firstData,
  createRouter,
}: PrerenderRequest): Promise<string> {
  const { origin, pathname, search } = new URL(url)
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  i18n.activate(locale, intlTag(locale))
  const queryClient = createQueryClient()
  // The page's first data is as new as the page, however long this process runs: nothing is asked for again.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, staleTime: Infinity },
  })
  seedFirstData(queryClient, firstData)
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
