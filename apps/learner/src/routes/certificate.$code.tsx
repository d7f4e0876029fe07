import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/certificate/$code')({
  component: () => (
    <PlannedPage action={{ to: '/contact-us', label: <Trans>Write to us</Trans> }}>
      <Trans>
        Here anyone can check a certificate by its code: whose it is, for which course, and when it was
        earned. Until then we check it for you on request.
      </Trans>
    </PlannedPage>
  ),
})
