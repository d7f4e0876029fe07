import { accountMessages, PasswordScreen } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profile/password')({
  loader: ({ context }) => accountMessages(context),
  component: PasswordScreen,
})
