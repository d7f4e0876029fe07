import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/student-account')({
  component: () => <PlannedPage action={{ to: '/auth/login', label: <Trans>Sign in</Trans> }}><Trans>Here you open an account to learn with: name, e-mail, phone and a password. Whoever has an account already signs in.</Trans></PlannedPage>,
})
