import { accountMessages, GoogleInUse, messageOf } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/google-error-used')({
  validateSearch: messageOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <GoogleInUse {...Route.useSearch()} />,
})
