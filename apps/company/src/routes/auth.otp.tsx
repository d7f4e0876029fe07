import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/otp')({
  component: () => (
    <PlannedPage action={{ to: '/auth/login?company', label: <Trans>Company sign-in</Trans> }}>
      <Trans>Here you enter the six-digit code that was sent to the company’s e-mail address.</Trans>
    </PlannedPage>
  ),
})
