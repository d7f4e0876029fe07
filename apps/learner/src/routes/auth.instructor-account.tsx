import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/instructor-account')({
  component: () => <PlannedPage action={{ to: '/contact-us', label: <Trans>Write to us</Trans> }}><Trans>Here you apply to teach: who you are, what you know, and how we reach you. Until the form stands here, write to us.</Trans></PlannedPage>,
})
