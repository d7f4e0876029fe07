import { accountMessages, GoogleInUse } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/google-error-used')({
  loader: ({ context }) => accountMessages(context),
  component: GoogleInUse,
})
