import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/notifcations')({
  component: () => (
    <PlannedPage action={{ to: '/?company', label: <Trans>To the dashboard</Trans> }}>
      <Trans>Here you read what has happened in your company: courses finished, due dates missed, orders paid.</Trans>
    </PlannedPage>
  ),
})
