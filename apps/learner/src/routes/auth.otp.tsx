import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/otp')({
  component: () => <PlannedPage action={{ to: '/auth/login', label: <Trans>Sign in</Trans> }}><Trans>Here you enter the six digits that we sent to confirm your e-mail. Without a code to enter, sign in.</Trans></PlannedPage>,
})
