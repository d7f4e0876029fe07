import { createFileRoute } from '@tanstack/react-router'
import { exportsMessages } from '../features/exports/messages.ts'
import { peopleMessages } from '../features/people/messages.ts'
import { idOf } from '../features/people/parts/address-values.ts'
import { departmentsQuery, groupsQuery } from '../features/people/queries.ts'
import { requirementPeopleQuery, requirementsQuery } from '../features/people/requirements/api.ts'
import {
  filtersOf,
  marksOf,
  type MatrixMarks,
  type RequirementFilters,
} from '../features/people/requirements/filters.ts'
import { RequirementsScreen } from '../features/people/requirements/requirements-screen.tsx'

export const Route = createFileRoute('/requirements')({
  validateSearch: (
    search: Record<string, unknown>,
  ): RequirementFilters & MatrixMarks & { export?: number } => {
    const file = idOf(search['export'])
    return { ...filtersOf(search), ...marksOf(search), ...(file !== undefined && { export: file }) }
  },
  loaderDeps: ({ search }) => filtersOf({ ...search }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(requirementsQuery(deps.as_of))
    void context.queryClient.prefetchInfiniteQuery(requirementPeopleQuery(deps))
    void context.queryClient.prefetchQuery(departmentsQuery())
    void context.queryClient.prefetchQuery(groupsQuery())
    return Promise.all([peopleMessages(context), exportsMessages(context)])
  },
  component: function RequirementsRoute() {
    const search = Route.useSearch()
    return (
      <RequirementsScreen
        filters={filtersOf({ ...search })}
        marks={marksOf({ ...search })}
        exportId={search.export}
      />
    )
  },
})
