import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/otp-instructor')({
  component: () => <PlannedPage action={{ to: '/auth/login', label: <Trans>Sign in</Trans> }}><Trans>Here instructors enter the six digits that we sent to confirm their e-mail. Without a code to enter, sign in.</Trans></PlannedPage>,
})
