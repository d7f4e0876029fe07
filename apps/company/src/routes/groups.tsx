import { createFileRoute } from '@tanstack/react-router'
import { GroupsScreen } from '../features/people/groups/groups-screen.tsx'
import { peopleMessages } from '../features/people/messages.ts'
import { groupsQuery } from '../features/people/queries.ts'

export const Route = createFileRoute('/groups')({
  // Which group is open stands in the address, so that it is found again and can be sent to somebody.
  validateSearch: (search: Record<string, unknown>): { group?: number } =>
    /^[1-9]\d{0,8}$/.test(String(search['group'] ?? '')) ? { group: Number(search['group']) } : {},
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(groupsQuery())
    return peopleMessages(context)
  },
  component: () => <GroupsScreen open={Route.useSearch().group} />,
})
