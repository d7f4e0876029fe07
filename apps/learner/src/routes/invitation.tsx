import { accountMessages, invitationOf, InvitationScreen } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/invitation')({
  validateSearch: invitationOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <InvitationScreen {...Route.useSearch()} />,
})
