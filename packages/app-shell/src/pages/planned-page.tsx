import { useLingui } from '@lingui/react/macro'
import { matchPageOf, site } from '@masar/site-map'
import { EmptyState, LinkButton } from '@masar/ui'
import type { ReactNode } from 'react'
import { useApp } from '../app-context.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { useShownPathname } from '../navigation/use-shown-pathname.ts'
import { useSession } from '../session/session-store.ts'

export interface PlannedPageProps {
  /** What a person will be able to do here, in a sentence. */
  children: ReactNode
  /** The way on for now. */
  action?: { to: string; label: ReactNode }
}

/** A page that has its place and its guard already, and says plainly what it will hold. */
export function PlannedPage({ children, action }: PlannedPageProps) {
  const { t, i18n } = useLingui()
  const { app } = useApp()
  const pathname = useShownPathname()
  const page = pathname === undefined ? undefined : matchPageOf(app, pathname)?.page
  const isCompany = useSession(session => session.capacity === 'company')
  const way = action ?? { to: '/', label: t`To the home page` }
  return (
    <EmptyState
      level={1}
      title={i18n._(page?.title ?? site)}
      action={
        <LinkButton as={AppLink} to={way.to} isOutside={!isCompany && !action}>
          {way.label}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  )
}
