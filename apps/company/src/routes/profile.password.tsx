import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profile/password')({
  component: () => (
    <PlannedPage action={{ to: '/profile?company', label: <Trans>To the company profile</Trans> }}>
      <Trans>Here you set a new password for the account.</Trans>
    </PlannedPage>
  ),
})
