import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { EmptyState, linkClass, LinkButton } from '@masar/ui'

/** Google did not sign the person in, or the account was not confirmed by them. */
export function GoogleFailed({ about }: { about?: string }) {
  if (about === 'newcomer') return <NoCompanyYet />
  return (
    <EmptyState
      level={1}
      title={<Trans>Signing in with Google failed</Trans>}
      action={
        <LinkButton as={AppLink} to="/auth/login">
          <Trans>Back to signing in</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>
          Google did not confirm who you are: the window was closed, took too long, or the Google account’s
          e-mail is not confirmed. Nothing was changed.
        </Trans>
      </p>
      <p>
        <Trans>
          Try again, or sign in with your e-mail and password. If this keeps happening,{' '}
          <AppLink to="/contact-us" className={linkClass()}>
            write to us
          </AppLink>
          .
        </Trans>
      </p>
    </EmptyState>
  )
}

/** Google said who it is, but companies begin with a form. */
function NoCompanyYet() {
  return (
    <EmptyState
      level={1}
      title={<Trans>No company account yet</Trans>}
      action={
        <LinkButton as={AppLink} to="/auth/company-account">
          <Trans>Open a company account</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>
          No company account has the e-mail of this Google account. Open one with that e-mail; from then on
          Google signs you in to it.
        </Trans>
      </p>
      <p>
        <Trans>Learning or teaching yourself?</Trans>{' '}
        <AppLink to="/auth/login" isOutside className={linkClass()}>
          <Trans>Personal sign-in</Trans>
        </AppLink>
      </p>
    </EmptyState>
  )
}

/** The Google account's e-mail belongs to an account that was made another way. */
export function GoogleInUse() {
  return (
    <EmptyState
      level={1}
      title={<Trans>This Google account is already in use</Trans>}
      action={
        <LinkButton as={AppLink} to="/auth/login">
          <Trans>Sign in with the password</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>
          An account with this e-mail was created in another way, or is a different kind of account, so Google
          cannot open it. Sign in with its e-mail and password.
        </Trans>
      </p>
      <p>
        <Trans>
          Forgot the password?{' '}
          <AppLink to="/auth/forget-password" className={linkClass()}>
            Set a new one
          </AppLink>
          .
        </Trans>
      </p>
    </EmptyState>
  )
}
