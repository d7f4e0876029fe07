import { createFileRoute } from '@tanstack/react-router'
import { homeQuery } from '../features/home/api.ts'
import { HomePage } from '../features/home/home-page.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(homeQuery())
  },
  component: HomePage,
})
