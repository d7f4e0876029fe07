import { accountMessages } from '@masar/accounts'
import { createFileRoute } from '@tanstack/react-router'
import { peopleMessages } from '../features/people/messages.ts'
import { memberInvitationsQuery, membersQuery, securityQuery } from '../features/people/team/api.ts'
import { teamPlaceOf } from '../features/people/team/place.ts'
import { TeamScreen } from '../features/people/team/team-screen.tsx'

export const Route = createFileRoute('/team')({
  validateSearch: teamPlaceOf,
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(membersQuery())
    void context.queryClient.prefetchQuery(memberInvitationsQuery())
    void context.queryClient.prefetchQuery(securityQuery())
    // The names of the roles stand with the accounts.
    await Promise.all([peopleMessages(context), accountMessages(context)])
  },
  component: () => <TeamScreen place={teamPlaceOf({ ...Route.useSearch() })} />,
})
