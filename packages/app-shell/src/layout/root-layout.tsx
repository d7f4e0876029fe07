import { type Layout, matchPageOf, type Page } from '@masar/site-map'
import { type ComponentType, useEffect, useRef, type ReactNode } from 'react'
import { useApp } from '../app-context.ts'
import { useTableTitle } from '../navigation/page-title.ts'
import { useShownPathname } from '../navigation/use-shown-pathname.ts'
import { AuthLayout, BareLayout, DefaultLayout, type LayoutProps } from './layouts.tsx'

const layouts: Record<Layout, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  auth: AuthLayout,
  bare: BareLayout,
}

/**
 * After a client navigation the focus goes to the new page, so that a screen reader starts there; to a field, where the page is there for that
 * field alone (`data-autofocus`), as the one of a code is.
 */
function useFocusOnMain(pathname: string | undefined): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.getElementById('main')
    const field = main?.querySelector<HTMLElement>('[data-autofocus]')
    ;(field ?? main)?.focus({ preventScroll: true })
  }, [pathname])
}

/**
 * The layout of the page that is shown, by the table of pages; an unknown address has the default one. It stays until the next page
 * is there: another layout would mount the page that is being left a second time, with its state gone.
 */
export function RootLayout({ children }: { children: ReactNode }) {
  const { app } = useApp()
  const pathname = useShownPathname()
  const page: Page | undefined = pathname === undefined ? undefined : matchPageOf(app, pathname)?.page
  useTableTitle(page, pathname)
  useFocusOnMain(pathname)
  const PageLayout = layouts[page?.layout ?? 'default']
  return (
    <PageLayout path={page?.path} width={page?.width ?? 'column'} footer={page?.footer ?? 'full'}>
      {children}
    </PageLayout>
  )
}
