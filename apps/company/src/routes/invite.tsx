import { createFileRoute } from '@tanstack/react-router'
import { idOf } from '../features/people/employees/filters.ts'
import { InviteScreen } from '../features/people/invite/invite-screen.tsx'
import { type InviteWay, inviteWays } from '../features/people/invite/ways.ts'
import { peopleMessages } from '../features/people/messages.ts'
import { departmentsQuery } from '../features/people/queries.ts'

export const Route = createFileRoute('/invite')({
  // A notification leads to the list that it tells of.
  validateSearch: (search: Record<string, unknown>): { by?: InviteWay; import?: number } => {
    const by = inviteWays.find(way => way === search['by'])
    const list = idOf(search['import'])
    return { ...(by && { by }), ...(list !== undefined && { import: list }) }
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(departmentsQuery())
    return peopleMessages(context)
  },
  component: () => {
    const { by = 'one', import: list } = Route.useSearch()
    return <InviteScreen by={by} {...(list !== undefined && { importId: list })} />
  },
})
