import { createFileRoute } from '@tanstack/react-router'
import { learnMessages } from '../features/learn/messages.ts'
import { requestsQuery } from '../features/learn/requests/api.ts'
import { requestFiltersOf, type RequestsPlace, requestsPlaceOf } from '../features/learn/requests/place.ts'
import { RequestsScreen } from '../features/learn/requests/requests-screen.tsx'
import { peopleMessages } from '../features/people/messages.ts'
import { chosenOf } from '../features/people/parts/list-selection.ts'

export const Route = createFileRoute('/requests')({
  validateSearch: (search: Record<string, unknown>): RequestsPlace & { chosen?: string } => {
    const chosen = chosenOf(search['chosen'])
    return { ...requestsPlaceOf(search), ...(chosen !== undefined && { chosen }) }
  },
  loaderDeps: ({ search }) => requestsPlaceOf({ ...search }),
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(requestsQuery(requestFiltersOf(deps)))
    // The words for failures are those of the pages of people.
    await Promise.all([learnMessages(context), peopleMessages(context)])
  },
  component: () => {
    const search = Route.useSearch()
    return <RequestsScreen place={requestsPlaceOf({ ...search })} chosen={search.chosen} />
  },
})
