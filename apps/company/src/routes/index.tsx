import { createFileRoute } from '@tanstack/react-router'
import { dashboardQuery, needsQuery } from '../features/dashboard/api.ts'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import { peopleMessages } from '../features/people/messages.ts'

export const Route = createFileRoute('/')({
  // Begun with the navigation, awaited by the screen: it has its own waiting and failed states.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(dashboardQuery())
    void context.queryClient.prefetchQuery(needsQuery())
    // Statuses of requirements are named there.
    return peopleMessages(context)
  },
  component: DashboardScreen,
})
