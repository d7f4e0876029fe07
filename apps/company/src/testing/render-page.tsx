import '@testing-library/jest-dom/vitest'
import { i18n, type Messages } from '@lingui/core'
import { AppContext, ReaderProvider, routerOptions, type RouterContext } from '@masar/app-shell'
import { direction, type Locale, withLocale } from '@masar/site-map'
import { intlTagOf } from '@masar/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { messages as arabic } from '../locales/messages-ar.ts'
import { messages as english } from '../locales/messages-en.ts'

// jsdom has no media queries: none matches.
window.matchMedia ??= media =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
// Nor does it scroll. New browsers answer with a promise, which an effect must not return.
Element.prototype.scrollIntoView ??= async () => {}

const features = import.meta.glob<{ messages: Messages }>(
  ['../features/*/locales/*.po', '../../../../packages/{accounts,checkout}/src/locales/*.po'],
  { eager: true },
)

/** Renders a part of a page as the app does: sentences, direction, router and a fresh query client, which `prepare` may fill; `address` says where the page has gone to. */
export function renderPage(
  element: ReactElement,
  locale: Locale = 'ar',
  at = '/?company',
  prepare: (queryClient: QueryClient) => void = () => {},
): RenderResult & { queryClient: QueryClient; address: () => string } {
  document.documentElement.lang = locale
  document.documentElement.dir = direction(locale)
  i18n.load(locale, locale === 'ar' ? arabic : english)
  for (const [file, { messages }] of Object.entries(features))
    if (file.endsWith(`/${locale}.po`)) i18n.load(locale, messages)
  i18n.activate(locale, intlTagOf(locale))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  prepare(queryClient)
  const context: RouterContext = { app: 'company', locale, queryClient }
  const history = createMemoryHistory({ initialEntries: [withLocale(at, locale)] })
  const router = createRouter({ ...routerOptions(context), routeTree: createRootRoute(), history })
  const wrap = (content: ReactElement) => (
    <ReaderProvider locale={locale} i18n={i18n}>
      <AppContext value={{ app: 'company', locale }}>
        <QueryClientProvider client={queryClient}>
          <RouterContextProvider router={router as never}>
            <main>{content}</main>
          </RouterContextProvider>
        </QueryClientProvider>
      </AppContext>
    </ReaderProvider>
  )
  const result = render(wrap(element))
  const address = () => decodeURIComponent(history.location.href)
  return { ...result, queryClient, address, rerender: next => result.rerender(wrap(next as ReactElement)) }
}
