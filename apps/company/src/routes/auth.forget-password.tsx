import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/forget-password')({
  component: () => (
    <PlannedPage action={{ to: '/auth/login?company', label: <Trans>Company sign-in</Trans> }}>
      <Trans>Here you ask for a code to set a new password for the company’s account.</Trans>
    </PlannedPage>
  ),
})
