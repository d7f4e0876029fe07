import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/company-account')({
  component: () => (
    <PlannedPage action={{ to: '/auth/login?company', label: <Trans>Company sign-in</Trans> }}>
      <Trans>Here you open an account for your company: its legal name and numbers, who answers for it, and a password.</Trans>
    </PlannedPage>
  ),
})
