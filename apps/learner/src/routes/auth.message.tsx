import { accountMessages, messageOf, MessageScreen } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/message')({
  validateSearch: messageOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <MessageScreen {...Route.useSearch()} />,
})
