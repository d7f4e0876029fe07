import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/cart')({
  component: () => (
    <PlannedPage action={{ to: '/?company', label: <Trans>To the dashboard</Trans> }}>
      <Trans>Here you see the seats you are about to buy, change their number and enter a coupon.</Trans>
    </PlannedPage>
  ),
})
