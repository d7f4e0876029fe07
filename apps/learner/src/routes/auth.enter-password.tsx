import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/enter-password')({
  component: () => <PlannedPage action={{ to: '/auth/login', label: <Trans>Sign in</Trans> }}><Trans>Here you set a new password after opening the link in our e-mail. Without such a link, sign in.</Trans></PlannedPage>,
})
