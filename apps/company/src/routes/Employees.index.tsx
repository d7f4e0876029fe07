import { createFileRoute } from '@tanstack/react-router'
import { employeesQuery } from '../features/people/employees/api.ts'
import { EmployeesScreen } from '../features/people/employees/employees-screen.tsx'
import { filtersOf } from '../features/people/employees/filters.ts'
import { peopleMessages } from '../features/people/messages.ts'
import { departmentsQuery } from '../features/people/queries.ts'

export const Route = createFileRoute('/Employees/')({
  validateSearch: filtersOf,
  loaderDeps: ({ search }) => filtersOf({ ...search }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(employeesQuery(deps))
    void context.queryClient.prefetchQuery(departmentsQuery())
    return peopleMessages(context)
  },
  component: () => <EmployeesScreen filters={filtersOf({ ...Route.useSearch() })} />,
})
