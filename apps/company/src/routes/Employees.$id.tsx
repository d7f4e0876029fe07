import { createFileRoute } from '@tanstack/react-router'
import { employeeQuery } from '../features/people/employee/api.ts'
import { EmployeeScreen } from '../features/people/employee/employee-screen.tsx'
import { ageSorts, listPlaceOf } from '../features/people/parts/found.ts'
import type { HistoryPlace } from '../features/people/parts/history-tools.tsx'
import { peopleMessages } from '../features/people/messages.ts'

export const Route = createFileRoute('/Employees/$id')({
  validateSearch: (search: Record<string, unknown>): HistoryPlace => listPlaceOf(search, ageSorts),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(employeeQuery(Number(params.id)))
    return peopleMessages(context)
  },
  component: () => (
    <EmployeeScreen
      id={Number(Route.useParams().id)}
      history={listPlaceOf({ ...Route.useSearch() }, ageSorts)}
    />
  ),
})
