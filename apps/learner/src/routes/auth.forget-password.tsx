import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/forget-password')({
  component: () => <PlannedPage action={{ to: '/contact-us', label: <Trans>Write to us</Trans> }}><Trans>Here you ask for an e-mail with a link to a new password. Until then, write to us from the account’s address and we help you in.</Trans></PlannedPage>,
})
