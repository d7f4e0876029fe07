import { createFileRoute } from '@tanstack/react-router'
import { exportsMessages } from '../features/exports/messages.ts'
import { idOf } from '../features/people/parts/address-values.ts'
import { peopleMessages } from '../features/people/messages.ts'
import { disclosureQuery, trainingsQuery } from '../features/reports/disclosure/api.ts'
import { DisclosureScreen } from '../features/reports/disclosure/disclosure-screen.tsx'
import { type DisclosurePlace, placeOf, runningYear } from '../features/reports/disclosure/place.ts'
import { reportsMessages } from '../features/reports/messages.ts'

export const Route = createFileRoute('/reports/disclosure')({
  // A notification leads to the file that it tells of.
  validateSearch: (search: Record<string, unknown>): DisclosurePlace & { export?: number } => {
    const file = idOf(search['export'])
    return { ...placeOf(search), ...(file !== undefined && { export: file }) }
  },
  loaderDeps: ({ search }) => ({ year: search.year ?? runningYear() }),
  loader: async ({ context, deps: { year } }) => {
    void context.queryClient.prefetchQuery(disclosureQuery(year))
    void context.queryClient.prefetchInfiniteQuery(trainingsQuery({ year }))
    await Promise.all([reportsMessages(context), peopleMessages(context), exportsMessages(context)])
  },
  component: function DisclosureRoute() {
    const search = Route.useSearch()
    return <DisclosureScreen place={placeOf({ ...search })} exportId={search.export} />
  },
})
