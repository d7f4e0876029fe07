import { accountMessages, GoogleFailed, messageOf } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/google-error')({
  validateSearch: messageOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <GoogleFailed {...Route.useSearch()} />,
})
