import { Trans } from '@lingui/react/macro'
import { EmptyState, LinkButton } from '@masar/ui'
import { AppLink, useApp } from '@masar/app-shell'
import { withNext } from '../sign-in/model.ts'

interface MessageProps {
  /** The kind of message, as in the URL; anything else has a general message. */
  about?: string
  next?: string
}

/** How it went, and the way on. */
export function MessageScreen({ about, next }: MessageProps) {
  const isCompany = useApp().app === 'company'
  const signIn = (
    <LinkButton as={AppLink} to={withNext('/auth/login', next)}>
      <Trans>Sign in</Trans>
    </LinkButton>
  )
  if (about === 'instructor' && !isCompany) {
    return (
      <EmptyState level={1} title={<Trans>We have your application</Trans>} action={signIn}>
        <p>
          <Trans>Your e-mail is confirmed. Our team reads the application and answers by e-mail.</Trans>
        </p>
        <p>
          <Trans>Until then you can sign in and learn.</Trans>
        </p>
      </EmptyState>
    )
  }
  if (about === 'password') {
    return (
      <EmptyState level={1} title={<Trans>Your new password is set</Trans>} action={signIn}>
        <Trans>You are signed out on every device. Sign in with the new password.</Trans>
      </EmptyState>
    )
  }
  if (about === 'deleted') return <Farewell />
  return (
    <EmptyState level={1} title={<Trans>Nothing to show</Trans>} action={signIn}>
      <Trans>
        This page tells you how creating an account or setting a password went. Sign in to continue.
      </Trans>
    </EmptyState>
  )
}

/** After an account was deleted. */
function Farewell() {
  return (
    <EmptyState
      level={1}
      title={<Trans>Your account is deleted</Trans>}
      action={
        <LinkButton as={AppLink} to="/" isOutside>
          <Trans>Go to the home page</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>You are signed out on every device. We confirm the deletion in a last e-mail.</Trans>
      </p>
      <p>
        <Trans>Thank you for your time with us. You are welcome back at any time, with a new account.</Trans>
      </p>
    </EmptyState>
  )
}
