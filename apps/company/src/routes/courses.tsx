import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/courses')({
  component: () => (
    <PlannedPage action={{ to: '/?company', label: <Trans>To the dashboard</Trans> }}>
      <Trans>
        Here you buy seats for your people, see which seats are free, and assign courses to people or groups
        with a due date.
      </Trans>
    </PlannedPage>
  ),
})
