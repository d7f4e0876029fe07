import { accountMessages, EmailScreen } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profile/email')({
  loader: ({ context }) => accountMessages(context),
  component: EmailScreen,
})
