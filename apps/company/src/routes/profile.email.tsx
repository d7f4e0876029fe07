import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profile/email')({
  component: () => (
    <PlannedPage action={{ to: '/profile?company', label: <Trans>To the company profile</Trans> }}>
      <Trans>Here you change the e-mail address of the account; a code sent to the new address confirms it.</Trans>
    </PlannedPage>
  ),
})
