import { accountMessages, GoogleFailed } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/google-error')({
  loader: ({ context }) => accountMessages(context),
  component: () => <GoogleFailed />,
})
