import { matchPageOf } from '@masar/site-map'
import { useEffect, useRef, type ReactNode } from 'react'
import { useApp } from '../app-context.ts'
import { useTableTitle } from '../navigation/page-title.ts'
import { useShownPathname } from '../navigation/use-shown-pathname.ts'
import { AuthLayout, BareLayout, DefaultLayout } from './layouts.tsx'

/** Pages that lay out their own width: the home page's bands, the player. */
const bleeding = new Set(['/', '/lesson/$id', '/Course/$id'])
/** Pages where a footer would be in the way. */
const footless = new Set(['/lesson/$id'])
/** Pages that stand alone. */
const bare = new Set(['/exam/$id'])

/** After a client navigation the focus goes to the new page, so that a screen reader starts there. */
function useFocusOnMain(pathname: string | undefined): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/**
 * The layout of the page that is shown, by the table of pages; an unknown address has the default one. It stays until the next page
 * is there: another layout would mount the page that is being left a second time, with its state gone.
 */
export function RootLayout({ children }: { children: ReactNode }) {
  const { app } = useApp()
  const pathname = useShownPathname()
  const page = pathname === undefined ? undefined : matchPageOf(app, pathname)?.page
  useTableTitle(page, pathname)
  useFocusOnMain(pathname)
  if (page?.layout === 'auth') return <AuthLayout>{children}</AuthLayout>
  if (app === 'learner' && page !== undefined && bare.has(page.path))
    return <BareLayout>{children}</BareLayout>
  const isBleed = app === 'learner' && page !== undefined && bleeding.has(page.path)
  return (
    <DefaultLayout
      isBleed={isBleed}
      hasFooter={!(app === 'learner' && page !== undefined && footless.has(page.path))}
    >
      {children}
    </DefaultLayout>
  )
}
