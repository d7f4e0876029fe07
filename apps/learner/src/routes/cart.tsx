import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/cart')({
  component: () => (
    <PlannedPage action={{ to: '/courses', label: <Trans>Browse the courses</Trans> }}>
      <Trans>
        The courses you are about to buy are listed here, with coupons and the total. Free courses need no
        cart: enrol on the course’s own page.
      </Trans>
    </PlannedPage>
  ),
})
