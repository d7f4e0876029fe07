import { createFileRoute } from '@tanstack/react-router'
import { exportsMessages } from '../features/exports/messages.ts'
import { learnMessages } from '../features/learn/messages.ts'
import { idOf } from '../features/people/parts/address-values.ts'
import { peopleMessages } from '../features/people/messages.ts'
import { departmentsQuery } from '../features/people/queries.ts'
import { prefetchReport } from '../features/reports/api.ts'
import { reportsMessages } from '../features/reports/messages.ts'
import { placeOf, type ReportPlace } from '../features/reports/place.ts'
import { ReportsScreen } from '../features/reports/reports-screen.tsx'

export const Route = createFileRoute('/reports/')({
  // A notification leads to the file that it tells of.
  validateSearch: (search: Record<string, unknown>): Partial<ReportPlace> & { export?: number } => {
    const file = idOf(search['export'])
    return { ...placeOf(search), ...(file !== undefined && { export: file }) }
  },
  loaderDeps: ({ search }) => placeOf({ ...search }),
  loader: async ({ context, deps }) => {
    prefetchReport(context.queryClient, deps)
    void context.queryClient.prefetchQuery(departmentsQuery())
    // The fields for courses and departments are those of other pages.
    await Promise.all([
      reportsMessages(context),
      peopleMessages(context),
      learnMessages(context),
      exportsMessages(context),
    ])
  },
  component: () => {
    const search = Route.useSearch()
    return <ReportsScreen place={placeOf({ ...search })} exportId={search.export} />
  },
})
