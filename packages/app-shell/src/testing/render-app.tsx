import '@testing-library/jest-dom/vitest'
import { i18n, type Messages } from '@lingui/core'
import { type AppName, direction, type Locale, pages, withLocale } from '@masar/site-map'
import { messages as pagesArabic } from '@masar/site-map/locales/ar.po'
import { messages as pagesEnglish } from '@masar/site-map/locales/en.po'
import { intlTagOf } from '@masar/ui'
import { messages as uiArabic } from '@masar/ui/locales/ar'
import { messages as uiEnglish } from '@masar/ui/locales/en'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AppContext, type RouterContext } from '../app-context.ts'
import { routerOptions } from '../boot.tsx'
import { cartQuery, contactQuery, unreadCountQuery } from '../counts/counts.ts'
import { RootLayout } from '../layout/root-layout.tsx'
import { messages as arabic } from '../locales/ar.po'
import { messages as english } from '../locales/en.po'
import { ReaderProvider } from '../session/reader-provider.tsx'
import { guardPage } from '../navigation/root-guard.ts'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { createQueryClient } from '../queries/query-client.ts'

interface AppUnderTest {
  app?: AppName
  locale?: Locale
  /** Locale-free, with its query. */
  at?: string
  /** What a page shows, by its pattern; others show their pattern as their heading. */
  screens?: Record<string, () => ReactNode>
  /** A feature's own sentences, which its routes fetch. */
  sentences?: Record<Locale, Messages>
  /** Changes what the query client knows before anything is shown. */
  prepare?: (queryClient: QueryClient) => void
}

/** An app as both of them are made: the guard at the root, the layout, a route for every page of the table. */
// long: puts an app together for a test, each part once
export async function renderApp({
  app = 'learner',
  locale = 'ar',
  at = '/',
  screens = {},
  sentences,
  prepare,
}: AppUnderTest = {}) {
  // The router's history is in memory; which session counts goes by the address of the document.
  window.history.replaceState(null, '', withLocale(at, locale) + window.location.hash)
  document.documentElement.lang = locale
  document.documentElement.dir = direction(locale)
  i18n.load(
    locale,
    locale === 'ar'
      ? { ...uiArabic, ...pagesArabic, ...arabic, ...sentences?.ar }
      : { ...uiEnglish, ...pagesEnglish, ...english, ...sentences?.en },
  )
  i18n.activate(locale, intlTagOf(locale))
  const queryClient = createQueryClient()
  queryClient.setQueryData(contactQuery().queryKey as readonly unknown[], {
    data: [
      {
        key: 'contact',
        value: { email: 'hello@masar.test', phone: '+966112345678', address: 'الرياض', hours: '9–5' },
      },
    ],
  })
  queryClient.setQueryData(cartQuery(app).queryKey as readonly unknown[], { data: { item_count: 2 } })
  queryClient.setQueryData(unreadCountQuery().queryKey as readonly unknown[], {
    data: { unread_notifications_count: 0 },
  })
  prepare?.(queryClient)
  const root = createRootRouteWithContext<RouterContext>()({
    beforeLoad: guardPage,
    component: () => (
      <RootLayout>
        <Outlet />
      </RootLayout>
    ),
    notFoundComponent: () => <NotFoundPage />,
  })
  const own = pages
    .filter(page => page.app === app)
    .map(({ path }) =>
      createRoute({ getParentRoute: () => root, path, component: screens[path] ?? (() => <h1>{path}</h1>) }),
    )
  const context: RouterContext = { app, locale, queryClient }
  const router = createRouter({
    ...routerOptions(context),
    routeTree: root.addChildren(own),
    history: createMemoryHistory({
      initialEntries: [withLocale(at.split('?')[0] ?? '/', locale) + at.slice(at.split('?')[0]?.length)],
    }),
  })
  await router.load()
  const { unmount } = render(
    <ReaderProvider locale={locale} i18n={i18n}>
      <AppContext value={{ app, locale }}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </AppContext>
    </ReaderProvider>,
  )
  return { router, queryClient, unmount }
}
