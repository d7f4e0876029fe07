import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/shop-history')({
  component: () => (
    <PlannedPage action={{ to: '/learn', label: <Trans>To my courses</Trans> }}>
      <Trans>
        Here you see what you bought: status, amount, invoice, and the way to a refund. What you are enrolled
        in is already in My courses.
      </Trans>
    </PlannedPage>
  ),
})
