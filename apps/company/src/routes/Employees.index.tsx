import { createFileRoute } from '@tanstack/react-router'
import { exportsMessages } from '../features/exports/messages.ts'
import { employeesQuery } from '../features/people/employees/api.ts'
import { EmployeesScreen } from '../features/people/employees/employees-screen.tsx'
import { type EmployeeFilters, filtersOf, type MessagesPlace } from '../features/people/employees/filters.ts'
import { ageSorts, dialogPlaceOf } from '../features/people/parts/found.ts'
import { chosenOf } from '../features/people/parts/list-selection.ts'
import { idOf } from '../features/people/parts/address-values.ts'
import { peopleMessages } from '../features/people/messages.ts'
import { departmentsQuery } from '../features/people/queries.ts'

export const Route = createFileRoute('/Employees/')({
  // A notification leads to the file, or the act on many, that it tells of.
  validateSearch: (
    search: Record<string, unknown>,
  ): EmployeeFilters & MessagesPlace & { export?: number; act?: number; chosen?: string; messages?: '1' } => {
    const file = idOf(search['export'])
    const act = idOf(search['act'])
    const chosen = chosenOf(search['chosen'])
    return {
      ...filtersOf(search),
      ...(file !== undefined && { export: file }),
      ...(act !== undefined && { act }),
      ...(chosen !== undefined && { chosen }),
      ...(String(search['messages']) === '1' && { messages: '1', ...dialogPlaceOf(search, ageSorts) }),
    }
  },
  loaderDeps: ({ search }) => filtersOf({ ...search }),
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(employeesQuery(deps))
    void context.queryClient.prefetchQuery(departmentsQuery())
    await Promise.all([peopleMessages(context), exportsMessages(context)])
  },
  component: () => {
    const search = Route.useSearch()
    return (
      <EmployeesScreen
        filters={filtersOf({ ...search })}
        chosen={search.chosen}
        messages={search.messages && dialogPlaceOf({ ...search }, ageSorts)}
        {...(search.export !== undefined && { exportId: search.export })}
        {...(search.act !== undefined && { actId: search.act })}
      />
    )
  },
})
