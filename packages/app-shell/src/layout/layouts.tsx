import { useLingui } from '@lingui/react/macro'
import type { Page } from '@masar/site-map'
import { Card, cx, Logo, SkipLink, ToastRegion } from '@masar/ui'
import type { ReactNode } from 'react'
import { AuthAside } from '../auth-panel/auth-aside.tsx'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import styles from './layout.module.css'
import { ServiceNotice } from './service-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** A page and what the table of pages says of its surroundings. */
export interface LayoutProps extends Pick<Page, 'width' | 'footer'> {
  /** Undefined for an address that is no page's. */
  path: string | undefined
  children: ReactNode
}

/** Header, content, footer. */
export function DefaultLayout({ children, width, footer }: LayoutProps) {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <SkipLink>{t`Skip to the content`}</SkipLink>
      <SiteHeader />
      <ServiceNotice />
      <main id="main" tabIndex={-1} className={cx(styles.main, width === 'full' && styles.bleed)}>
        {children}
      </main>
      {footer === 'full' && <SiteFooter />}
      <ToastRegion />
    </div>
  )
}

/** Nothing but the page itself: an exam, where nothing else may draw the eye or be pressed by accident. */
export function BareLayout({ children }: LayoutProps) {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <SkipLink>{t`Skip to the content`}</SkipLink>
      <main id="main" tabIndex={-1} className={cx(styles.main, styles.bleed)}>
        {children}
      </main>
      <ToastRegion />
    </div>
  )
}

/** Pages of the auth area: the mark, the language, one card, and beside it what one comes for. */
export function AuthLayout({ path, children }: LayoutProps) {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <SkipLink>{t`Skip to the content`}</SkipLink>
      <ServiceNotice />
      <div className={styles.split}>
        <div className={styles.auth}>
          <header className={styles.authTop}>
            <AppLink to="/" isOutside className={styles.home} aria-label={t`Masar, home page`}>
              <Logo />
            </AppLink>
            <LanguageSwitch className={styles.navLink} />
          </header>
          <main id="main" tabIndex={-1} className={styles.authCard}>
            <Card>{children}</Card>
          </main>
        </div>
        <AuthAside path={path} />
      </div>
      <ToastRegion />
    </div>
  )
}
