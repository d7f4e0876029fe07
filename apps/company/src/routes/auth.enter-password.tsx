import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/enter-password')({
  component: () => (
    <PlannedPage action={{ to: '/auth/login?company', label: <Trans>Company sign-in</Trans> }}>
      <Trans>Here you set the new password of the company’s account.</Trans>
    </PlannedPage>
  ),
})
