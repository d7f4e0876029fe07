import { createFileRoute } from '@tanstack/react-router'
import { GroupsScreen } from '../features/people/groups/groups-screen.tsx'
import { groupsPlaceOf } from '../features/people/groups/place.ts'
import { peopleMessages } from '../features/people/messages.ts'
import { groupsQuery } from '../features/people/queries.ts'

export const Route = createFileRoute('/groups')({
  validateSearch: groupsPlaceOf,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(groupsQuery())
    return peopleMessages(context)
  },
  component: () => <GroupsScreen place={groupsPlaceOf({ ...Route.useSearch() })} />,
})
