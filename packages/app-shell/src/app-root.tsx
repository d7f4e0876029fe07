import type { I18n } from '@lingui/core'
import type { AppName, Locale } from '@masar/site-map'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { AppContext } from './app-context.ts'
import { ReaderProvider } from './session/reader-provider.tsx'

export interface AppRootProps {
  app: AppName
  locale: Locale
  i18n: I18n
  queryClient: QueryClient
  router: AnyRouter
  /** Called once the page answers to its person. */
  onLive?: () => void
}

/** An app with all its providers; the same in the browser and where the host draws its first view. */
export function AppRoot({ app, locale, i18n, queryClient, router, onLive }: AppRootProps) {
  useEffect(() => onLive?.(), [onLive])
  return (
    <StrictMode>
      <ReaderProvider locale={locale} i18n={i18n}>
        <AppContext value={{ app, locale }}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </AppContext>
      </ReaderProvider>
    </StrictMode>
  )
}
