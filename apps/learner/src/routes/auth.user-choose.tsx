import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/user-choose')({
  component: () => <PlannedPage action={{ to: '/auth/login', label: <Trans>Sign in</Trans> }}><Trans>Here you choose what you come for: to learn, to teach, or to train the people of a company. Whoever has an account already signs in.</Trans></PlannedPage>,
})
