import { createFileRoute } from '@tanstack/react-router'
import { DepartmentsScreen } from '../features/people/departments/departments-screen.tsx'
import { peopleMessages } from '../features/people/messages.ts'
import { listPlaceOf } from '../features/people/parts/found.ts'
import { departmentsQuery } from '../features/people/queries.ts'

export const Route = createFileRoute('/departments')({
  validateSearch: (search: Record<string, unknown>): { q?: string } => listPlaceOf(search, []),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(departmentsQuery())
    return peopleMessages(context)
  },
  component: () => <DepartmentsScreen q={Route.useSearch().q} />,
})
