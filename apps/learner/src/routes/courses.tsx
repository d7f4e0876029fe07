import { createFileRoute } from '@tanstack/react-router'
import { coursesQuery } from '../features/catalogue/api.ts'
import { CataloguePage } from '../features/catalogue/catalogue-page.tsx'
import { filtersOf } from '../features/catalogue/filters.ts'

export const Route = createFileRoute('/courses')({
  validateSearch: filtersOf,
  // Parameters that are not the catalogue's stay in the address and out of the calls.
  loaderDeps: ({ search }) => filtersOf({ ...search }),
  // Begun with the navigation, awaited by the screen: it has its own waiting and failed states.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(coursesQuery(deps))
  },
  component: CataloguePage,
})
