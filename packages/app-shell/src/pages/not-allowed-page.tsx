import { Trans } from '@lingui/react/macro'
import { EmptyState, LinkButton } from '@masar/ui'
import type { AppName } from '@masar/site-map'
import { useApp } from '../app-context.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { isSignedIn } from '../session/session.ts'
import { useSession } from '../session/session-store.ts'
import styles from './pages.module.css'

/** The guard of portal pages sends visitors here without saying who they are, so both ways in stand here. */
function SignInWays({ app }: { app: AppName }) {
  const personal = (
    <LinkButton
      key="personal"
      as={AppLink}
      to="/auth/login"
      isOutside
      variant={app === 'company' ? 'secondary' : 'primary'}
    >
      <Trans>Sign in</Trans>
    </LinkButton>
  )
  const company = (
    <LinkButton
      key="company"
      as={AppLink}
      to="/auth/login?company"
      variant={app === 'company' ? 'primary' : 'secondary'}
    >
      <Trans>Company sign-in</Trans>
    </LinkButton>
  )
  return <div className={styles.ways}>{app === 'company' ? [company, personal] : [personal, company]}</div>
}

/** Shown to people who may not open a page, with the way on that fits who they are. */
export function NotAllowedPage() {
  const { app } = useApp()
  const signedIn = useSession(isSignedIn)
  const isCompany = useSession(session => session.capacity === 'company')
  const way = signedIn ? (
    <LinkButton as={AppLink} to={isCompany ? '/?company' : '/learn'}>
      {isCompany ? <Trans>To the dashboard</Trans> : <Trans>To my courses</Trans>}
    </LinkButton>
  ) : (
    <SignInWays app={app} />
  )
  return (
    <EmptyState level={1} title={<Trans>You cannot open this page</Trans>} action={way}>
      {signedIn ? (
        <Trans>It belongs to another kind of account. Sign in with that account, or continue here.</Trans>
      ) : (
        <Trans>Sign in with an account that may open it. Companies sign in through their own portal.</Trans>
      )}
    </EmptyState>
  )
}
