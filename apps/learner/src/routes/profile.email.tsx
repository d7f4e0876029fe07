import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profile/email')({
  component: () => <PlannedPage action={{ to: '/profile', label: <Trans>To the profile</Trans> }}><Trans>Here you change the account’s e-mail, confirmed by a code sent to the new address. Until then, write to us and we change it with you.</Trans></PlannedPage>,
})
