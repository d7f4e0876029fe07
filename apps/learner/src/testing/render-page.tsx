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

const features = import.meta.glob<{ messages: Messages }>('../features/*/locales/*.po', { eager: true })

/** Renders a part of a page as the app does: sentences, direction, router and a fresh query client around it. */
export function renderPage(
  element: ReactElement,
  locale: Locale = 'ar',
  at = '/',
  /** Gives the query client what is known before. */
  know?: (client: QueryClient) => void,
): RenderResult & { queryClient: QueryClient } {
  document.documentElement.lang = locale
  document.documentElement.dir = direction(locale)
  i18n.load(locale, locale === 'ar' ? arabic : english)
  for (const [file, { messages }] of Object.entries(features))
    if (file.endsWith(`/${locale}.po`)) i18n.load(locale, messages)
  i18n.activate(locale, intlTagOf(locale))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  know?.(queryClient)
  const context: RouterContext = { app: 'learner', locale, queryClient }
  const history = createMemoryHistory({ initialEntries: [withLocale(at, locale)] })
  const router = createRouter({ ...routerOptions(context), routeTree: createRootRoute(), history })
  const wrap = (content: ReactElement) => (
    <ReaderProvider locale={locale} i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router as never}>
          <AppContext value={{ app: 'learner', locale }}>
            <main>{content}</main>
          </AppContext>
        </RouterContextProvider>
      </QueryClientProvider>
    </ReaderProvider>
  )
  const result = render(wrap(element))
  return { ...result, queryClient, rerender: next => result.rerender(wrap(next as ReactElement)) }
}
