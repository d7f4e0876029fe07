import { accountMessages, TwoFactorsScreen } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profile/two-factors')({
  loader: ({ context }) => accountMessages(context),
  component: TwoFactorsScreen,
})
