import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/reports')({
  component: () => (
    <PlannedPage action={{ to: '/?company', label: <Trans>To the dashboard</Trans> }}>
      <Trans>
        Here you read completion, scores and time by course, person, department and period, and download them
        as CSV or XLSX.
      </Trans>
    </PlannedPage>
  ),
})
