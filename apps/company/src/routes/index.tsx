import { createFileRoute } from '@tanstack/react-router'
import { dashboardQuery } from '../features/dashboard/api.ts'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'

export const Route = createFileRoute('/')({
  // Begun with the navigation, awaited by the screen: it has its own waiting and failed states.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(dashboardQuery())
  },
  component: DashboardScreen,
})
