import { useLingui } from '@lingui/react/macro'
import { cx, IconButton, Logo, SearchField } from '@masar/ui'
import { useLocation } from '@tanstack/react-router'
import { Menu as MenuIcon, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApp } from '../app-context.ts'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { AppLink, useHref } from '../navigation/app-link.tsx'
import { stringifySearch } from '../navigation/search.ts'
import { useGo } from '../navigation/use-go.ts'
import { useSession } from '../session/session-store.ts'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import { CartButton } from './cart-button.tsx'
import styles from './layout.module.css'
import { type ShownLink, useNavigation } from './use-navigation.ts'

function NavLinks({ entries }: { entries: ShownLink[] }) {
  const pathname = useLocation({ select: location => location.pathname })
  return entries.map(({ to, label }) => (
    <AppLink
      key={to}
      to={to}
      className={styles.navLink}
      aria-current={to.split('?')[0] === pathname ? 'page' : undefined}
    >
      {label}
    </AppLink>
  ))
}

/** Fetched when the field is first used. An extra: where they cannot be fetched, the field works without them. */
const Suggestions = lazy(() =>
  import('../search-suggestions/header-suggestions.tsx')
    .then(part => part.loadSuggestions())
    .catch(() => ({ default: () => null })),
)

function HeaderSearch({ className }: { className: string | undefined }) {
  const { t } = useLingui()
  const go = useGo()
  const hrefOf = useHref()
  const [typed, setTyped] = useState('')
  /** This very element, once the field has been used. */
  const [box, setBox] = useState<HTMLElement | null>(null)
  return (
    <div className={className} onFocus={event => setBox(event.currentTarget)}>
      <SearchField
        label={t`Search courses`}
        value={typed}
        onChange={setTyped}
        action={hrefOf('/courses')}
        onSubmit={text => go(`/courses${stringifySearch({ q: text.trim() || undefined })}`)}
      />
      {box && (
        <Suspense>
          <Suggestions box={box} typed={typed} />
        </Suspense>
      )}
    </div>
  )
}

/** The head of every page that is not an auth page. */
export function SiteHeader() {
  const { t } = useLingui()
  const { app } = useApp()
  const [isOpen, setOpen] = useState(false)
  const isLearner = useSession(session => session.capacity === 'personal')
  const isCompany = useSession(session => session.capacity === 'company')
  const entries = useNavigation(app === 'learner' ? 'learner-header' : isCompany ? 'portal-header' : null)
  const pathname = useLocation({ select: location => location.pathname })
  const [shownAt, setShownAt] = useState(pathname)
  if (shownAt !== pathname) {
    // Another page: the open panel belongs to the last one.
    setShownAt(pathname)
    setOpen(false)
  }
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <AppLink to="/" isOutside={!isCompany} className={styles.home} aria-label={t`Masar, home page`}>
          <Logo />
        </AppLink>
        <nav aria-label={t`Main`} className={styles.nav}>
          <NavLinks entries={entries} />
        </nav>
        {app === 'learner' ? <HeaderSearch className={styles.search} /> : <span className={styles.spacer} />}
        <span className={styles.spacer} />
        <CartButton />
        {isLearner && app === 'learner' && <Bell to="/notifcations" />}
        {isCompany && <Bell to="/notifcations?company" />}
        <span className={styles.wide}>
          <LanguageSwitch className={styles.navLink} />
        </span>
        <AccountMenu />
        <span className={styles.narrow}>
          <IconButton
            icon={isOpen ? X : MenuIcon}
            label={isOpen ? t`Close the menu` : t`Open the menu`}
            aria-expanded={isOpen}
            aria-controls="site-menu"
            onPress={() => setOpen(open => !open)}
          />
        </span>
      </div>
      {isOpen && (
        <div id="site-menu" className={cx(styles.menuPanel, styles.narrow)}>
          {app === 'learner' && <HeaderSearch className={styles.panelSearch} />}
          <nav aria-label={t`Main`} className={styles.panelNav}>
            <NavLinks entries={entries} />
          </nav>
          <LanguageSwitch className={styles.navLink} />
        </div>
      )}
    </header>
  )
}
