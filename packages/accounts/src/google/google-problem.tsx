import { Trans } from '@lingui/react/macro'
import { AppLink, clearCookie, refreshSession } from '@masar/app-shell'
import { EmptyState, linkClass, LinkButton } from '@masar/ui'
import { type ReactNode, useEffect } from 'react'
import { withNext } from '../sign-in/model.ts'

interface ProblemProps {
  /** What happened, by the API's code in the URL; anything else has a general message. */
  about?: string
  next?: string
}

/** Google did not sign the person in, or the service did not take its answer. */
export function GoogleFailed({ about, next }: ProblemProps) {
  useAskWhichAccount()
  if (about === 'newcomer') return <NoCompanyYet />
  return (
    <EmptyState
      level={1}
      title={<Trans>Signing in with Google failed</Trans>}
      action={
        <LinkButton as={AppLink} to={withNext('/auth/login', next)}>
          <Trans>Back to signing in</Trans>
        </LinkButton>
      }
    >
      <p>
        <Reason about={about} />
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

function Reason({ about }: Pick<ProblemProps, 'about'>) {
  if (about === 'unavailable')
    return <Trans>Google cannot be reached at the moment. Nothing was changed.</Trans>
  if (about === 'expired')
    return (
      <Trans>
        It took too long, was finished in another browser, or was done already. Nothing was changed.
      </Trans>
    )
  if (about === 'unverified')
    return (
      <Trans>
        The e-mail of this Google account is not confirmed at Google. Confirm it there first. Nothing was
        changed.
      </Trans>
    )
  return <Trans>Google’s answer could not be verified. Nothing was changed.</Trans>
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

/** There is an account, but this Google account does not open it here. */
export function GoogleInUse({ about, next }: ProblemProps) {
  useAskWhichAccount()
  if (about === 'company') return <CompanysAccount />
  if (about === 'personal') return <PersonalAccount />
  if (about === 'unproved') return <UnprovedAccount next={next} />
  return (
    <PasswordWay
      next={next}
      title={
        about === 'disconnected' ? (
          <Trans>Google is disconnected from this account</Trans>
        ) : about === 'other' ? (
          <Trans>Another Google account is connected</Trans>
        ) : (
          <Trans>This Google account is already in use</Trans>
        )
      }
    >
      {about === 'disconnected' ? (
        <Trans>
          Sign in with the account’s e-mail and password. You can connect Google again in your profile.
        </Trans>
      ) : about === 'other' ? (
        <Trans>
          The account with this e-mail is connected to another Google account. Sign in with that one, or with
          the e-mail and password.
        </Trans>
      ) : (
        <Trans>Google cannot open this account. Sign in with its e-mail and password.</Trans>
      )}
    </PasswordWay>
  )
}

function PasswordWay({
  next,
  title,
  children,
}: {
  next?: string | undefined
  title: ReactNode
  children: ReactNode
}) {
  return (
    <EmptyState
      level={1}
      title={title}
      action={
        <LinkButton as={AppLink} to={withNext('/auth/login', next)}>
          <Trans>Back to signing in</Trans>
        </LinkButton>
      }
    >
      <p>{children}</p>
      <p>
        <Trans>
          Forgot the password?{' '}
          <AppLink to={withNext('/auth/forget-password', next)} className={linkClass()}>
            Set a new one
          </AppLink>
          .
        </Trans>
      </p>
    </EmptyState>
  )
}

function CompanysAccount() {
  return (
    <EmptyState
      level={1}
      title={<Trans>This account belongs to a company</Trans>}
      action={
        <LinkButton as={AppLink} to="/auth/login?company">
          <Trans>Sign in to the company portal</Trans>
        </LinkButton>
      }
    >
      <Trans>It signs in to the company portal, with Google too.</Trans>
    </EmptyState>
  )
}

function PersonalAccount() {
  return (
    <EmptyState
      level={1}
      title={<Trans>This is a personal account</Trans>}
      action={
        <LinkButton as={AppLink} to="/auth/login" isOutside>
          <Trans>Personal sign-in</Trans>
        </LinkButton>
      }
    >
      <Trans>It does not act for a company. It signs in on the learners’ page, with Google too.</Trans>
    </EmptyState>
  )
}

function UnprovedAccount({ next }: Pick<ProblemProps, 'next'>) {
  return (
    <EmptyState
      level={1}
      title={<Trans>The account’s e-mail is not confirmed yet</Trans>}
      action={
        <LinkButton as={AppLink} to={withNext('/auth/forget-password', next)}>
          <Trans>Set a new password</Trans>
        </LinkButton>
      }
    >
      <Trans>
        An account with this e-mail was never confirmed. Set a new password with the code that we send there;
        after that Google signs you in, too.
      </Trans>
    </EmptyState>
  )
}

/** The next try asks at Google which account is meant: the one that this browser came in with is of no use here. */
function useAskWhichAccount(): void {
  useEffect(() => {
    clearCookie(document, 'is_google')
    refreshSession()
  }, [])
}
