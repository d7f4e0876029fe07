import { accountMessages, invitationOf, TeamInvitationScreen } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/team-invitation')({
  validateSearch: invitationOf,
  loader: ({ context }) => accountMessages(context),
  component: () => <TeamInvitationScreen {...Route.useSearch()} />,
})
