import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/notifcations')({
  component: () => <PlannedPage action={{ to: '/learn', label: <Trans>To my courses</Trans> }}><Trans>Here come the notices meant for you: courses assigned, exams graded, replies to your questions. Due dates and results already stand in your courses.</Trans></PlannedPage>,
})
