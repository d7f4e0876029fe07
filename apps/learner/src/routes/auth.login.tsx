import { accountMessages, LoginScreen, signInOf } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/login')({
  validateSearch: signInOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <LoginScreen {...Route.useSearch()} />,
})
