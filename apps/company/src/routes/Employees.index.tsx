import { createFileRoute } from '@tanstack/react-router'
import { departmentsQuery, employeesQuery } from '../features/employees/api.ts'
import { EmployeesScreen } from '../features/employees/employees-screen.tsx'
import { filtersOf } from '../features/employees/filters.ts'

export const Route = createFileRoute('/Employees/')({
  validateSearch: filtersOf,
  loaderDeps: ({ search }) => filtersOf({ ...search }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(employeesQuery(deps))
    void context.queryClient.prefetchQuery(departmentsQuery())
  },
  component: () => <EmployeesScreen filters={filtersOf({ ...Route.useSearch() })} />,
})
