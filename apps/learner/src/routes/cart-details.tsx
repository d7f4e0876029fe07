import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/cart-details')({
  component: () => (
    <PlannedPage action={{ to: '/courses', label: <Trans>Browse the courses</Trans> }}>
      <Trans>
        Here you enter the details for the invoice, choose how to pay and check the order. Free courses need
        no payment: enrol on the course’s own page.
      </Trans>
    </PlannedPage>
  ),
})
