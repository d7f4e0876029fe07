import { createFileRoute } from '@tanstack/react-router'
import { myCoursesQuery } from '../features/learn/api.ts'
import { LearnScreen } from '../features/learn/learn-screen.tsx'
import { learnMessages } from '../features/learn/messages.ts'
import { viewOf } from '../features/learn/view.ts'

export const Route = createFileRoute('/learn')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(myCoursesQuery())
    return learnMessages(context)
  },
  component: () => <LearnScreen view={viewOf({ ...Route.useSearch() })} />,
})
