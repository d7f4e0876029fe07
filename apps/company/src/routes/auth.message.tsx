import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/message')({
  component: () => (
    <PlannedPage action={{ to: '/auth/login?company', label: <Trans>Company sign-in</Trans> }}>
      <Trans>Here you read how it went, and go on from there.</Trans>
    </PlannedPage>
  ),
})
