import { createFileRoute } from '@tanstack/react-router'
import { InviteScreen } from '../features/people/invite/invite-screen.tsx'
import { invitePlaceOf } from '../features/people/invite/ways.ts'
import { peopleMessages } from '../features/people/messages.ts'
import { departmentsQuery } from '../features/people/queries.ts'

export const Route = createFileRoute('/invite')({
  validateSearch: invitePlaceOf,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(departmentsQuery())
    return peopleMessages(context)
  },
  component: () => {
    const { by = 'one', import: list, ...place } = invitePlaceOf({ ...Route.useSearch() })
    return <InviteScreen by={by} place={place} {...(list !== undefined && { importId: list })} />
  },
})
