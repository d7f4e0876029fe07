import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profile/password')({
  component: () => <PlannedPage action={{ to: '/profile', label: <Trans>To the profile</Trans> }}><Trans>Here you change the password of your account and see where you are signed in. Signing out of this device is on the profile page.</Trans></PlannedPage>,
})
