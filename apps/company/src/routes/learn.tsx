import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/learn')({
  component: () => (
    <PlannedPage action={{ to: '/?company', label: <Trans>To the dashboard</Trans> }}>
      <Trans>
        Here you put courses in an order, give the path to people or groups, and see how far each of them has
        come.
      </Trans>
    </PlannedPage>
  ),
})
