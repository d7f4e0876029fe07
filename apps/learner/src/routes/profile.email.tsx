import { accountMessages, EmailScreen } from '@masar/app-shell/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/profile/email')({
  loader: ({ context }) => accountMessages(context),
  component: EmailScreen,
})
