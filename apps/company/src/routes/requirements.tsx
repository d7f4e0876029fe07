import { createFileRoute } from '@tanstack/react-router'
import { peopleMessages } from '../features/people/messages.ts'
import { departmentsQuery, groupsQuery } from '../features/people/queries.ts'
import { requirementPeopleQuery, requirementsQuery } from '../features/people/requirements/api.ts'
import { filtersOf } from '../features/people/requirements/filters.ts'
import { RequirementsScreen } from '../features/people/requirements/requirements-screen.tsx'

export const Route = createFileRoute('/requirements')({
  validateSearch: filtersOf,
  loaderDeps: ({ search }) => filtersOf({ ...search }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(requirementsQuery(deps.as_of))
    void context.queryClient.prefetchInfiniteQuery(requirementPeopleQuery(deps))
    void context.queryClient.prefetchQuery(departmentsQuery())
    void context.queryClient.prefetchQuery(groupsQuery())
    return peopleMessages(context)
  },
  component: () => <RequirementsScreen filters={filtersOf({ ...Route.useSearch() })} />,
})
