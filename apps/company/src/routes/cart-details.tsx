import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/cart-details')({
  component: () => (
    <PlannedPage action={{ to: '/?company', label: <Trans>To the dashboard</Trans> }}>
      <Trans>Here you check the billing details, choose how to pay and place the order.</Trans>
    </PlannedPage>
  ),
})
