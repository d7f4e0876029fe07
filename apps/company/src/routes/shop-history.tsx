import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/shop-history')({
  component: () => (
    <PlannedPage action={{ to: '/?company', label: <Trans>To the dashboard</Trans> }}>
      <Trans>
        Here you find the orders of the company, with their status, their tax invoices and a way to ask for a
        refund.
      </Trans>
    </PlannedPage>
  ),
})
